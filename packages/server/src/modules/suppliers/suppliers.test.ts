import { createSupplier, editableSuppliers, newSupplier, removeSupplier, updateSupplier } from '@app/contract/suppliers/suppliers'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

test('a new supplier is active, not notified, not foreign and added today (R-437)', async () => {
  const expected = { activo: true, notificar: false, notificarApp: false, extranjero: false, reservado: false, editable: true }
  expect(await desk.call(createSupplier, { nombre: 'Pistes SL', nif: 'B65410011' })).toMatchObject({
    ...expected,
    fecha_alta: '2026-11-20',
  })
  expect(await desk.call(newSupplier)).toMatchObject({ activo: 1, notificar: 0, notificarApp: 0, extranjero: 0, fecha_alta: '2026-11-20' })
})

test('a tax id, an account and dates that cannot be are refused field by field (A-73)', async () => {
  await expect(desk.call(createSupplier, { nombre: 'X', nif: 'B65410012' })).rejects.toMatchObject({
    status: 422,
    fields: { nif: [expect.any(String)] },
  })
  await expect(desk.call(createSupplier, { nombre: 'X', fecha_alta: '2026-01-02', fecha_baja: '2026-01-01' })).rejects.toMatchObject({
    fields: { fecha_baja: [expect.any(String)] },
  })
  for (const dates of [{ fecha_alta: '2026-01-02', fecha_baja: '2026-01-02' }, { fecha_alta: '2026-01-02' }])
    await expect(desk.call(createSupplier, { nombre: 'X', ...dates })).resolves.toMatchObject(dates)
  const { status, body } = await desk.http({ method: 'POST', url: '/api/proveedor', body: { nombre: '', full_iban: 'ES1' } })
  expect([status, Object.keys(body)]).toEqual([422, expect.arrayContaining(['nombre', 'full_iban'])])
})

test('an update changes what is sent and nothing else', async () => {
  const made = await desk.call(createSupplier, { nombre: 'Boles SA', telefono: '931234567' })
  expect(await desk.call(updateSupplier, { id: made.id_mst_proveedor, poblacion: 'Reus', telefono: null })).toEqual({
    ...made,
    poblacion: 'Reus',
    telefono: null,
  })
})

test('the system’s suppliers are left out of the editable list and neither changed nor deleted (R-438)', async () => {
  const { id_mst_proveedor } = await desk.db
    .insertInto('proveedor')
    .values({ nombre: 'Sistema', editable: false })
    .returning('id_mst_proveedor')
    .executeTakeFirstOrThrow()
  expect((await desk.call(editableSuppliers)).some((row) => row.id_mst_proveedor === id_mst_proveedor)).toBe(false)
  await expect(desk.call(updateSupplier, { id: id_mst_proveedor, nombre: 'Otro' })).rejects.toMatchObject({
    status: 409,
    code: 'proveedor.no_editable',
  })
  await expect(desk.call(removeSupplier, { id: id_mst_proveedor })).rejects.toMatchObject({ code: 'proveedor.no_editable' })
  const reserved = await desk.call(createSupplier, { nombre: 'Reservado' })
  await desk.db.updateTable('proveedor').set({ reservado: true }).where('id_mst_proveedor', '=', reserved.id_mst_proveedor).execute()
  await expect(desk.call(removeSupplier, { id: reserved.id_mst_proveedor })).rejects.toMatchObject({ code: 'proveedor.no_editable' })
})

test('whoever has the right reads and writes suppliers; nobody else sees tax ids and accounts (A-138)', async () => {
  const clerk = await desk.as({ rights: ['bookings', 'members'] })
  for (const url of ['/api/proveedor', '/api/proveedor/1', '/api/proveedor/get_exclude_editable', '/api/proveedor/dropdown'])
    expect((await clerk.http({ method: 'GET', url })).status).toBe(403)
  await expect(clerk.call(createSupplier, { nombre: 'No' })).rejects.toMatchObject({ status: 403 })
  const buyer = await desk.as({ rights: ['suppliers'] })
  const made = await buyer.call(createSupplier, { nombre: 'Sí' })
  expect(await buyer.call(removeSupplier, { id: made.id_mst_proveedor })).toEqual({})
  await expect(buyer.call(removeSupplier, { id: made.id_mst_proveedor })).rejects.toMatchObject({ status: 404 })
})
