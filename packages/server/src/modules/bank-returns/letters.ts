import { readerLanguage } from '@app/contract/kit/texts'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { after, clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobContext, JobWork } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { linkForLines } from '../cards/public.ts'
import { publicUrl } from '../identity/public.ts'
import { lockLines } from '../invoices/public.ts'
import { letterAddress, letterLanguage, mailJob, wordsIn, writeLetter } from '../mail/public.ts'
import { askFor } from '../mandates/public.ts'
import { reasonText } from './reason-text.ts'

/** The job that mails payers of returns, when these can be undone no more. */
export const returnLettersJob = jobKind<{ ids: readonly number[] }>('bank-returns.letters', 'mail', 'many')

/** A return whose letter has not left, with the reader of letters to its payer. */
const returnOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('devolucion as d')
    .innerJoin('recibo as r', 'r.id_reg_recibo', 'd.id_reg_recibo')
    .innerJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('recibo as n', 'n.id_reg_recibo', 'd.id_reg_recibo_nuevo')
    .select(['d.id_reg_devolucion', 'd.id_reg_recibo', 'd.fecha', 'd.codigo', 'd.importe', 'd.paso', 'd.id_reg_factura', 'd.pagar_hasta'])
    .select(['r.concepto', 'r.id_mst_socios', 'r.id_mst_empresas', 'n.cobrar_desde', 'n.precio as importe_nuevo'])
    .select(['s.nombre', letterLanguage('c', 's').as('lang'), letterAddress('s', 'tutor').as('email')])
    .where('d.id_reg_devolucion', '=', id)
    .where('d.deshecha', '=', false)
    .where('d.sin_carta', '=', false)
    .where('d.fecha_carta', 'is', null)
    .forNoKeyUpdate('d')
    .executeTakeFirst()
type Returned = NonNullable<Awaited<ReturnType<typeof returnOf>>>

/** Unpaid lines of a return and of its surcharge, locked. */
async function owedLines(tx: Tx, { id_reg_recibo, id_reg_factura }: Returned) {
  const parts = await tx.selectFrom('recibo_factura').select('id_reg_factura').where('id_reg_recibo', '=', id_reg_recibo).execute()
  const ids = [...parts.map((one) => one.id_reg_factura), ...(id_reg_factura === null ? [] : [id_reg_factura])]
  const lines = await lockLines(tx, ids)
  return lines.filter((line) => line.fecha_pago === null && line.fecha_baja === null && line.retenido === 0)
}

const bodies = {
  girar: 'mail.devolucion.girar',
  pedir_iban: 'mail.devolucion.pedir_iban',
  caja: 'mail.devolucion.caja',
  revocar: 'mail.devolucion.revocar',
} as const

/** Last day to pay, or the one of the link. */
const untilOf = ({ pagar_hasta }: Returned, { club, now }: JobWork) =>
  formatDay(pagar_hasta ?? clubTime(after(now, 7 * 86_400), club.zone).today)

/** Mails the payer of a return, once: what came back and why in plain words, what happens next, and a link to pay where cards are taken. */
async function mailReturn(tx: Tx, id: number, work: JobWork) {
  const { club, now } = work
  const found = await returnOf(tx, id)
  if (!found || found.paso === 'nada') return
  const lang = readerLanguage(found.lang, club.language)
  const owed = await owedLines(tx, found)
  if (owed.length === 0 && found.paso !== 'girar') return
  const link =
    found.paso === 'caja' ? await linkForLines({ tx, club, now, user: null }, owed, { base: publicUrl(club, { host: 'localhost' }) }) : null
  const letter = writeLetter(
    found,
    { club: club.nombre, standard: club.language },
    {
      subject: 'mail.devolucion.subject',
      body: link ? 'mail.devolucion.caja_enlace' : bodies[found.paso],
      values: {
        ...{
          concepto: found.concepto,
          importe: formatEuros(found.importe),
          fecha: formatDay(found.fecha),
          motivo: reasonText(wordsIn(lang), found.codigo),
        },
        ...{ total: formatEuros(found.importe_nuevo ?? owed.reduce((sum, line) => sum + line.precio * line.cantidad - line.pagado, 0)) },
        ...{ dia: formatDay(found.cobrar_desde ?? found.fecha), hasta: untilOf(found, work) },
      },
      ...(link && { link: link.url }),
    },
  )
  if (letter) {
    await insertJob(tx, mailJob, link ? { ...letter, secreto: true } : letter, { now, urgency: 'many' })
    await tx.updateTable('devolucion').set({ fecha_carta: now }).where('id_reg_devolucion', '=', id).execute()
  }
  if (found.paso === 'pedir_iban' || found.paso === 'revocar')
    await askFor({ ...work, tx, today: clubTime(now, club.zone).today, user: null }, [found.id_mst_socios], found.id_mst_empresas)
}

/** Mails payers one after the other, each in a transaction of its own. */
export async function sendLetters({ ids }: { ids: readonly number[] }, context: JobContext) {
  for (const id of ids) await context.inTransaction((tx, facts) => mailReturn(tx, id, { ...context, ...facts }))
}
