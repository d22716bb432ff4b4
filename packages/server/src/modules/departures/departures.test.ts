import { departurePreview, processDeparture, setLeaveDate } from '@app/contract/departures/departure'
import { createBeneficiary } from '@app/contract/members/beneficiaries'
import { updateMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { getPass, updatePass } from '@app/contract/passes/member-passes'
import { expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'
import { scheduleDepartures } from './due-departures.ts'

const desk = await passClub()
const [first, second, third] = desk.members
const mine = desk.product.clubs.all()[0]!
const round = async (at: string) => {
  await inThisClub(mine, (tx) => scheduleDepartures(tx, new Date(at), mine))
  await desk.product.outbox.drained()
}

it('a departure names what is left behind, and takes nothing of it (R-289)', async () => {
  const { id_reg_abonos } = await desk.sell(desk.bookings, first)
  await desk.call(createBeneficiary, { id_socio: first!, nombre: 'Leo', apellidos: 'Gil' })
  const seen = await desk.call(departurePreview, { id: first! })
  expect(seen).toMatchObject({ fecha_baja: '2026-11-20', creditos: 0, reservas: [], abonos: [{ id_reg_abonos }] })
  expect([seen.debe > 0, seen.beneficiarios.length]).toEqual([true, 1])
  await desk.call(updatePass, { id: id_reg_abonos, fecha_caducidad: '2026-12-31' })
  const ended = async (fecha_baja: string) =>
    (await desk.call(departurePreview, { id: first!, fecha_baja })).abonos.map(({ vence }) => vence)
  expect([await ended('2026-12-30'), await ended('2026-12-31')]).toEqual([['2026-12-31'], []])
  expect(await desk.call(getMember, { id: first! })).toMatchObject({ activo: true, fecha_baja: null })
})
it('a departure names the bookings after its day in which the member plays, in order, and nobody else’s (R-289)', async () => {
  const [id, friend] = [await desk.member('Dora'), await desk.member('Enric')]
  const play = async (fecha_ini: string, hora_ini: number, socios: number[]) =>
    (await desk.book({ fecha_ini, hora_ini, id_mst_socios: friend, socios })).id_reg_reserva
  const later = await play('2026-11-24', 600, [friend, id])
  const evening = await play('2026-11-23', 1200, [friend, id])
  const morning = await play('2026-11-23', 540, [friend, id])
  const lastDay = await play('2026-11-21', 600, [id])
  await play('2026-11-23', 720, [friend])
  const seen = async (more: { fecha_baja?: string } = {}) =>
    (await desk.call(departurePreview, { id, ...more })).reservas.map((one) => one.id_reg_reserva)
  expect(await seen()).toEqual([lastDay, morning, evening, later])
  expect(await seen({ fecha_baja: '2026-11-21' })).toEqual([morning, evening, later])
  // without another day, the stored one is used
  await desk.call(setLeaveDate, { id, fecha_baja: '2026-11-23' })
  expect(await seen()).toEqual([later])
  expect((await desk.call(departurePreview, { id })).beneficiarios).toEqual([])
})
it('a day to come is kept, changes nothing until it is over, and can be cleared (R-289, A-43)', async () => {
  expect(await desk.call(setLeaveDate, { id: second!, fecha_baja: '2026-11-25' })).toEqual({
    ...{ id_mst_socios: second, fecha_baja: '2026-11-25', activo: true, acceso_web: true },
  })
  await expect(desk.call(processDeparture, { id: second! })).rejects.toMatchObject({
    ...{ status: 409, code: 'socio.baja_futura', fields: { fecha_baja: [expect.any(String)] } },
  })
  expect((await desk.http({ method: 'POST', url: `/api/socio/${second}/gestionBajaSocio?fecha_baja=` })).body).toMatchObject({
    fecha_baja: null,
  })
  await desk.call(updateMember, { id: second!, fecha_alta: '2020-09-01' })
  await expect(desk.call(setLeaveDate, { id: second!, fecha_baja: '2020-08-31' })).rejects.toMatchObject({
    ...{ code: 'socio.baja_antes_de_alta', fields: { fecha_baja: [expect.any(String)] } },
  })
})
it('on the day a departure makes the member inactive, without web access, and ends his passes with the day; once (R-290, A-43)', async () => {
  const { id_reg_abonos } = await desk.sell(desk.bookings, third)
  const gone = { fecha_baja: '2026-11-20', activo: false, acceso_web: false }
  for (const _twice of [1, 2]) expect(await desk.call(processDeparture, { id: third! })).toMatchObject(gone)
  expect(await desk.call(getMember, { id: third! })).toMatchObject(gone)
  expect(await desk.call(getPass, { id: id_reg_abonos })).toMatchObject({ fecha_caducidad: '2026-11-20' })
  expect(await broken(desk)).toEqual([])
})
it('the hour after his last day a member is gone by himself, with an entry in the audit; an administrator is not (R-290, A-123)', async () => {
  const { id_reg_abonos } = await desk.sell(desk.hours, second)
  await desk.call(setLeaveDate, { id: second!, fecha_baja: '2026-11-20' })
  const admin = await desk.as({ is_admin: true })
  await desk.call(setLeaveDate, { id: admin.id, fecha_baja: '2026-11-20' })
  await round('2026-11-20T22:59:00Z')
  expect(await desk.call(getMember, { id: second! })).toMatchObject({ activo: true })
  desk.at('2026-11-20T23:00:00Z')
  await round('2026-11-20T23:00:00Z')
  desk.at('2026-11-20T10:00:00Z')
  expect(await desk.call(getMember, { id: second! })).toMatchObject({ activo: false, acceso_web: false, fecha_baja: '2026-11-20' })
  expect(await desk.call(getPass, { id: id_reg_abonos })).toMatchObject({ fecha_caducidad: '2026-11-20' })
  expect(await desk.call(getMember, { id: admin.id })).toMatchObject({ activo: true })
  const told = await desk.db.selectFrom('auditoria').select('accion').where('accion', '=', 'departures.process').execute()
  expect(told).toHaveLength(1)
  expect(await broken(desk)).toEqual([])
})
it('staff are let go by an administrator only, the guest by nobody, and nobody without members’ files lets anybody go (A-123, R-296)', async () => {
  const [clerk, colleague] = [await desk.as({ rights: ['members'] }), await desk.as({ rights: ['cash'] })]
  await expect(clerk.call(processDeparture, { id: colleague.id })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(setLeaveDate, { id: colleague.id, fecha_baja: '2026-12-01' })).rejects.toMatchObject({ status: 403 })
  await expect(desk.call(processDeparture, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(departurePreview, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(departurePreview, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(colleague.call(departurePreview, { id: first! })).rejects.toMatchObject({ status: 403 })
})
it('a departure that is due lets go whatever the joining date says, and one that failed is not scheduled again (R-290)', async () => {
  const id = await desk.member('Antes')
  const other = await desk.member('Fallida')
  const gone = { fecha_alta: '2026-11-01', fecha_baja: '2026-10-01' }
  await desk.db.updateTable('socio').set(gone).where('id_mst_socios', 'in', [id, other]).execute()
  await desk.db
    .insertInto('outbox')
    .values({ kind: 'departures.process', payload: { id: other }, run_at: desk.now(), failed_at: desk.now() } as never)
    .execute()
  await round('2026-11-20T10:00:00Z')
  const active = async (one: number) => (await desk.call(getMember, { id: one })).activo
  expect([await active(id), await active(other)]).toEqual([false, true])
  await round('2026-11-20T11:00:00Z')
  const jobs = await desk.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'departures.process')
    .where('failed_at', 'is not', null)
    .execute()
  expect(jobs).toHaveLength(1)
})
