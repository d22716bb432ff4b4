import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { Tx } from '../../kit/database/database.ts'

/** Payment types 1 to 7, and the income types of a new club. */
export async function seed(tx: Tx) {
  await tx
    .insertInto('tipo_pago')
    .values([
      { id_mst_tipopago: paymentTypes.cash, desc_tipopago: 'Efectivo' },
      { id_mst_tipopago: paymentTypes.cardOnline, desc_tipopago: 'Tarjeta online' },
      { id_mst_tipopago: paymentTypes.pass, desc_tipopago: 'Abono' },
      { id_mst_tipopago: paymentTypes.cardTerminal, desc_tipopago: 'Tarjeta (datáfono)' },
      { id_mst_tipopago: paymentTypes.directDebit, desc_tipopago: 'Recibo domiciliado' },
      { id_mst_tipopago: paymentTypes.transfer, desc_tipopago: 'Transferencia' },
      { id_mst_tipopago: paymentTypes.wallet, desc_tipopago: 'Monedero' },
    ])
    .execute()
  await tx
    .insertInto('tipo_ingreso')
    .values([
      { id_mst_tipoingreso: 1, desc_tipoingreso: 'Reservas', reservado: true },
      { id_mst_tipoingreso: 2, desc_tipoingreso: 'Cuotas' },
      { id_mst_tipoingreso: 3, desc_tipoingreso: 'Clases' },
      { id_mst_tipoingreso: 4, desc_tipoingreso: 'Abonos' },
      { id_mst_tipoingreso: 5, desc_tipoingreso: 'Monedero' },
      { id_mst_tipoingreso: 6, desc_tipoingreso: 'Tienda' },
      { id_mst_tipoingreso: 7, desc_tipoingreso: 'Varios' },
    ])
    .execute()
}
