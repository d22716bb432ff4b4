import { freeAmountProduct } from '@app/contract/products/product'
import type { Tx } from '../../kit/database/database.ts'

/** The rates of VAT in Spain, and the house's product for an amount that is written at the till. */
export async function seed(tx: Tx) {
  await tx
    .insertInto('tasa')
    .values([
      { id_mst_tasa: 1, desc_tasa: 'General', prc_iva: 2100 },
      { id_mst_tasa: 2, desc_tasa: 'Reducido', prc_iva: 1000 },
      { id_mst_tasa: 3, desc_tasa: 'Superreducido', prc_iva: 400 },
      { id_mst_tasa: 4, desc_tasa: 'Exento', prc_iva: 0, exencion: 'E1' },
    ])
    .execute()
  await tx
    .insertInto('producto')
    .values({ id_mst_producto: freeAmountProduct, nombre: 'Otro importe', id_mst_tipoingreso: 7, id_mst_tasa: 1, imagen: 'importe' })
    .execute()
}
