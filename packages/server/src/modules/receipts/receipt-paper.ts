import { type Language, readerLanguage } from '@app/contract/kit/texts'
import { firstDebitDay } from '@app/contract/receipts/remittances/collection-day'
import { formatDay } from '@app/contract/values/day'
import { maskIban } from '@app/contract/values/iban'
import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { Paper } from '../../kit/papers/paper.ts'
import { paperParts, type Writing } from '../invoices/public.ts'
import { letterLanguage, wordsIn } from '../mail/public.ts'

/** Payer of a receipt, as reader of its paper; undefined if there is no such receipt. */
export const payerOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('recibo as r')
    .innerJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 'r.id_mst_socios')
    .select(['s.nombre', 's.email', letterLanguage('c', 's').as('lang')])
    .where('r.id_reg_recibo', '=', id)
    .executeTakeFirst()

/** Language of a receipt's payer, and words in it. */
export async function wordsForPayer({ tx, club }: Pick<Call<unknown>, 'tx' | 'club'>, id: number) {
  const payer = (await payerOf(tx, id)) ?? refuse('msg.not_found')
  const lang = readerLanguage(payer.lang, club.language)
  return { lang, say: wordsIn(lang) }
}

const receiptAt = async (tx: Tx, id: number) =>
  (await tx
    .selectFrom('recibo as r')
    .innerJoin('empresa as e', 'e.id_mst_empresas', 'r.id_mst_empresas')
    .leftJoin('remesa as m', 'm.id_reg_remesas', 'r.id_reg_remesa')
    .selectAll('r')
    .select(['e.id_acreedor', 'e.aviso_banco', 'e.hora_banco', 'm.fecha as fecha_remesa'])
    .where('r.id_reg_recibo', '=', id)
    .executeTakeFirst()) ?? refuse('msg.not_found')
type Receipt = Awaited<ReturnType<typeof receiptAt>>

/** Day, account, mandate and creditor of a debit in words: what a payer is told before it. */
function debitLines({ say, now, club }: Writing, receipt: Receipt): Paper['about'] {
  const { numcuenta, referencia, id_acreedor, fecha_remesa } = receipt
  if (numcuenta === null) return []
  const cuenta = maskIban(numcuenta)
  const from = firstDebitDay(clubTime(now, club.zone), receipt)
  const collection =
    fecha_remesa === null
      ? say('recibo.papel_cobro_desde', { fecha: formatDay(from), cuenta })
      : say('recibo.papel_cobro', { fecha: formatDay(fecha_remesa), cuenta })
  return [[collection], [say('recibo.papel_mandato', { referencia: referencia ?? '', acreedor: id_acreedor ?? '' })]]
}

/** Paper of a receipt: payer, debit, lines and sum, under the head of its company. */
export async function receiptPaper(call: Writing, id: number, lang: Language): Promise<Paper> {
  const { tx, say } = call
  const receipt = await receiptAt(tx, id)
  const lines = await tx
    .selectFrom('recibo_factura as v')
    .innerJoin('factura as f', 'f.id_reg_factura', 'v.id_reg_factura')
    .select(['f.id_reg_factura', 'f.concepto', 'f.precio', 'f.cantidad', 'f.impuesto', 'f.prc_iva', 'f.exencion', 'v.importe'])
    .where('v.id_reg_recibo', '=', id)
    .orderBy('f.id_reg_factura')
    .execute()
  const { id_mst_empresas } = receipt
  const { head } = await paperParts(
    call,
    lines.map((line) => ({ ...line, id_mst_empresas })),
  )
  const title = say('recibo.papel_titulo', { numero: id })
  return {
    ...head,
    ...{ lang, title, width: null, codes: [] },
    about: [
      [title, formatDay(receipt.fecha)],
      [say('recibo.papel_pagador', { nombre: receipt.nombre_completo })],
      ...debitLines(call, receipt),
    ],
    lines: lines.map(({ concepto, importe }) => ({ text: concepto, cents: importe })),
    sums: [{ text: say('recibo.papel_total'), cents: receipt.precio }],
  }
}
