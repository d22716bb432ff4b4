import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import { accounts } from '@app/contract/ledger/account'
import type { receipt } from '@app/contract/receipts/receipt'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { type Line, settle } from '../invoices/public.ts'
import { post } from '../ledger/public.ts'
import { restoreUses, unuseMandates } from '../mandates/public.ts'
import { debtorsOf } from './debtors.ts'
import { deleteReceipts, type Locked } from './lock-receipts.ts'
import { insertReceipts } from './new-receipts.ts'
import { type PaymentInTransit, paymentsInTransit } from './payments-in-transit.ts'

type Receipt = RowOfResource<typeof receipt>
/** Return of a receipt in a file, in cents. */
export interface ReceiptReturn {
  readonly id_reg_recibo: number
  readonly importe: number
  readonly gastos: number
  /** Its money never came: what its file told the bank of the mandate is to be told again. */
  readonly es_rechazo: boolean
}
/** Line with the cents that came back of it. */
export interface ReturnedLine {
  readonly id_reg_factura: number
  readonly importe: number
}

const idsOf = (rows: readonly { readonly id_reg_recibo: number }[]) => [...new Set(rows.map((row) => row.id_reg_recibo))]

interface Part {
  readonly line: Line
  readonly payment: PaymentInTransit
  readonly importe: number
}
/** Parts of a return: the newest lines give first, each no more than its payment in the remittance of the receipt. */
function partsOf({ id_reg_recibo, importe }: ReceiptReturn, locked: Locked, payments: ReadonlyMap<number, PaymentInTransit[]>): Part[] {
  const receiptRow = locked.receipts.get(id_reg_recibo)!
  const made = locked.remittances.get(receiptRow.id_reg_remesa!)!.fecha_creacion.getTime()
  const parts: Part[] = []
  let left = importe
  for (const { id_reg_factura } of locked.parts.get(id_reg_recibo) ?? []) {
    const own = (payments.get(id_reg_factura) ?? []).toSorted(
      (a, b) => Number(b.fecha.getTime() === made) - Number(a.fecha.getTime() === made),
    )
    for (const payment of own) {
      const part = Math.min(left, payment.queda)
      if (part <= 0) break
      payment.queda -= part
      left -= part
      parts.push({ line: locked.lines.get(id_reg_factura)!, payment, importe: part })
    }
  }
  if (left > 0) throw new Error(`receipt ${id_reg_recibo} has no payments for ${left} cents of its return`)
  return parts
}

/** Money of settled remittances that left the account again, and the bank's charges; `texto` is the identifier of the debit. */
async function postAtBank(call: WorkCall, returns: readonly ReceiptReturn[], { receipts, remittances }: Locked) {
  const transfers = returns.flatMap(({ id_reg_recibo, importe, gastos }) => {
    const { id_reg_remesa, adeudo } = receipts.get(id_reg_recibo)!
    const isSettled = remittances.get(id_reg_remesa!)!.estado === 'cobrada'
    return [
      ...(isSettled ? [{ debe: accounts.remittance, haber: accounts.bank, importe, motivo: 'liquidacion' as const, texto: adeudo }] : []),
      ...(gastos > 0
        ? [{ debe: accounts.bankCharges, haber: accounts.bank, importe: gastos, motivo: 'comision' as const, texto: adeudo }]
        : []),
    ]
  })
  call.note('libro_asiento', null, await post(call, transfers))
}

/** Cents of rows by a number of theirs. */
const centsBy = <T extends { readonly importe: number }>(rows: readonly T[], of: (row: T) => number) =>
  new Map([...Map.groupBy(rows, of)].map(([id, own]) => [id, own.reduce((sum, one) => sum + one.importe, 0)]))

/** Adds cents to what receipts had returned, below zero for an undone return. */
const addReturned = (tx: Tx, returns: readonly Pick<ReceiptReturn, 'id_reg_recibo' | 'importe'>[], sign: 1 | -1) => {
  const sums = [...centsBy(returns, (one) => one.id_reg_recibo)]
  return tx
    .updateTable('recibo')
    .from(
      sql<{
        id: number
        cents: number
      }>`(select * from unnest(${sums.map(([id]) => id)}::bigint[], ${sums.map(([, cents]) => cents * sign)}::bigint[]) as t(id, cents))`.as(
        'v',
      ),
    )
    .set({ importe_devuelto: sql<number>`recibo.importe_devuelto + v.cents` })
    .whereRef('recibo.id_reg_recibo', '=', 'v.id')
    .execute()
}

/**
 * Takes back the money of locked receipts: their lines are owed again, the newest first where a part comes back, and may be collected again;
 * the uses of their mandates do not count. Money of a settled remittance leaves the bank. Returns the lines of each receipt.
 */
export async function takeReceiptsBack(
  call: WorkCall,
  returns: readonly ReceiptReturn[],
  locked: Locked,
): Promise<Map<number, ReturnedLine[]>> {
  const { tx } = call
  const lines = idsOf(returns).flatMap((id) => (locked.parts.get(id) ?? []).map((one) => one.id_reg_factura))
  const payments = Map.groupBy(await paymentsInTransit(tx, lines), (one) => one.id_reg_factura)
  const taken = returns.map((one) => ({ one, parts: partsOf(one, locked, payments) }))
  const parts = taken.flatMap((one) => one.parts)
  await settle(
    call,
    parts.map(({ line, payment, importe }) => ({
      ...{ line, cuenta: accounts.remittance, importe: -importe, motivo: 'devolucion_banco' as const, revierte: payment.id_reg_asiento },
    })),
    null,
  )
  await postAtBank(call, returns, locked)
  const freed = taken.flatMap(({ one, parts: own }) =>
    own.flatMap(({ line }) => (locked.parts.get(one.id_reg_recibo) ?? []).filter((row) => row.id_reg_factura === line.id_reg_factura)),
  )
  await tx
    .updateTable('recibo_factura')
    .set({ vivo: false })
    .where(
      isOneOf(
        'id_reg_recibo_factura',
        freed.map((row) => row.id_reg_recibo_factura),
      ),
    )
    .execute()
  await addReturned(tx, returns, 1)
  await unuseMandates(
    tx,
    returns.flatMap(({ id_reg_recibo, es_rechazo }) => {
      const { id_reg_mandato, enmienda } = locked.receipts.get(id_reg_recibo)!
      return id_reg_mandato === null ? [] : [{ id_reg_mandato, dia: null, enmienda: es_rechazo ? enmienda : null }]
    }),
  )
  return new Map(
    taken.map(({ one, parts: own }) => [
      one.id_reg_recibo,
      [...centsBy(own, ({ line }) => line.id_reg_factura)].map(([id_reg_factura, importe]) => ({ id_reg_factura, importe })),
    ]),
  )
}

/** Receipt to be collected again: what came back of it, with a surcharge, from a day on. */
export interface Repetition {
  readonly before: Receipt
  readonly lines: readonly ReturnedLine[]
  readonly cobrar_desde: Day
}
/** Makes receipts that collect returned lines again, by the payers' present accounts and mandates; returns their numbers in order. */
export async function collectAgain(call: WorkCall, repetitions: readonly Repetition[]): Promise<number[]> {
  if (repetitions.length === 0) return []
  const { tx, today, user } = call
  const { debtorOf } = await debtorsOf(
    tx,
    repetitions.map(({ before }) => before),
    today,
  )
  const rows = repetitions.map(({ before, lines, cobrar_desde }) => {
    const { mandato, iban, secuencia, nombre_completo } = debtorOf(before)
    const present = mandato ?? before
    return {
      ...{ fecha: today, id_mst_empresas: before.id_mst_empresas, id_mst_socios: before.id_mst_socios, nombre_completo },
      ...{ concepto: before.concepto, precio: lines.reduce((sum, one) => sum + one.importe, 0), remesar_sepa_banco: true },
      ...{ numcuenta: iban ?? before.numcuenta, titular: present.titular, id_reg_mandato: present.id_reg_mandato },
      ...{ referencia: present.referencia, fecha_firma: present.fecha_firma, esquema: present.esquema },
      ...{ secuencia: secuencia ?? before.secuencia, cobrar_desde, id_reg_recibo_anterior: before.id_reg_recibo },
      ...{ id_mst_socios_creacion: user.id_mst_socios, lines },
    }
  })
  const ids = await insertReceipts(tx, rows)
  call.note(
    'recibo',
    null,
    rows.map(({ lines: _lines, ...row }, at) => ({ id_reg_recibo: ids[at]!, ...row })),
  )
  return ids
}

/** Return that was applied, and what followed from it. */
export interface AppliedReturn extends ReceiptReturn {
  readonly fecha_aplicada: Date
  readonly id_reg_recibo_nuevo: number | null
}

/** Transfers of returns that were applied at an instant: those of lines, and those of the bank. */
async function transfersOf(tx: Tx, returns: readonly AppliedReturn[], { parts, receipts }: Locked) {
  const [{ fecha_aplicada: fecha }] = returns as [AppliedReturn]
  const columns = ['id_reg_asiento', 'debe', 'haber', 'importe', 'id_reg_factura', 'texto'] as const
  const ofLines = await tx
    .selectFrom('libro_asiento')
    .select(columns)
    .where(
      isOneOf(
        'id_reg_factura',
        returns.flatMap((one) => (parts.get(one.id_reg_recibo) ?? []).map((part) => part.id_reg_factura)),
      ),
    )
    .where('motivo', '=', 'devolucion_banco')
    .where('fecha', '=', fecha)
    .whereRef('devuelto', '<', 'importe')
    .orderBy('id_reg_asiento')
    .execute()
  const atBank = await tx
    .selectFrom('libro_asiento')
    .select(columns)
    .where('fecha', '=', fecha)
    .where('dia', '>=', sql<string>`(${fecha}::timestamptz - interval '1 day')::date`)
    .where('motivo', 'in', ['liquidacion', 'comision'])
    .where(
      'texto',
      'in',
      returns.map((one) => receipts.get(one.id_reg_recibo)!.adeudo!),
    )
    .whereRef('devuelto', '<', 'importe')
    .orderBy('id_reg_asiento')
    .execute()
  return { ofLines, atBank }
}

/** True if nothing followed from a return: its lines are owed as it left them, and its new receipt is in no file and was not mailed. */
function isUntouched({ id_reg_recibo, id_reg_recibo_nuevo }: AppliedReturn, locked: Locked, back: ReadonlyMap<number, number>): boolean {
  const next = id_reg_recibo_nuevo === null ? null : locked.receipts.get(id_reg_recibo_nuevo)
  if (next && (next.girado || next.avisado !== null)) return false
  return (locked.parts.get(id_reg_recibo) ?? []).every(({ id_reg_factura }) => {
    const line = locked.lines.get(id_reg_factura)!
    const cents = back.get(id_reg_factura) ?? 0
    return cents === 0 || (line.fecha_baja === null && line.retenido === 0 && lineRemainder(line) >= cents)
  })
}

/**
 * Undoes returns of locked receipts, all applied at one instant: their lines are paid as before, new receipts go, the ledger reverts what it
 * posted. Returns the receipts of which something followed, and writes nothing then.
 */
export async function undoTakenBack(call: WorkCall, returns: readonly AppliedReturn[], locked: Locked): Promise<number[]> {
  const { tx } = call
  const { ofLines, atBank } = await transfersOf(tx, returns, locked)
  const back = centsBy(ofLines, (one) => one.id_reg_factura!)
  const next = returns.flatMap((one) => one.id_reg_recibo_nuevo ?? [])
  const elsewhere = await tx
    .selectFrom('recibo_factura')
    .select('id_reg_factura')
    .where(isOneOf('id_reg_factura', [...back.keys()]))
    .where('vivo', '=', true)
    .where(({ not }) => not(isOneOf('id_reg_recibo', next)))
    .execute()
  const held = new Set(elsewhere.map((row) => row.id_reg_factura))
  const touched = returns.filter(
    (one) => !isUntouched(one, locked, back) || (locked.parts.get(one.id_reg_recibo) ?? []).some((part) => held.has(part.id_reg_factura)),
  )
  if (touched.length > 0) return touched.map((one) => one.id_reg_recibo)
  await deleteReceipts(tx, next)
  await settle(
    call,
    ofLines.map(({ id_reg_asiento, id_reg_factura, importe }) => ({
      ...{
        line: locked.lines.get(id_reg_factura!)!,
        cuenta: accounts.remittance,
        importe,
        motivo: 'anulacion' as const,
        revierte: id_reg_asiento,
      },
    })),
    null,
  )
  const reverted = atBank.map(({ id_reg_asiento, debe, haber, importe, texto }) => ({
    ...{ debe: haber, haber: debe, importe, motivo: 'anulacion' as const, texto, revierte: id_reg_asiento },
  }))
  call.note('libro_asiento', null, await post(call, reverted))
  const freed = returns.flatMap((one) => (locked.parts.get(one.id_reg_recibo) ?? []).filter((part) => back.has(part.id_reg_factura)))
  await tx
    .updateTable('recibo_factura')
    .set({ vivo: true })
    .where(
      isOneOf(
        'id_reg_recibo_factura',
        freed.map((row) => row.id_reg_recibo_factura),
      ),
    )
    .execute()
  await addReturned(tx, returns, -1)
  await restoreUses(
    tx,
    returns.flatMap(({ id_reg_recibo }) => {
      const { id_reg_mandato, id_reg_remesa } = locked.receipts.get(id_reg_recibo)!
      return id_reg_mandato === null ? [] : [{ id_reg_mandato, dia: locked.remittances.get(id_reg_remesa!)!.fecha }]
    }),
  )
  return []
}
