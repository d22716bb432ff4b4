import { addLink } from '@app/contract/member-documents/member-document'
import { addNote } from '@app/contract/member-documents/member-note'
import { memberBookings } from '@app/contract/member-summary/bookings'
import { memberChanges } from '@app/contract/member-summary/changes'
import { memberSummary } from '@app/contract/member-summary/summary'
import { createBeneficiary } from '@app/contract/members/beneficiaries'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { punishMember } from '@app/contract/members/web-punishment'
import { expect, it } from 'vitest'
import { passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const [id, partner] = desk.members

it('a member is told at a glance: debt, credits, passes, who belongs to him, what comes next and what was last', async () => {
  expect(await desk.call(memberSummary, { id })).toMatchObject({
    debe: 0,
    creditos: 0,
    abonos: 0,
    abono_hasta: null,
    num_reservas: 0,
    num_notas: 0,
    num_documentos: 0,
    proximas: [],
    ultimas: [],
    familia: [],
  })
  const { id_reg_reserva: last } = await desk.book({ fecha_ini: '2026-11-23', id_mst_socios: partner, socios: [id] })
  const { id_reg_reserva: next } = await desk.book({ fecha_ini: '2026-11-20', hora_ini: 1200 })
  await desk.sell(desk.bookings, id)
  const child = await desk.call(createBeneficiary, { id_socio: id, nombre: 'Leo', apellidos: 'Puig' })
  const seen = await desk.call(memberSummary, { id })
  expect(seen).toMatchObject({
    debe: 6000,
    abonos: 1,
    familia: [{ id_mst_socios: child.id, nombre_completo: 'Leo Puig', es_titular: false }],
  })
  // a line that was written off counts no more
  const { id_reg_factura } = await desk.db
    .insertInto('factura')
    .values({
      id_mst_socios: id,
      id_reg_reserva: next,
      concepto: 'Luz',
      precio: 90,
      fecha_creacion: '2026-11-20',
      fecha_baja: '2026-11-20',
    })
    .returning('id_reg_factura')
    .executeTakeFirstOrThrow()
  expect((await desk.call(memberSummary, { id })).proximas).toEqual(seen.proximas)
  await desk.db.deleteFrom('factura').where('id_reg_factura', '=', id_reg_factura).execute()
  expect(seen.proximas.map((one) => [one.id_reg_reserva, one.es_responsable, one.precio, one.pendiente])).toEqual([
    [next, true, 600, 600],
    [last, false, 600, 600],
  ])
  expect((await desk.call(memberSummary, { id: child.id })).familia).toMatchObject([{ id_mst_socios: id, es_titular: true }])
  desk.at('2026-11-20T20:30:00Z')
  const later = await desk.call(memberSummary, { id })
  desk.at('2026-11-20T10:00:00Z')
  expect([later.proximas.map((one) => one.id_reg_reserva), later.ultimas.map((one) => one.id_reg_reserva), later.debe]).toEqual([
    [last],
    [next],
    6600,
  ])
})
it('the tabs of a member count all bookings to come, the notes and the documents of this member alone', async () => {
  const [owner, other] = [await desk.member('Nora'), await desk.member('Oriol')]
  for (let day = 1; day <= 6; day += 1)
    await desk.book({ fecha_ini: `2026-12-0${day}`, hora_ini: 1200, id_mst_socios: owner, socios: [owner] })
  for (const desc_nota of ['Llega tarde', 'Prefiere pádel']) await desk.call(addNote, { id_mst_socios: owner, desc_nota })
  await desk.call(addLink, { id_mst_socios: owner, url_documento: 'https://club.example/norma', descripcion: 'Norma' })
  const counts = async (id: number) => {
    const { num_reservas, num_notas, num_documentos, proximas } = await desk.call(memberSummary, { id })
    return [num_reservas, proximas.length, num_notas, num_documentos]
  }
  expect(await counts(owner)).toEqual([6, 5, 2, 1])
  expect(await counts(other)).toEqual([0, 0, 0, 0])
})
it('the passes of a member are those in force, and the day is that on which the first of them ends', async () => {
  const owner = await desk.member('Dora')
  const passes = async () => {
    const { abonos, abono_hasta } = await desk.call(memberSummary, { id: owner })
    return [abonos, abono_hasta]
  }
  await desk.sell(desk.bookings, partner)
  expect(await passes()).toEqual([0, null])
  const { id_reg_abonos: first } = await desk.sell(desk.bookings, owner)
  const { id_reg_abonos: second } = await desk.sell(desk.hours, owner)
  const set = (id: number, change: object) => desk.db.updateTable('abono').set(change).where('id_reg_abonos', '=', id).execute()
  await set(first, { vence: new Date('2026-12-31T23:00:00Z') })
  await set(second, { vence: new Date('2026-12-15T23:00:00Z') })
  expect(await passes()).toEqual([2, '2026-12-15'])
  for (const over of [{ activo: false }, { fecha_baja: '2026-11-20' }, { vence: desk.now() }]) {
    await set(second, over)
    expect([over, await passes()]).toEqual([over, [1, '2026-12-31']])
    await set(second, { activo: true, fecha_baja: null, vence: null })
  }
  expect(await passes()).toEqual([2, '2026-12-31'])
})
it('a booking tells what the member owes of it himself, and is over in the minute in which it ends', async () => {
  const player = await desk.member('Enric')
  const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-11-20', hora_ini: 600, id_mst_socios: partner, socios: [partner, player] })
  await desk.db
    .updateTable('factura')
    .set({ precio: 900 })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .where('id_mst_socios', '=', player)
    .execute()
  const seen = async (instant: string) => {
    desk.at(instant)
    const { proximas, ultimas } = await desk.call(memberSummary, { id: player })
    return [proximas.map((one) => one.precio), ultimas.map((one) => one.precio)]
  }
  // it ends at 11:00 in the club
  expect(await seen('2026-11-20T09:59:00Z')).toEqual([[900], []])
  expect(await seen('2026-11-20T10:00:00Z')).toEqual([[], [900]])
  await desk.db.updateTable('factura').set({ pagado: 900, fecha_pago: '2026-11-20' }).where('id_mst_socios', '=', player).execute()
  expect(await desk.call(memberBookings, { id: player })).toMatchObject([{ precio: 900, pendiente: 0, es_responsable: false }])
})
it('the bookings of a member are those in which he plays between two days, the newest first', async () => {
  const days = async (range: { start_date?: string; end_date?: string } = {}) =>
    (await desk.call(memberBookings, { id, ...range })).map(({ fecha }) => fecha)
  expect(await days()).toEqual(['2026-11-23', '2026-11-20'])
  expect(await days({ start_date: '2026-11-20', end_date: '2026-11-22' })).toEqual(['2026-11-20'])
  expect(await days({ start_date: '2026-11-24' })).toEqual([])
})
it('the changes of a file say who changed what, before and after, the newest first, and of whom they are', async () => {
  const made = await desk.call(createMember, { nombre: 'Ane', apellidos: 'Ruiz', telefono: '600111222' })
  await desk.call(updateMember, { id: made.id_mst_socios, telefono: '600111333', nombre: 'Ane' })
  await desk.call(punishMember, { id: made.id_mst_socios, fecha_ini_acceso_web: '2026-12-01' })
  const told = await desk.call(memberChanges, { id: made.id_mst_socios })
  expect(told.map((one) => [one.id_mst_socios, one.es_nueva, one.cambios.length > 1])).toEqual([
    [desk.id, false, false],
    [desk.id, false, false],
    [desk.id, true, true],
  ])
  expect(told.slice(0, 2).flatMap((one) => one.cambios)).toEqual([
    { campo: 'fecha_ini_acceso_web', antes: null, despues: '2026-12-01' },
    { campo: 'telefono', antes: '+34600111222', despues: '+34600111333' },
  ])
  expect(await desk.call(memberChanges, { id: partner })).toEqual([])
})
it('the guest has no page, nobody’s number none either, and all of it needs members’ files (R-296, A-138)', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  for (const call of [memberSummary, memberBookings, memberChanges] as const) {
    await expect(desk.call(call as typeof memberSummary, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
    await expect(desk.call(call as typeof memberSummary, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(clerk.call(call as typeof memberSummary, { id })).rejects.toMatchObject({ status: 403 })
  }
})
