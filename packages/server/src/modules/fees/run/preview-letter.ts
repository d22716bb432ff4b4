import { formatDay } from '@app/contract/values/day'
import { readEmail } from '@app/contract/values/email'
import { formatEuros, toDecimal } from '@app/contract/values/money'
import type { Tx } from '../../../kit/database/database.ts'
import type { JobContext } from '../../../kit/work/attempt.ts'
import { jobKind, type Later } from '../../../kit/work/jobs.ts'
import { param } from '../../club/public.ts'
import { sendMail, wordsIn, writeLetter } from '../../mail/public.ts'
import type { Asked } from './due-fees.ts'
import { previewOf } from './preview.ts'

interface Payload {
  readonly asked: Asked
  readonly email: string
}
/** The job that mails a preview: it is computed when it leaves. */
export const previewLetterJob = jobKind<Payload>('fees.preview', 'mail')

/** Queues the preview for the addresses of the club's parameter; returns their number. */
export async function mailPreview({ tx, later }: { readonly tx: Tx; readonly later: Later }, asked: Asked): Promise<number> {
  const addresses = [...new Set((await param(tx, 'CUOTAS_AVISO_CORREO')).split(',').flatMap((one) => readEmail(one) ?? []))]
  for (const email of addresses) await later(previewLetterJob, { asked, email })
  return addresses.length
}

/** Text of a cell; none that a spreadsheet would compute. */
const cell = (text: string) => `"${(/^[=+@\t\r-]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const amount = (cents: number | null) => (cents === null ? '' : String(toDecimal(cents)).replace('.', ','))

/** Mails a preview to one address in the club's language: its sums, and its lines as a table. */
export async function sendPreview({ asked, email }: Payload, context: JobContext) {
  const { club, inTransaction } = context
  const { lineas, fuera, total } = await inTransaction((tx) => previewOf(tx, asked))
  const say = wordsIn(club.language)
  const dia = formatDay(asked.hasta)
  const values = { dia, lineas: total.lineas, importe: formatEuros(total.importe), antes: formatEuros(total.antes), fuera: fuera.length }
  const letter = writeLetter(
    { email, nombre: club.nombre, lang: null },
    { club: club.nombre, standard: club.language },
    { subject: 'mail.fees_preview.subject', body: 'mail.fees_preview.body', values },
  )!
  const rows = lineas.map((line) => [
    ...[line.nombre_completo, line.nombre_pagador ?? line.nombre_completo, line.desc_cuota].map(cell),
    ...[formatDay(line.desde), formatDay(line.hasta), amount(line.importe), amount(line.antes)],
  ])
  const table = [say('fees.file_columns').split(','), ...rows].map((row) => row.join(';')).join('\r\n')
  const filename = `${say('fees.file_name')}-${asked.hasta}.csv`
  // spreadsheets take the letters of a file with this mark for UTF-8
  const file = { filename, content: Buffer.from(`\uFEFF${table}\r\n`), contentType: 'text/csv; charset=utf-8' }
  return sendMail(letter, context, { attachments: [file] })
}
