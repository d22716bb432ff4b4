import { newRow, writeObject } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import {
  createSupplier,
  editableSuppliers,
  newSupplier,
  removeSupplier,
  supplierInput,
  updateSupplier,
} from '@app/contract/suppliers/suppliers'
import type { Day } from '@app/contract/values/day'
import { readTaxId } from '@app/contract/values/nif'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

type Row = { nif: string | null; extranjero: boolean; fecha_alta: Day | null; fecha_baja: Day | null }
const columns = Object.keys(supplier.fields) as (keyof typeof supplier.fields)[]

const check = ({ nif, extranjero, fecha_alta, fecha_baja }: Row) => {
  const fields = {
    ...(nif !== null && readTaxId(nif, { foreign: extranjero }) === null && { nif: 'invalid.nif' }),
    ...(fecha_alta !== null && fecha_baja !== null && fecha_baja < fecha_alta && { fecha_baja: 'proveedor.baja_antes_de_alta' }),
  }
  if (Object.keys(fields).length > 0) refuse('msg.invalid_input', fields)
}
/** The row, locked; the system's own suppliers are refused. */
async function editable(tx: Tx, id: number) {
  const row = await tx.selectFrom('proveedor').select(columns).where('id_mst_proveedor', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return row.reservado || !row.editable ? refuse('proveedor.no_editable') : row
}

/** Defaults of a new supplier. */
export const template = handle(newSupplier, async ({ today }) => {
  return writeObject(supplierInput, { ...newRow(supplierInput), fecha_alta: today })
})

export const create = handle(createSupplier, async ({ tx, input, today }) => {
  const row = { ...input, fecha_alta: input.fecha_alta ?? today }
  check(row)
  return tx.insertInto('proveedor').values(row).returning(columns).executeTakeFirstOrThrow()
})

export const update = handle(updateSupplier, async ({ tx, input: { id, ...sent } }) => {
  const before = await editable(tx, id)
  const change = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const after = { ...before, ...change }
  check(after)
  if (Object.keys(change).length > 0) await tx.updateTable('proveedor').set(change).where('id_mst_proveedor', '=', id).execute()
  return after
})

export const remove = handle(removeSupplier, async ({ tx, input }) => {
  await editable(tx, input.id)
  await tx.deleteFrom('proveedor').where('id_mst_proveedor', '=', input.id).execute()
  return {}
})

/** Suppliers that may be edited (spec 2 §7). */
export const withoutSystem = handle(editableSuppliers, ({ tx }) =>
  tx.selectFrom('proveedor').select(columns).where('editable', '=', true).orderBy('nombre').orderBy('id_mst_proveedor').execute(),
)
