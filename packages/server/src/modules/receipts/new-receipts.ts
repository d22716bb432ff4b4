import type { RowOfResource } from '@app/contract/kit/resource'
import type { receipt } from '@app/contract/receipts/receipt'
import type { Tx } from '../../kit/database/database.ts'

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

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const most = 2000
const pieces = <T>(rows: readonly T[]) =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => rows.slice(at * most, (at + 1) * most))

/** Inserts receipts with their lines, which are locked; returns their numbers in order. A line in a live receipt is refused by its index. */
export async function insertReceipts(tx: Tx, receipts: readonly NewReceipt[]): Promise<number[]> {
  const ids: number[] = []
  for (const piece of pieces(receipts)) {
    const made = await tx
      .insertInto('recibo')
      .values(piece.map(({ lines: _lines, ...row }) => row))
      .returning('id_reg_recibo')
      .execute()
    ids.push(...made.map((one) => one.id_reg_recibo))
  }
  const lines = receipts.flatMap((one, at) => one.lines.map((line) => ({ ...line, id_reg_recibo: ids[at]! })))
  for (const piece of pieces(lines)) await tx.insertInto('recibo_factura').values(piece).execute()
  return ids
}
