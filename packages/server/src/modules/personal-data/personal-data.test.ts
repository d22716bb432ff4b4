import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { processDeparture } from '@app/contract/departures/departure'
import { erasePersonalData, erasurePreview } from '@app/contract/departures/erase-data'
import { memberChanges } from '@app/contract/member-summary/changes'
import { createBeneficiary } from '@app/contract/members/beneficiaries'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { removeMember } from '@app/contract/members/remove-member'
import { removePass } from '@app/contract/passes/member-passes'
import { sellPass } from '@app/contract/passes/sell-pass'
import { giveConsent, memberConsents } from '@app/contract/personal-data/consent'
import { closeFile, reportFileOpen, usersWithFileOpen } from '@app/contract/personal-data/open-file'
import { memberOpenings } from '@app/contract/personal-data/opening'
import { exportPersonalData } from '@app/contract/personal-data/own-data'
import { expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { broken, passClub } from '../../testing/modules/passes.ts'
import { endGuardianships } from '../members/family.ts'
import { forgetOpenFiles } from './open-file.ts'
import { forgetOpenings } from './opening.ts'

const desk = await passClub()
const [first, second] = desk.members
const person = (nombre: string, more: Record<string, unknown> = {}) =>
  desk.call(createMember, { nombre, apellidos: 'Ruiz Sáez', telefono: '600111222', email: `${nombre.toLowerCase()}@club.test`, ...more })

it('a consent is kept for one purpose with its proof, its hour and who recorded it; the newest is the one that counts', async () => {
  const said = { id: first, finalidad: 'comunicaciones', prueba: 'Hoja firmada' } as const
  await desk.call(giveConsent, { ...said, otorgado: true })
  await expect(desk.call(giveConsent, { ...said, otorgado: true })).rejects.toMatchObject({
    status: 409,
    code: 'datos.consentimiento_igual',
  })
  await desk.call(giveConsent, { ...said, otorgado: false, prueba: 'Correo' })
  await desk.call(giveConsent, { ...said, finalidad: 'imagen', otorgado: false })
  const told = await desk.call(memberConsents, { id: first })
  expect(told.map((one) => [one.finalidad, one.otorgado, one.prueba, one.id_mst_socios_creacion])).toEqual([
    ['imagen', false, 'Hoja firmada', desk.id],
    ['comunicaciones', false, 'Correo', desk.id],
    ['comunicaciones', true, 'Hoja firmada', desk.id],
  ])
  await expect(desk.call(giveConsent, { ...said, otorgado: true, prueba: ' ' })).rejects.toMatchObject({
    fields: { prueba: [expect.any(String)] },
  })
  await expect(desk.call(giveConsent, { ...said, id: 3, otorgado: true })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
})
it('of ten desks that record the same consent at once, one does', async () => {
  const said = { id: second, finalidad: 'salud', otorgado: true, prueba: 'Mostrador' } as const
  const done = await Promise.allSettled(Array.from({ length: 10 }, () => desk.call(giveConsent, said)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
it('who opens a file is kept, once within a quarter of an hour, for a year, and told to administrators only', async () => {
  const { id_mst_socios: id } = await person('Ane')
  const clerk = await desk.as({ rights: ['members'] })
  for (const at of ['10:00', '10:14', '10:16']) {
    desk.at(`2026-11-20T${at}:00Z`)
    await clerk.call(getMember, { id })
  }
  await desk.call(getMember, { id })
  await expect(clerk.call(getMember, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(clerk.call(memberOpenings, { id })).rejects.toMatchObject({ status: 403 })
  const told = await desk.call(memberOpenings, { id })
  expect(told.map((one) => [one.id_mst_socios_creacion, one.exportado])).toEqual([
    [desk.id, false],
    [clerk.id, false],
    [clerk.id, false],
  ])
  // another file opened meanwhile is recorded separately
  const { id_mst_socios: other } = await person('Aner')
  await clerk.call(getMember, { id: other })
  const ofOther = async () => (await desk.call(memberOpenings, { id: other })).map((one) => one.id_mst_socios_creacion)
  expect(await ofOther()).toEqual([clerk.id])
  await desk.db
    .updateTable('apertura_ficha')
    .set({ fecha: new Date('2025-11-20T10:15:00Z') })
    .where('id_mst_socios', '=', other)
    .execute()
  expect(await ofOther()).toEqual([])
  const mine = desk.product.clubs.all()[0]!
  await inThisClub(mine, (tx) => forgetOpenings(tx, new Date('2027-11-20T10:15:00Z'), mine))
  const left = await desk.db.selectFrom('apertura_ficha').select('id_mst_socios').where('id_mst_socios', '=', id).execute()
  desk.at('2026-11-20T10:00:00Z')
  expect(left).toHaveLength(2)
})
it('everything that is kept about a person leaves in one answer, without secrets, and that it was taken out is kept', async () => {
  const { id_mst_socios: id } = await person('Jon', { full_iban: 'ES9121000418450200051332' })
  await desk.book({ id_mst_socios: id })
  await desk.call(giveConsent, { id, finalidad: 'imagen', otorgado: true, prueba: 'Hoja firmada' })
  await desk.sell(desk.bookings, id)
  const { tablas } = await desk.call(exportPersonalData, { id })
  expect(tablas).toMatchObject({
    socio: [{ id_mst_socios: id, nombre: 'Jon' }],
    reserva_socio: [{ id_mst_socios: id }],
    consentimiento: [{ finalidad: 'imagen' }],
    abono: [{ id_mst_socios: id }],
  })
  expect(tablas.factura).toHaveLength(2)
  expect(JSON.stringify(tablas)).not.toMatch(/password_hash|totp_secret/)
  expect((await desk.call(memberOpenings, { id }))[0]).toMatchObject({ exportado: true, id_mst_socios_creacion: desk.id })
  await expect(desk.call(exportPersonalData, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  const clerk = await desk.as({ rights: ['cash'] })
  await expect(clerk.call(exportPersonalData, { id })).rejects.toMatchObject({ status: 403 })
})
it('the data of somebody who is of the club, owes, holds, plays or is answered for by others’ files are not erased', async () => {
  const { id_mst_socios: id } = await person('Eva')
  const blocks = async () => (await desk.call(erasurePreview, { id })).impide
  expect(await blocks()).toEqual(['activo'])
  await desk.book({ id_mst_socios: id, hora_ini: 720 })
  const { id_reg_abonos } = await desk.sell(desk.bookings, id)
  await desk.call(createBeneficiary, { id_socio: id, nombre: 'Leo', apellidos: 'Gil' })
  expect(await blocks()).toEqual(['activo', 'debe', 'abonos', 'reservas', 'beneficiarios'])
  await desk.call(removePass, { id: id_reg_abonos })
  expect(await blocks()).toEqual(['activo', 'reservas', 'beneficiarios'])
  await expect(desk.call(erasePersonalData, { id, nombre_completo: 'Eva Ruiz Sáez' })).rejects.toMatchObject({
    ...{ status: 409, code: 'datos.supresion_impedida', body: { impide: ['activo', 'reservas', 'beneficiarios'] } },
  })
  expect((await desk.call(erasurePreview, { id: 3 })).impide).toEqual(['reservado'])
  expect((await desk.call(erasurePreview, { id: desk.id })).impide).toContain('cuenta')
  expect(await desk.call(getMember, { id })).toMatchObject({ nombre: 'Eva' })
})
it('what is over keeps nobody’s data: a booking of yesterday, a pass whose hour has come, what others have', async () => {
  const { id_mst_socios: id } = await person('Iu')
  const { id_mst_socios: other } = await person('Uma')
  await desk.db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', id).execute()
  const blocks = async () => (await desk.call(erasurePreview, { id })).impide
  await desk.book({ id_mst_socios: other, socios: [other], hora_ini: 900 })
  await desk.sell(desk.bookings, other)
  await desk.call(createBeneficiary, { id_socio: other, nombre: 'Leo', apellidos: 'Gil' })
  expect(await blocks()).toEqual([])
  const inactive = { id_mst_socios: id, socios: [id], confirmar_inactivos: true }
  const { id_reg_reserva } = await desk.book({ ...inactive, fecha_ini: '2026-11-20', hora_ini: 960 })
  await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_mst_socios', '=', id).execute()
  expect(await blocks()).toEqual(['reservas'])
  await desk.call(deleteBooking, { id_reg_reserva })
  await desk.book({ ...inactive, fecha_ini: '2026-11-19' })
  await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_mst_socios', '=', id).execute()
  expect(await blocks()).toEqual([])
  const bought = { id_mst_socios: id, id_mst_tipoabonos: desk.unlimited, confirmar_inactivos: true }
  const { id_reg_abonos } = await desk.call(sellPass, bought)
  await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_mst_socios', '=', id).execute()
  const ends = (vence: Date | null) => desk.db.updateTable('abono').set({ vence }).where('id_reg_abonos', '=', id_reg_abonos).execute()
  const stands = []
  for (const vence of [null, new Date('2026-11-20T10:00:01Z'), desk.now()]) {
    await ends(vence)
    stands.push(await blocks())
  }
  expect(stands).toEqual([['abonos'], ['abonos'], []])
  await desk.db.updateTable('socio').set({ id_mst_socios_tutor: id }).where('id_mst_socios', '=', other).execute()
  expect(await blocks()).toEqual(['beneficiarios'])
})
it('erasure leaves a file without a person, his lines and payments, and nothing of him in the history; an administrator does it, by name', async () => {
  const { id_mst_socios: id, numsocio } = await person('Mar', { nif: '12345678Z', fecha_nac: '1990-01-01', aviso_admin: 'Rodilla' })
  await desk.call(updateMember, { id, telefono: '600999888' })
  await desk.call(giveConsent, { id, finalidad: 'imagen', otorgado: true, prueba: 'Hoja firmada por Mar' })
  const { id_reg_abonos, id_reg_factura } = await desk.sell(desk.bookings, id)
  await desk.call(removePass, { id: id_reg_abonos })
  await desk.call(processDeparture, { id })
  const clerk = await desk.as({ rights: ['members'] })
  await expect(clerk.call(erasePersonalData, { id, nombre_completo: 'Mar Ruiz Sáez' })).rejects.toMatchObject({ status: 403 })
  await expect(desk.call(erasePersonalData, { id, nombre_completo: 'Mar' })).rejects.toMatchObject({
    ...{ code: 'datos.nombre_distinto', fields: { nombre_completo: [expect.any(String)] } },
  })
  await desk.call(erasePersonalData, { id, nombre_completo: 'Mar Ruiz Sáez' })
  const row = await desk.db.selectFrom('socio').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    nombre: 'Datos',
    apellidos: 'suprimidos',
    numsocio,
    email: null,
    telefono: null,
    nif: null,
    fecha_nac: null,
    aviso_admin: null,
  })
  expect(await desk.call(memberConsents, { id })).toEqual([])
  expect((await desk.call(memberChanges, { id })).flatMap((one) => one.cambios)).toEqual([])
  const audit = await desk.db.selectFrom('auditoria').select(['datos', 'cambios']).execute()
  expect(JSON.stringify(audit)).not.toMatch(/600999888|Mar Ruiz|12345678Z|Hoja firmada por Mar/)
  const lines = await desk.db.selectFrom('factura').select('id_reg_factura').where('id_reg_factura', '=', id_reg_factura!).execute()
  expect(lines).toHaveLength(1)
  expect(await broken(desk)).toEqual([])
})
it('who answers for a minor is another member, of age', async () => {
  const [child, other, grown] = [
    await person('Nil', { fecha_nac: '2015-01-01' }),
    await person('Pol', { fecha_nac: '2008-11-21' }),
    await person('Sol', { fecha_nac: '2008-11-20' }),
  ]
  const unknown = await person('Ona')
  const id = child.id_mst_socios
  for (const id_mst_socios_tutor of [id, other.id_mst_socios, unknown.id_mst_socios, 3, 999_999])
    await expect(desk.call(updateMember, { id, id_mst_socios_tutor })).rejects.toMatchObject({
      fields: { id_mst_socios_tutor: [expect.any(String)] },
    })
  const ofAge = { id: grown.id_mst_socios, id_mst_socios_tutor: unknown.id_mst_socios }
  await expect(desk.call(updateMember, ofAge)).rejects.toMatchObject({
    fields: { id_mst_socios_tutor: ['Es mayor de edad: no lleva tutor.'] },
  })
  await desk.call(updateMember, { id, id_mst_socios_tutor: grown.id_mst_socios })
  expect(await desk.call(getMember, { id })).toMatchObject({ nombre_tutor: 'Sol Ruiz Sáez' })
  const mine = desk.product.clubs.all()[0]!
  for (const [at, nombre_tutor] of [
    ['2032-12-31T22:59:00Z', 'Sol Ruiz Sáez'],
    ['2032-12-31T23:00:00Z', null],
  ] as const) {
    await inThisClub(mine, (tx) => endGuardianships(tx, new Date(at), mine))
    expect(await desk.call(getMember, { id })).toMatchObject({ nombre_tutor })
  }
})

it('whoever has a file open is told to the others, by name, until he closes it or says nothing for ten minutes (0126)', async () => {
  const other = await desk.as({ rights: ['members'] })
  const id = (await person('Oberta')).id_mst_socios
  // two clicks, or two windows, are one reader
  await Promise.all([other.call(reportFileOpen, { id }), other.call(reportFileOpen, { id }), desk.call(reportFileOpen, { id })])
  expect((await desk.call(usersWithFileOpen, { id })).map((one) => one.id_mst_socios)).toEqual([other.id])
  expect(await desk.call(usersWithFileOpen, { id: first })).toEqual([])
  expect((await other.call(usersWithFileOpen, { id })).map((one) => one.id_mst_socios)).toEqual([desk.id])
  await desk.call(closeFile, { id: first })
  await other.call(closeFile, { id })
  expect((await other.call(usersWithFileOpen, { id })).map((one) => one.id_mst_socios)).toEqual([desk.id])
  expect(await desk.call(usersWithFileOpen, { id })).toEqual([])
  await other.call(reportFileOpen, { id })
  desk.at('2026-11-20T10:11:00Z')
  expect(await desk.call(usersWithFileOpen, { id })).toEqual([])
  const mine = desk.product.clubs.all()[0]!
  await inThisClub(mine, (tx) => forgetOpenFiles(tx, new Date('2026-11-20T10:11:00Z'), mine))
  expect(await desk.db.selectFrom('ficha_abierta').select('id_mst_socios').execute()).toEqual([])
  desk.at('2026-11-20T10:00:00Z')
  expect(desk.deadlocks()).toBe(0)
})

it('nobody has a file open that is not there, or that he may not see', async () => {
  await expect(desk.call(reportFileOpen, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const other = await desk.as({ rights: ['bookings'] })
  await expect(other.call(reportFileOpen, { id: first })).rejects.toMatchObject({ status: 403 })
  await expect(other.call(usersWithFileOpen, { id: first })).rejects.toMatchObject({ status: 403 })
})

it('who reads a file goes with it, and hinders nobody from deleting it', async () => {
  const id = (await person('Breve')).id_mst_socios
  await desk.call(reportFileOpen, { id })
  await desk.call(removeMember, { id })
  expect(await desk.db.selectFrom('ficha_abierta').select('id_mst_socios').where('id_mst_socios', '=', id).execute()).toEqual([])
})
