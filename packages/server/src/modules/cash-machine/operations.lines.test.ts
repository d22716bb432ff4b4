import * as machineCalls from '@app/contract/cash-machine/operations'
import { updateCompany } from '@app/contract/company/companies'
import { expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'
import { saveSetting } from '../club/public.ts'

const desk = await machineClub()
const { db, line, rowOf, requireRight } = desk
const start = (...ids: number[]) => desk.call(machineCalls.startSale, { facturasSeleccionadas: ids })
const as = async (more: object) => {
  const id = await line(500)
  await db.updateTable('factura').set(more).where('id_reg_factura', '=', id).execute()
  return id
}

it('the machine takes no line that is deleted, of a supplier or to be given back, nor any other line together with it (R-155)', async () => {
  const owed = await line(500)
  for (const [id, code] of [
    [await as({ fecha_baja: '2026-11-20' }), 'msg.not_found'],
    [await as({ id_mst_tipofactura: 1 }), 'income.proveedor_no_cobra'],
    [await line(-200), 'msg.importeSuperiorADeuda'],
    [999_999, 'msg.not_found'],
  ] as const) {
    await expect(start(id)).rejects.toMatchObject({ code })
    await expect(start(owed, id)).rejects.toMatchObject({ code })
  }
  expect(await rowOf(owed)).toMatchObject({ retenido: 0 })
  await db.deleteFrom('factura').where('id_reg_factura', '<>', owed).execute()
  await requireRight()
})

it('of lines of which one costs nothing the machine takes the others, and nothing where all cost nothing', async () => {
  const [owed, free] = [await line(500), await line(0)]
  await expect(start(free)).rejects.toMatchObject({ code: 'msg.importe_cero', fields: { importe: [expect.any(String)] } })
  const { operation_id, ...begun } = await start(owed, free)
  expect(begun).toMatchObject({ importe: 500, facturas: [{ id_reg_factura: owed, importe: 500 }] })
  await desk.drained()
  await desk.cancel(operation_id)
  // the query of the cancellation alone: two at once would both read an operation that neither has ended yet
  await desk.drained()
  await desk.tick()
  expect(await rowOf(owed)).toMatchObject({ retenido: 0, pagado: 0 })
})

it('a line that is named twice is charged once', async () => {
  const id = await line(500)
  expect(await start(id, id)).toMatchObject({ importe: 500, facturas: [{ id_reg_factura: id, importe: 500 }] })
})

it('a club has its device while one of the folders of files is not named, by the name and password of its own company (R-393, R-406)', async () => {
  await db.insertInto('empresa').values({ nombre: 'Otra', usuario_maquina: 'nadie' }).execute()
  await desk.call(updateCompany, { id: 1, usuario_maquina: 'tribuna', clave_maquina: 'clave de la máquina' })
  const found = async () => (await desk.call(machineCalls.cashMachine)).hay
  expect(await found()).toBe(true)
  const set = (name: Parameters<typeof saveSetting>[1], valor: string) => saveSetting(db as never, name, { valor, activo: true })
  await set('ENLACE_BINSOFT', '1')
  const folders = ['CASHDRO_RUTA_ENVIO', 'CASHDRO_RUTA_RECEPCION', 'CASHDRO_RUTA_HISTORICO'] as const
  for (const missing of folders) {
    for (const folder of folders) await set(folder, folder === missing ? '' : 'carpeta')
    expect(await found()).toBe(true)
  }
  // files, without a folder set by the operator
  for (const folder of folders) await set(folder, 'carpeta')
  expect(await found()).toBe(false)
  await set('ENLACE_BINSOFT', '0')
  expect(await found()).toBe(true)
  for (const gone of [{ usuario_maquina: null }, { clave_maquina: null }]) {
    const { usuario_maquina, clave_maquina } = await db
      .selectFrom('empresa')
      .selectAll()
      .where('id_mst_empresas', '=', 1)
      .executeTakeFirstOrThrow()
    await db.updateTable('empresa').set(gone).where('id_mst_empresas', '=', 1).execute()
    expect(await found()).toBe(false)
    await db.updateTable('empresa').set({ usuario_maquina, clave_maquina }).where('id_mst_empresas', '=', 1).execute()
  }
})
