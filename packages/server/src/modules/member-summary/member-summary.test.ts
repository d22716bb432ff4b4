import { memberBookings } from '@app/contract/member-summary/bookings'
import { memberChanges } from '@app/contract/member-summary/changes'
import { memberSummary } from '@app/contract/member-summary/summary'
import { createBeneficiary } from '@app/contract/members/beneficiaries'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { punishMember } from '@app/contract/members/web-punishment'
import { expect, it } from 'vitest'
import { passClub } from '../passes/testing.ts'

const desk = await passClub()
const [id, partner] = desk.members

it('a member is told at a glance: debt, credits, passes, who belongs to him, what comes next and what was last', async () => {
  expect(await desk.call(memberSummary, { id })).toMatchObject({
    debe: 0,
    creditos: 0,
    abonos: 0,
    abono_hasta: null,
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
