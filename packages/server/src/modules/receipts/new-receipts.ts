import type { RowOfResource } from '@app/contract/kit/resource'
import type { receipt } from '@app/contract/receipts/receipt'
import type { Tx } from '../../kit/database/database.ts'
import { inChunks, manyColumns } from '../../kit/database/in-chunks.ts'

type Row = RowOfResource<typeof receipt>
/** Line of a receipt, with the cents that it collects. */
interface OwnLine {
  readonly id_reg_factura: number
  readonly importe: number
}
/** Receipt to insert with its lines, in no file yet. */
export type NewReceipt = Omit<
  Row,
  | 'id_reg_recibo'
  | 'id_reg_remesa'
  | 'girado'
  | 'importe_devuelto'
  | 'adeudo'
  | 'enmienda'
  | 'avisado'
  | 'cobrar_desde'
  | 'id_reg_recibo_anterior'
> &
  Partial<Pick<Row, 'cobrar_desde' | 'id_reg_recibo_anterior'>> & { readonly lines: readonly OwnLine[] }

/** Inserts receipts with their lines, which are locked; returns their numbers in order. A line in a live receipt is refused by its index. */
export async function insertReceipts(tx: Tx, receipts: readonly NewReceipt[]): Promise<number[]> {
  const ids: number[] = []
  await inChunks(
    receipts.map(({ lines: _lines, ...row }) => row),
    async (piece) => {
      const made = await tx.insertInto('recibo').values(piece).returning('id_reg_recibo').execute()
      ids.push(...made.map((one) => one.id_reg_recibo))
    },
    manyColumns,
  )
  const lines = receipts.flatMap((one, at) => one.lines.map((line) => ({ ...line, id_reg_recibo: ids[at]! })))
  await inChunks(lines, (piece) => tx.insertInto('recibo_factura').values(piece).execute())
  return ids
}
