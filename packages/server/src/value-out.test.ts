import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { addCash } from '@app/contract/cash/move-cash'
import { closeCourts } from '@app/contract/closures/close-courts'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { paySupplier } from '@app/contract/invoices/pay-supplier'
import { refundLines } from '@app/contract/invoices/refund'
import type { Action } from '@app/contract/kit/action'
import { may, rights } from '@app/contract/kit/permissions'
import { createIncome, removeIncome, updateIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { addCredits, buyCredits, refundCredits, transferCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { describe, expect, it } from 'vitest'
import { addressesOf } from './kit/http/serve.ts'
import { saveSetting } from './modules/club/public.ts'
import { routes } from './registry.ts'
import { deskClub } from './testing/modules/bookings.ts'
import { rainClub } from './testing/modules/closures.ts'

const actions: readonly Action[] = routes.map((route) => route.action)
const desk = await deskClub()
const [anna, berta] = desk.members
const noCash = rights.filter((right) => right !== 'cash')
const clerk = await desk.as({ rights: noCash })
const cashier = await desk.as({ rights: [...rights] })
await desk.call(addCash, { id_mst_caja: desk.register, amount: 100_000 })
const income = async (id_mst_socios: number, precio = 600) =>
  (await desk.call(createIncome, { id_mst_socios, concepto: 'Pala', precio })).id_reg_factura
const paid = async (id_mst_socios: number) => {
  const id = await income(id_mst_socios)
  await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
  return id
}
const refund = (id_reg_factura: number) => ({ facturas: [{ id_reg_factura, importe: null }] })

const takes = 'it takes money; a line below zero is refused by the posting'
const ofBooking = 'it gives back uses of passes, and money only by a refund, which the posting refuses'
const ofPass = 'it moves the uses that a pass was sold with'
const owed = 'it leaves a debt; one without price is refused by its handler'
const undoes = 'it takes a gift back, or a mistaken entry'
const byAmount = 'money that it takes out is refused by the posting or its handler'
const atDesk = 'its own right is cash'
const noMoney = 'nothing leaves the club'
const byBank = 'the bank took it back; a line is owed again'
/** Calls that move value and are not declared to give it out, with the reason. */
const others: Readonly<Record<string, string>> = {
  'GET /api/reserva/{id}/factura/cobrar': takes,
  'POST /api/reserva/factura/cobrarSeleccionado': takes,
  'PUT /api/ingresoPuntual/{id_reg_factura}': takes,
  'POST /api/socio/{id}/updatePdtePago/{id_mst_tipopago}': takes,
  'POST /iniciar-venta': takes,
  'POST /api/recibo/genera_xml': takes,
  'GET /api/recibo/xml/{id}': takes,
  'POST /api/empresa/c60_subida_archivo': takes,
  'GET /api/remesas/delete': undoes,
  'POST /api/remesas/{id}/cobrada': noMoney,
  'POST /api/recibo/{id}/devolucionRecibo': byBank,
  'POST /api/recibo/sociosRecibos/devoluciones/1': byBank,
  'POST /api/recibo/devoluciones/{id}/deshacer': undoes,
  'POST /api/pago/aviso': takes,
  'POST /api/pagos_tarjeta/sobrante/{id}/usar': takes,
  'GET /api/socio/{id}/monederoVirtual/comprar/{pack}/factura/{f}': takes,
  'POST /api/campeonatoGrupo/{id}/generarReservasAutomaticas': ofBooking,
  'POST /api/cierres': ofBooking,
  'POST /api/cierres/{id}/deshacer': ofBooking,
  'POST /api/cierres/{id}/reabrir': ofBooking,
  'POST /api/partidos_temporada/{id}/quitar': ofBooking,
  'POST /api/reserva/{id}/restaurar': ofBooking,
  'POST /api/reservas_temporada/{id}/retirar': ofBooking,
  'POST /api/reservaspendientes/rechazar/{id_reg_reserva}': ofBooking,
  'POST /api/reserves/add_reservation': ofBooking,
  'POST /api/reserves/delete_reservation': ofBooking,
  'POST /api/reserves/duplicate_reservation': ofBooking,
  'POST /api/reserves/edit_reservation': ofBooking,
  'POST /api/reserves/edit_time_reservation': ofBooking,
  'PUT /api/reserva/{id}/factura/{id_factura}/cambiar_socio/{idSocio}': ofBooking,
  'POST /api/reserva/{id}/factura/{id_factura}/quitar_abono': ofBooking,
  'POST /api/reserva/{id}/factura/{id_factura}/usar_abono': ofBooking,
  'DELETE /api/abono/{id}': ofPass,
  'POST /api/acceso/terminal/abrir': ofPass,
  'GET /api/socio/afegir_dia_bono/{id}/{date}': ofPass,
  'GET /api/socio/delete_abonos_fecha/{id}': ofPass,
  'POST /api/abono/caducar_bonos_curso': ofPass,
  'POST /api/socio/abono/traspasoSaldoAbono': ofPass,
  'PUT /api/abono/{id}': ofPass,
  'POST /api/socio/{id}/gestionBajaSocioAFecha': ofPass,
  'POST /api/abono': owed,
  'POST /api/socio/asignarAbonosMasivamente': owed,
  'POST /api/socio/actos': owed,
  'GET /api/socio/{id}/monederoVirtual/restarCreditos/{n}/factura/{f}': undoes,
  'POST /api/cobros/anular': undoes,
  'POST /api/cobros/cambiarForma': undoes,
  'POST /api/factura/{id}/deshacerDevolucion': undoes,
  'POST /api/proveedor/facturas/anularPago': undoes,
  'POST /api/socio/actos/{id}/deshacer': undoes,
  'POST /api/socio/importar_saldos/{id}/deshacer': undoes,
  'POST /api/pagos_tarjeta/{id}/decidir': undoes,
  'POST /api/proveedor/facturas/pagar': byAmount,
  'POST /api/ingresoPuntual/destroyMultiple': byAmount,
  'POST /api/ingresoPuntual/sociosCuotas/delete': byAmount,
  'POST /api/reserva/{id}/factura/{id_factura}/delete': byAmount,
  'POST /api/caja': atDesk,
  'POST /api/caja/anadir_dinero': atDesk,
  'POST /api/caja/sacar_dinero': atDesk,
  'POST /api/tpv/carro/maquina': atDesk,
  'POST /api/tpv/carro/pagar': atDesk,
  'POST /api/regularizarStock': noMoney,
  'POST /api/socio/monedero/traspasoMonedero': noMoney,
}

describe('value that is given out', () => {
  it('is refused without the right to the cash desk by every call that declares it, before anything is read (A-161)', async () => {
    const giving = actions.filter((one) => one.gives && may({ is_staff: true, is_admin: false, rights: noCash }, one.permission))
    expect(giving.length).toBeGreaterThanOrEqual(12)
    for (const action of giving)
      for (const { method, path } of addressesOf(action)) {
        const url = path.replaceAll(/\{\w+\}/g, '1')
        expect([url, await clerk.http({ method, url })]).toMatchObject([url, { status: 403, body: { code: 'msg.giving_needs_cash' } }])
      }
  })
  it('is looked at in every call that moves value: declared, or named here with its reason (A-161)', () => {
    const moving = actions.filter((one) => one.changes?.some(({ name }) => name === 'ledger-transfer') && !one.gives)
    expect(moving.map(({ endpoint }) => endpoint).toSorted()).toEqual(Object.keys(others).toSorted())
  })
  it('needs the right to the cash desk by whatever call it leaves, then nothing has moved (A-161)', async () => {
    const needs = { status: 403, code: 'msg.giving_needs_cash' }
    const below = await income(anna, 500)
    await desk.db.updateTable('factura').set({ precio: -500 }).where('id_reg_factura', '=', below).execute()
    await expect(clerk.call(chargeSelected, { facturasSeleccionadas: [below] })).rejects.toMatchObject(needs)
    await expect(clerk.call(updateIncome, { id_reg_factura: below, pagar: true })).rejects.toMatchObject(needs)
    await expect(clerk.call(deleteLines, { id_reg_facturas: [await paid(anna)] })).rejects.toMatchObject(needs)
    const { id_reg_reserva } = await desk.book()
    const [line] = await desk.db.selectFrom('factura').select('id_reg_factura').where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura] })
    await expect(clerk.call(deleteBooking, { id_reg_reserva, devolucion: 'como_se_pago' })).rejects.toMatchObject(needs)
    await clerk.call(deleteBooking, { id_reg_reserva, devolucion: 'conservar' })
    const supplier = await desk.db
      .insertInto('proveedor')
      .values({ nombre: 'Xarxes' })
      .returning('id_mst_proveedor')
      .executeTakeFirstOrThrow()
    const invoice = { ...supplier, id_mst_tipofactura: 1, concepto: 'Xarxes', precio: 700 } as const
    const { id_reg_factura } = await desk.call(createIncome, invoice)
    await expect(clerk.call(paySupplier, { facturas: [id_reg_factura] })).rejects.toMatchObject(needs)
    expect(await clerk.call(paySupplier, { facturas: [id_reg_factura], id_mst_tipopago: 6 })).toMatchObject({ importe: 700 })
    const [free] = await desk.call(saveWalletPrices, {
      precios: [
        { id_mst_monedero_virtual_precios: null, precio: 0, credito: 500, desc: 'Gratis', dias_caducidad: 0, id_mst_tipoingreso: null },
      ],
    })
    await expect(clerk.call(buyCredits, { id: anna, pack: free!.id_mst_monedero_virtual_precios, f: 0 })).rejects.toMatchObject(needs)
    expect(await desk.call(walletOf, { id: anna })).toMatchObject({ creditos: 0 })
  })
  it('is not given to the member record of the own account (A-161)', async () => {
    const own = { status: 403, code: 'msg.own_record' }
    const id = cashier.id
    await expect(cashier.call(addCredits, { id, n: 5000, f: 0 })).rejects.toMatchObject(own)
    await desk.call(addCredits, { id: berta, n: 5000, f: 0 })
    const sent = { id_mst_socios_origen: berta, id_mst_socios_destino: id, creditos: 5000 }
    await expect(cashier.call(transferCredits, sent)).rejects.toMatchObject(own)
    const line = await paid(id)
    await expect(cashier.call(refundLines, refund(line))).rejects.toMatchObject(own)
    const open = await income(id)
    await expect(cashier.call(writeOffLines, { id, ids: String(open) })).rejects.toMatchObject(own)
    await expect(cashier.call(deleteLines, { id_reg_facturas: [open] })).rejects.toMatchObject(own)
    await expect(cashier.call(removeIncome, { id: open })).rejects.toMatchObject(own)
    await expect(cashier.call(updateIncome, { id_reg_factura: open, precio: 1 })).rejects.toMatchObject(own)
    expect(await cashier.call(updateIncome, { id_reg_factura: open, precio: 700 })).toMatchObject({ precio: 700 })
    expect(await cashier.call(refundLines, refund(await paid(anna)))).toMatchObject({ devuelto: 600 })
  })
  it('is not an own booking for nothing, cut short by the closure that the player makes (A-161)', async () => {
    const desk = await rainClub()
    await desk.db.transaction().execute((tx) => saveSetting(tx as never, 'LLUVIA_COBRO', { valor: 'nothing' }))
    const worker = await desk.desk.as({ rights: [...rights] })
    const { id_reg_reserva } = await desk.book(1020, { duracion: 90, id_mst_socios: worker.id })
    const area = desk.area()
    const { vista } = await desk.preview()
    await expect(worker.call(closeCourts, { ...area, vista })).rejects.toMatchObject({ status: 403, code: 'msg.own_record' })
    expect((await desk.lines(id_reg_reserva)).map((line) => line.precio)).toEqual([900])
    await desk.call(closeCourts, { ...area, vista })
    expect((await desk.lines(id_reg_reserva)).map((line) => line.precio)).toEqual([0])
  })
  it('may be given to the own record by an administrator, and the audit says so (A-161)', async () => {
    const { id } = desk
    await desk.call(addCredits, { id, n: 100, f: 0 })
    const entry = await desk.db.selectFrom('auditoria').selectAll().orderBy('id_reg_auditoria', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(entry.cambios).toEqual(
      expect.arrayContaining([expect.objectContaining({ table: 'socio', after: { id_mst_socios: id, ficha_propia: true } })]),
    )
    await expect(desk.call(refundCredits, { id, cents: 100, id_tipopago: 1 })).rejects.toMatchObject({ code: 'monedero.solo_lo_pagado' })
  })
})
