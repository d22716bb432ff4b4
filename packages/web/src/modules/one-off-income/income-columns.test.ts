import { expect, test } from 'vitest'
import { incomeColumns } from './income-columns.tsx'

const keysOf = (tipo: 1 | 2) => incomeColumns({ mode: 'income', tipo, incomeTypes: [], methods: [] }).map(({ key }) => key)
/** Columns that depend on the type of invoice. */
const ofType = ['desc_socio', 'desc_proveedor', 'id_mst_tipoingreso', 'id_mst_tipopago']

test('invoices of members have columns of member, income type and payment, those of suppliers the one of the supplier (R-150)', () => {
  expect(keysOf(2).filter((key) => ofType.includes(key))).toEqual(['desc_socio', 'id_mst_tipoingreso', 'id_mst_tipopago'])
  expect(keysOf(1).filter((key) => ofType.includes(key))).toEqual(['desc_proveedor'])
})
