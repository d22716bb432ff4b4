import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { inChunks } from '../../../kit/database/in-chunks.ts'
import { smallFile } from '../../../kit/files/files.ts'
import { insertFile } from '../../../kit/files/stored-files.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { settle } from '../../invoices/public.ts'
import { useMandates } from '../../mandates/public.ts'
import { lockReceipts } from '../lock-receipts.ts'
import { receiptLetterJob } from '../receipt-letter.ts'
import type { BuiltFile } from './build-file.ts'
import type { PlannedDebit } from './judged.ts'
import { fileName } from './remittance-rows.ts'

/** Context of recording: of a call. */
type Recorder = Omit<WorkCall, 'minute'>

interface Recording {
  readonly fecha: Day
  readonly nombre: string
  /** Refuses receipts that changed since their file was built; called under their locks. */
  readonly again: () => Promise<void>
  /** Mails the receipts whose payers were not told. */
  readonly avisar: boolean
}

/** Amendment of a debit as stored; null without one. */
function amendmentText({ iban_anterior, referencia_anterior, acreedor_anterior }: PlannedDebit): string | null {
  const told = { iban_anterior, referencia_anterior, acreedor_anterior }
  return Object.values(told).some((value) => value !== null) ? JSON.stringify(told) : null
}

/** Writes the receipts of a file: its remittance, their debits and sequences. */
async function markReceipts(tx: Tx, id_reg_remesas: number, { planned, adeudos }: BuiltFile) {
  await inChunks(planned.debits, async (piece) => {
    const values = sql<{ id: number; adeudo: string; secuencia: 'RCUR'; enmienda: unknown }>`(select * from unnest(
      ${piece.map((one) => one.id_reg_recibo)}::bigint[], ${piece.map((one) => adeudos.get(one.id_reg_recibo)!)}::text[],
      ${piece.map((one) => one.secuencia)}::text[],
      ${piece.map(amendmentText)}::jsonb[])
      as t(id, adeudo, secuencia, enmienda))`
    await tx
      .updateTable('recibo')
      .from(values.as('v'))
      .set({
        ...{ girado: true, id_reg_remesa: id_reg_remesas },
        ...{ adeudo: sql`v.adeudo`, secuencia: sql`v.secuencia`, enmienda: sql`v.enmienda` },
      })
      .whereRef('recibo.id_reg_recibo', '=', 'v.id')
      .execute()
  })
}

/** Records one built file as a remittance, with its receipts; returns it with its text. */
async function recordFile(call: Recorder, file: BuiltFile, { fecha, nombre }: Pick<Recording, 'fecha' | 'nombre'>) {
  const { tx, now, user, note } = call
  const { planned, mensaje, content } = file
  const { company, financiada, debits } = planned
  const id_reg_archivo = await insertFile(tx, smallFile(Buffer.from(content), 'application/xml'))
  const importe = debits.reduce((sum, one) => sum + one.importe, 0)
  const row = {
    ...{ fecha, nombre, id_mst_empresas: company.id_mst_empresas, formato: company.formato_sepa, financiada, mensaje },
    ...{ recibos: debits.length, importe, id_reg_archivo, fecha_creacion: now, id_mst_socios_creacion: user.id_mst_socios },
  }
  const { id_reg_remesas } = await tx.insertInto('remesa').values(row).returning('id_reg_remesas').executeTakeFirstOrThrow()
  await markReceipts(tx, id_reg_remesas, file)
  note('remesa', null, { id_reg_remesas, ...row })
  return { id_reg_remesas, nombre, fichero: fileName(nombre, id_reg_remesas), recibos: debits.length, importe, content }
}

/** Names of files made together: those for financing say so, further ones have a number. */
const namesOf = ({ say }: Recorder, files: readonly BuiltFile[], nombre: string) =>
  files.map(({ planned }, at) => {
    const own = planned.financiada ? say('receipts.financed_name', { nombre }) : nombre
    return (files.length > 1 && at > 0 && !planned.financiada ? `${own} (${at + 1})` : own).slice(0, 120)
  })

/**
 * Records built files in one transaction: their remittances, the receipts in them, the payment of their lines in transit (D remesa H ventas),
 * the use of their mandates. Lines, then receipts, then mandates are locked.
 */
export async function recordFiles(call: Recorder, files: readonly BuiltFile[], { fecha, nombre, again, avisar }: Recording) {
  const { tx, now, later } = call
  const debits = files.flatMap(({ planned }) => planned.debits)
  const { parts, lines } = await lockReceipts(
    tx,
    debits.map((one) => one.id_reg_recibo),
  )
  await again()
  const names = namesOf(call, files, nombre)
  const remesas = []
  for (const [at, file] of files.entries()) remesas.push(await recordFile(call, file, { fecha, nombre: names[at]! }))
  await settle(
    call,
    [...parts.values()]
      .flat()
      .toSorted((a, b) => a.id_reg_factura - b.id_reg_factura)
      .map(({ id_reg_factura, importe }) => ({ line: lines.get(id_reg_factura)!, cuenta: accounts.remittance, importe })),
    paymentTypes.directDebit,
  )
  await useMandates(
    tx,
    files.flatMap(({ planned }) => planned.debits.map(({ id_reg_mandato }) => ({ id_reg_mandato, dia: fecha }))),
  )
  const untold = avisar ? debits.filter((one) => !one.avisado).map((one) => one.id_reg_recibo) : []
  if (untold.length > 0) {
    const told = await tx
      .updateTable('recibo')
      .from('socio as s')
      .set({ avisado: now })
      .whereRef('s.id_mst_socios', '=', 'recibo.id_mst_socios')
      .where('s.email', 'is not', null)
      .where(isOneOf('recibo.id_reg_recibo', untold))
      .returning('recibo.id_reg_recibo')
      .execute()
    for (const { id_reg_recibo: id } of told) await later(receiptLetterJob, { id }, { urgency: 'many' })
  }
  return remesas
}
