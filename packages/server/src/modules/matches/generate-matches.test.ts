import { generateMatches, previewMatches } from '@app/contract/matches/generate-matches'
import { groupMatches } from '@app/contract/matches/matches'
import { unplaceMatch } from '@app/contract/matches/place-match'
import { addMatchHours, removeLimit, removeMatchHours } from '@app/contract/member-hours/member-hours'
import { setAllowedSports } from '@app/contract/member-permissions/member-permissions'
import { afterEach, describe, expect, it } from 'vitest'
import { leagueClub, saturday } from '../../testing/modules/matches.ts'

const { desk, group, teams, newMatch, broken } = await leagueClub()
const preview = (eliminarOtrasReservas = 0) => desk.call(previewMatches, { id: group, eliminarOtrasReservas })
const generate = (more: { eliminarOtrasReservas?: number; partidos?: number[]; vista?: string } = {}) =>
  desk.call(generateMatches, { id: group, ...more })
const places = ({ partidos }: Awaited<ReturnType<typeof preview>>) =>
  partidos.map(({ lugar }) => lugar && `${lugar.fecha.slice(5)} ${lugar.hora_ini} ${lugar.desc_recurso}`)
/** Keeps every court but the first of the two padel courts busy all day. */
const fill = async () => {
  for (const id_mst_recurso of [desk.other, desk.hall]) {
    for (let hora_ini = 480; hora_ini < 1320; hora_ini += 60)
      await desk.book({ fecha_ini: saturday, hora_ini, duracion: 60, id_mst_recurso, confirmar_mismo_horario: true })
  }
}
afterEach(async () => {
  for (const one of await desk.call(groupMatches, { id: group }))
    if (one.reserva) await desk.call(unplaceMatch, { id: one.id_reg_partidos })
  await desk.db.deleteFrom('partido').execute()
  await desk.db.updateTable('factura').set({ id_reg_reserva: null }).execute()
  for (const table of ['reserva_ocupa', 'reserva_socio', 'reserva'] as const) await desk.db.deleteFrom(table).execute()
})

describe('generating the bookings of a group', () => {
  it('puts each match on the first free hour of its days, nobody twice at a time, and changes nothing until it is asked to', async () => {
    const ids = [await newMatch(), await newMatch(teams[0], teams[2]), await newMatch(teams[2], teams[3])]
    const seen = await preview()
    // Anna plays the first two: the second waits until the first has ended
    expect(places(seen)).toEqual(['11-28 540 Pádel 1', '11-28 630 Pádel 1', '11-28 540 Pádel 2'])
    expect(await desk.db.selectFrom('reserva').select('id_reg_reserva').execute()).toEqual([])
    expect(await generate({ vista: seen.vista })).toMatchObject({ creadas: 3, anuladas: 0, sin_hueco: 0 })
    const made = await desk.call(groupMatches, { id: group })
    expect(made.map((one) => one.estado)).toEqual(['pendiente', 'pendiente', 'pendiente'])
    expect(made.map((one) => one.id_reg_partidos)).toEqual(ids)
    expect(await generate()).toMatchObject({ creadas: 0, anuladas: 0, sin_hueco: 0 })
    expect(await broken()).toEqual([])
  })
  it('places only what is ticked, and is refused when the list is another one by now', async () => {
    const [first, second] = [await newMatch(), await newMatch(teams[2], teams[3])]
    const { vista } = await preview()
    expect(await generate({ vista, partidos: [second] })).toMatchObject({ creadas: 1, anuladas: 0, sin_hueco: 0 })
    await expect(generate({ vista, partidos: [first] })).rejects.toMatchObject({ status: 409, code: 'partido.vista_cambiada' })
  })
  it('leaves a match to place where no hour is free, unless others may be cancelled; what is paid, blocks and matches stay', async () => {
    await fill()
    const taken = await desk.book({ fecha_ini: saturday, hora_ini: 600, duracion: 60, confirmar_mismo_horario: true })
    const window = { hora_desde: 600, hora_hasta: 690 }
    const first = await newMatch(teams[2], teams[3], window)
    expect(places(await preview())).toEqual([null])
    expect(await generate()).toMatchObject({ creadas: 0, anuladas: 0, sin_hueco: 1 })
    expect(await generate({ eliminarOtrasReservas: 1 })).toMatchObject({ creadas: 0, anuladas: 0, sin_hueco: 1 })
    const paid = (pagado: number) => desk.db.updateTable('factura').set({ pagado }).execute()
    const blocked = (es_bloqueig: boolean) => desk.db.updateTable('reserva').set({ es_bloqueig }).execute()
    await paid(1)
    expect(places(await preview(4))).toEqual([null])
    await paid(0)
    await blocked(true)
    expect(places(await preview(4))).toEqual([null])
    await blocked(false)
    const seen = await preview(4)
    expect(seen.partidos[0]).toMatchObject({
      lugar: { desc_recurso: 'Pádel 1', hora_ini: 600 },
      anula: [{ id_reg_reserva: taken.id_reg_reserva }],
    })
    await desk.db.updateTable('socio').set({ email: 'anna@club.cat' }).where('id_mst_socios', '=', desk.members[0]).execute()
    expect(await generate({ eliminarOtrasReservas: 4, vista: seen.vista })).toMatchObject({ creadas: 1, anuladas: 1, sin_hueco: 0 })
    desk.at('2026-11-20T10:01:01Z')
    await desk.product.outbox.drained()
    const letters = await desk.db.selectFrom('correo').select(['para', 'asunto']).execute()
    expect(letters).toEqual([{ para: 'anna@club.cat', asunto: 'Reserva anulada: Pádel 1 28/11/2026 10:00' }])
    desk.at('2026-11-20T10:00:00Z')
    expect(await broken()).toEqual([])
    // its booking is a match's by now: it is not cancelled for the next one
    await newMatch(teams[0], teams[1], window)
    await desk.db.updateTable('factura').set({ pagado: 1 }).where('id_reg_reserva', 'is not', null).execute()
    expect(places(await preview(4))).toEqual([null])
    await desk.db.updateTable('factura').set({ pagado: 0 }).execute()
    await desk.call(unplaceMatch, { id: first })
  })
  it('cancels without a letter where none is asked for, and nothing that waits for approval (A-38)', async () => {
    await fill()
    await desk.book({ fecha_ini: saturday, hora_ini: 600, duracion: 60, confirmar_mismo_horario: true })
    await newMatch(teams[2], teams[3], { hora_desde: 600, hora_hasta: 690 })
    const waits = (pendiente_confirmar: 0 | 2) => desk.db.updateTable('reserva').set({ pendiente_confirmar }).execute()
    await waits(2)
    expect(places(await preview(2))).toEqual([null])
    await waits(0)
    // a paid booking of another day is no obstacle
    const { id_reg_reserva: paid } = await desk.book({ fecha_ini: '2026-12-01', hora_ini: 600, confirmar_mismo_horario: true })
    await desk.db.updateTable('factura').set({ pagado: 1 }).where('id_reg_reserva', '=', paid).execute()
    const before = await desk.db.selectFrom('outbox').select('id').execute()
    expect(await generate({ eliminarOtrasReservas: 2 })).toMatchObject({ creadas: 1, anuladas: 1 })
    expect(await desk.db.selectFrom('outbox').select('id').execute()).toEqual(before)
    await desk.db.updateTable('factura').set({ pagado: 0 }).execute()
  })
  it('keeps to the hours that members have for matches, as many as are left of them (R-314, R-319)', async () => {
    const [anna] = desk.members
    const hours = { id_mst_socios: anna, id_mst_recurso: desk.other, dia: 6, hora_inicio: 1080, hora_fin: 1320, es_partido: true }
    const { id_mst_socios_horas_partidos_temporada: id } = await desk.call(addMatchHours, { ...hours, horas_asignadas: 1.5 })
    await newMatch()
    await newMatch(teams[0], teams[2])
    expect(places(await preview())).toEqual(['11-28 1080 Pádel 2', null])
    expect(await generate()).toMatchObject({ creadas: 1, sin_hueco: 1 })
    expect(places(await preview())).toEqual([null])
    await desk.call(removeLimit, { id })
    expect(places(await preview())).toEqual(['11-28 1170 Pádel 2'])
    await desk.call(removeMatchHours, { id })
  })
  it('leaves out the match of somebody who may not book the sport, says so, and places the others (R-302, 0127)', async () => {
    const [anna] = desk.members
    const hers = await newMatch()
    await newMatch(teams[2], teams[3])
    const { id_mst_tiporecurso: other } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis de prueba' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    await desk.call(setAllowedSports, { id: anna, socioTiporecursosSelection: [other] })
    const seen = await preview()
    expect(seen.partidos.map(({ id_reg_partidos, restringido, lugar }) => [id_reg_partidos === hers, restringido, lugar !== null])).toEqual(
      [
        [true, true, false],
        [false, false, true],
      ],
    )
    expect(await generate({ vista: seen.vista })).toMatchObject({ creadas: 1, sin_hueco: 0, restringidos: 1 })
    await desk.call(setAllowedSports, { id: anna, socioTiporecursosSelection: [] })
    expect(await generate()).toMatchObject({ creadas: 1, sin_hueco: 0, restringidos: 0 })
    expect(await broken()).toEqual([])
  })
  it('waits for whoever plays elsewhere, not for a booking that takes no court', async () => {
    await newMatch()
    const { id_reg_reserva } = await desk.book({ fecha_ini: saturday, hora_ini: 540, duracion: 60, id_mst_recurso: desk.hall })
    expect(places(await preview())).toEqual(['11-28 600 Pádel 1'])
    await desk.db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect(places(await preview())).toEqual(['11-28 540 Pádel 1'])
  })
  it('takes the courts that are open to bookings, while their calendar and sport are in use', async () => {
    const { db, padel, other } = desk
    await newMatch()
    await db.updateTable('recurso').set({ reservar_pista: false }).where('id_mst_recurso', '=', padel).execute()
    expect(places(await preview())).toEqual(['11-28 540 Pádel 2'])
    const { id_mst_calendario } = await db
      .insertInto('calendario')
      .values({ desc_calendario: 'Antiguo', activo: false })
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    await db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', '=', other).execute()
    expect(places(await preview())).toEqual(['11-28 540 Pabellón'])
    await db.updateTable('recurso').set({ reservar_pista: true, id_mst_calendario: null }).execute()
    await db.updateTable('tipo_recurso').set({ activo: false }).where('id_mst_tiporecurso', '=', 1).execute()
    expect(places(await preview())).toEqual([null])
    await db.updateTable('tipo_recurso').set({ activo: true }).where('id_mst_tiporecurso', '=', 1).execute()
  })
  it('knows no group that is not there, and no answer beyond 4', async () => {
    await expect(desk.call(previewMatches, { id: 999 })).rejects.toMatchObject({ status: 404 })
    await expect(generate({ eliminarOtrasReservas: 5 })).rejects.toMatchObject({ status: 422 })
  })
})
