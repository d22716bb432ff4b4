import { mergePreview } from '@app/contract/member-merge/merge'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { leagueClub } from '../../testing/modules/matches.ts'

describe('what keeps two records from becoming one', async () => {
  const { desk, team, teams } = await leagueClub()
  const { db } = desk
  const someone = () => desk.member('Pol')
  const change = (id: number, set: object) => db.updateTable('socio').set(set).where('id_mst_socios', '=', id).execute()
  const blocks = async (id: number, otro: number) => (await desk.call(mergePreview, { id, otro })).bloqueos
  /** The same in either order. */
  const both = async (one: number, other: number) => [await blocks(one, other), await blocks(other, one)]

  it('is that one stands for the other as holder or guardian, whichever of them ends', async () => {
    const [adult, child, ward] = [await someone(), await someone(), await someone()]
    await change(child, { id_mst_socios_titular: adult })
    await change(ward, { id_mst_socios_tutor: adult })
    const family = [{ motivo: 'family', detalle: null }]
    const guardian = [{ motivo: 'guardian', detalle: null }]
    expect(await both(adult, child)).toEqual([family, family])
    expect(await both(adult, ward)).toEqual([guardian, guardian])
    // two members with the same guardian do not block each other
    expect(await both(child, ward)).toEqual([[], []])
  })
  it('is that one is reserved, or that the one who ends is of the staff or administers: no member with an account of his own', async () => {
    const [one, other] = [await someone(), await someone()]
    await db.insertInto('cuenta').values({ id_mst_socios: other, is_staff: false, is_admin: false }).execute()
    expect(await both(one, other)).toEqual([[], []])
    for (const of of [{ is_staff: true }, { is_staff: false, is_admin: true }]) {
      await db.updateTable('cuenta').set(of).where('id_mst_socios', '=', other).execute()
      expect(await both(one, other)).toEqual([[{ motivo: 'staff', detalle: null }], []])
    }
    await change(one, { reservado: true })
    expect(await blocks(other, one)).toEqual([{ motivo: 'reserved', detalle: null }])
  })
  it('is that both play in one booking, and the last one is named; that one made it and the other plays is no such', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()]
    await desk.book({ id_mst_socios: one, socios: [third] })
    await desk.book({ id_mst_socios: third, socios: [third, other], hora_ini: 720 })
    expect(await both(one, other)).toEqual([[], []])
    for (const fecha_ini of ['2026-11-24', '2026-11-26', '2026-11-25'])
      await desk.book({ id_mst_socios: one, socios: [one, other], fecha_ini })
    const named = [{ motivo: 'same_booking', detalle: expect.stringContaining('26') }]
    expect(await both(one, other)).toEqual([named, named])
  })
  it('is that both have one fee on some day, which is named; one after the other, or in two courses, is no such', async () => {
    const [one, other] = [await someone(), await someone()]
    const { id_mst_cuotas: id_cuota } = await db
      .insertInto('cuotas')
      .values({ desc_cuota: 'Adulto', id_mst_tipoingreso: 2 })
      .returning('id_mst_cuotas')
      .executeTakeFirstOrThrow()
    const { id_mst_curso } = await db
      .insertInto('cursos')
      .values({ desc_curso: 'Mini' })
      .returning('id_mst_curso')
      .executeTakeFirstOrThrow()
    const give = (id_mst_socios: number, fecha_inicio_cuota: string, more: { fecha_fin_cuota?: string; id_mst_curso?: number } = {}) =>
      db
        .insertInto('socios_cuotas')
        .values({ id_mst_socios, id_cuota, fecha_inicio_cuota, date_create: '2026-11-01', ancla: '2026-11-01', ...more })
        .execute()
    await give(one, '2026-11-01', { fecha_fin_cuota: '2026-11-30' })
    await give(other, '2026-12-01')
    await give(one, '2026-12-01', { id_mst_curso })
    expect(await both(one, other)).toEqual([[], []])
    await give(one, '2027-01-01', { fecha_fin_cuota: '2027-01-01' })
    const named = [{ motivo: 'same_fee', detalle: 'Adulto' }]
    expect(await both(one, other)).toEqual([named, named])
  })
  it('is that they are one pair of a championship, in either order, which is named', async () => {
    const [, berta, carles] = desk.members
    const named = [{ motivo: 'team', detalle: 'Berta i Carles' }]
    expect(await both(berta, carles)).toEqual([named, named])
    await team('Anna i Berta', { id_mst_socios: desk.members[0], id_mst_socios_pareja: berta })
    expect(await both(desk.members[0], carles)).toEqual([[], []])
    expect(teams).toHaveLength(4)
  })
  it('is a payment of the one who ends that is under way or in doubt, and none that is over', async () => {
    const [stays, ends] = [await someone(), await someone()]
    const { id_reg_operacion } = await db
      .insertInto('libro_operacion')
      .values({ clase: 'pasarela_cobro', estado: 'pendiente', importe: 300, fecha: desk.now(), id_mst_socios: ends })
      .returning('id_reg_operacion')
      .executeTakeFirstOrThrow()
    const state = (estado: 'dudosa' | 'hecha') =>
      db.updateTable('libro_operacion').set({ estado }).where('id_reg_operacion', '=', id_reg_operacion).execute()
    const waits = [{ motivo: 'operation', detalle: null }]
    expect(await both(stays, ends)).toEqual([waits, []])
    await state('dudosa')
    expect(await blocks(stays, ends)).toEqual(waits)
    await state('hecha')
    expect(await blocks(stays, ends)).toEqual([])
  })
})

describe('the history of a record', async () => {
  const { desk } = await leagueClub()
  it('is counted for each kind of thing, of both records and together, with what they owe', async () => {
    const [stays, ends] = [await desk.member('Ona'), await desk.member('Ona')]
    const mine = await desk.book({ id_mst_socios: stays, socios: [stays], fecha_ini: '2026-11-19' })
    await desk.book({ id_mst_socios: ends, socios: [ends], fecha_ini: '2026-11-18' })
    await desk.book({ id_mst_socios: ends, socios: [ends], fecha_ini: '2026-11-17' })
    const { sumas, mueve } = await desk.call(mergePreview, { id: stays, otro: ends })
    const [line] = await linesOf(desk, mine.id_reg_reserva)
    expect(sumas).toEqual({ destino: { debe: line!.precio, monedero: 0 }, origen: { debe: 2 * line!.precio, monedero: 0 } })
    // each of them made bookings and plays in them
    expect(mueve.find(({ tabla }) => tabla === 'booking')).toMatchObject({ de_destino: 2, de_origen: 4, queda: 6 })
  })
})
