import type { c60Outcomes } from '@app/contract/c60/c60'
import type { C60Payment } from '@app/contract/c60/c60-profile'
import { c60Parts } from '@app/contract/invoices/c60-code'
import { lineRemainder } from '@app/contract/invoices/invoice-rules'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'

type Outcome = (typeof c60Outcomes)[number]
/** Payment as stored with its file. */
export type ReadPayment = C60Payment & { readonly resultado: Outcome; readonly anotado: boolean }

/** Twelve digits of a reference as the bar code has them: a bank's field may be longer, with zeros before or behind. */
const spellings = (referencia: string) => {
  const digits = referencia.replaceAll(/\D/g, '')
  return [...new Set([digits.padStart(12, '0').slice(-12), digits.slice(0, 12).padStart(12, '0')])]
}

/** Lines with a bar code of one of these references. */
const linesBy = (tx: Tx, references: readonly string[]) =>
  tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .selectAll('f')
    .select(fullName<string | null>('s').as('nombre_completo'))
    .where('f.codigo_c60', 'is not', null)
    .where(sql<boolean>`substring(f.codigo_c60 from 12 for 12) = any(${references}::text[])`)
    .execute()
type Line = Awaited<ReturnType<typeof linesBy>>[number]

/** Payments that earlier files of the company told and that paid: by reference, day and cents. */
async function readBefore(tx: Tx, company: number): Promise<ReadonlySet<string>> {
  const files = await tx.selectFrom('empresa_c60').select('lineas').where('id_mst_empresas', '=', company).execute()
  const payments = files.flatMap(({ lineas }) => lineas as readonly ReadPayment[])
  return new Set(payments.filter((one) => one.anotado).map(nameOf))
}
const nameOf = ({ referencia, fecha, importe }: C60Payment) => `${referencia} ${fecha} ${importe}`

interface Judging {
  readonly id_mst_empresas: number
  /** Issuer of the company's letters; null if it has none. */
  readonly emisora: string | null
}

function outcomeOf(payment: C60Payment, line: Line | undefined, emisora: string | null): Outcome {
  if (emisora !== null && payment.emisora !== null && !payment.emisora.startsWith(emisora)) return 'otra_emisora'
  if (!line) return 'desconocida'
  if (line.fecha_baja !== null) return 'borrada'
  const left = lineRemainder(line) - line.retenido
  if (line.fecha_pago !== null || left <= 0) return 'ya_pagada'
  return payment.importe === left ? 'paga' : payment.importe < left ? 'importe_menor' : 'importe_mayor'
}

/** Outcome of each payment of a file, by the bar codes of lines. Never by the amount alone. */
export async function judgePayments(tx: Tx, payments: readonly C60Payment[], { id_mst_empresas, emisora }: Judging) {
  const lines = await linesBy(tx, [...new Set(payments.flatMap(({ referencia }) => spellings(referencia)))])
  const lineOf = new Map(lines.map((line) => [c60Parts(line.codigo_c60!).referencia, line]))
  const before = await readBefore(tx, id_mst_empresas)
  const seen = new Set<number>()
  return payments.map((payment) => {
    const line = spellings(payment.referencia)
      .map((one) => lineOf.get(one))
      .find((one) => one !== undefined)
    const outcome = outcomeOf(payment, line, emisora)
    const isRepeated = line !== undefined && seen.has(line.id_reg_factura)
    if (line && outcome !== 'otra_emisora') seen.add(line.id_reg_factura)
    const resultado = before.has(nameOf(payment)) ? 'ya_leida' : isRepeated && outcome !== 'ya_pagada' ? 'repetida' : outcome
    const isMine = resultado !== 'otra_emisora' && line !== undefined
    return {
      payment,
      line: isMine ? line : null,
      resultado,
      tarde: isMine && payment.fecha > c60Parts(line.codigo_c60!).limite,
      pendiente: isMine ? Math.max(0, lineRemainder(line)) : null,
    }
  })
}
export type Judged = Awaited<ReturnType<typeof judgePayments>>[number]
