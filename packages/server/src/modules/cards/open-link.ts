import { readerLanguage } from '@app/contract/kit/texts'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { after, clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { bookingEntry } from '../bookings/public.ts'
import { settings } from '../club/public.ts'
import type { Line } from '../invoices/public.ts'
import { openOperation } from '../ledger/public.ts'
import { clubLetter, clubWords } from '../letters/public.ts'
import { type Letter, letterAddress, letterLanguage, mailJob, writeLetter } from '../mail/public.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import { unpaidPart } from './payment-result.ts'

/** Days for which a link can be paid. */
const linkDays = 7

/** Payers, with the language of their account. */
export const payers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socio as s')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(['s.id_mst_socios', 's.nombre', 's.apellidos', letterAddress('s', 'tutor').as('email'), letterLanguage('c', 's').as('lang')])
    .where('s.id_mst_socios', 'in', ids)
    .execute()
type Payer = Awaited<ReturnType<typeof payers>>[number]

/** Opener of a link: a call, or a job with its author. */
export interface Opener {
  readonly tx: Tx
  readonly club: ClubFacts
  readonly now: Date
  readonly user: Pick<User, 'id_mst_socios'> | null
}

/** Lines as their links go: those of one payer that one company collects. */
export const perLink = (lines: readonly Line[]) => [
  ...Map.groupBy(lines, (line) => `${line.id_mst_socios} ${line.id_mst_empresas ?? firstCompany}`).values(),
]

/** Opens a link for locked lines of one payer and one company; null if the company accepts no cards. `base` is the address of the product. */
async function newLink({ tx, club, now, user }: Opener, own: readonly Line[], base: string) {
  const { id_mst_socios, id_mst_empresas } = own[0]!
  const company = id_mst_empresas ?? firstCompany
  if (!(await merchantOf(tx, club, company))) return null
  const token = newToken()
  const shares = own.map((line) => ({ id_reg_factura: line.id_reg_factura, importe: unpaidPart(line) }))
  const importe = shares.reduce((sum, one) => sum + one.importe, 0)
  const caduca = after(now, linkDays * 86_400)
  const row = { clase: 'enlace', importe, huella: hashToken(token), caduca, id_mst_socios, id_mst_empresas: company } as const
  const { id_reg_operacion } = await openOperation({ tx, now, user }, row, shares)
  return { id_reg_operacion, importe, caduca, url: `${base}/pago/${token}` }
}

/** Opened link: its operation, its sum, and its address. */
interface OpenedLink {
  readonly id_reg_operacion: number
  readonly importe: number
  readonly url: string
}

/**
 * Opens a link for a letter of another module, or for the own page: for the locked lines of the payer of the first one that its company
 * collects; null without a line, or if the company accepts no cards.
 */
export async function linkForLines(opener: Opener, lines: readonly Line[], { base }: { base: string }): Promise<OpenedLink | null> {
  const [own] = perLink(lines)
  return own ? newLink(opener, own, base) : null
}

/** Opens a link for locked lines of one payer and one company and mails it to the payer; returns its operation, null if the company accepts no cards. */
export async function openLink(
  opener: Opener,
  own: readonly Line[],
  { payer, base }: { payer: Payer; base: string },
): Promise<number | null> {
  const { tx, now } = opener
  const opened = await newLink(opener, own, base)
  if (!opened) return null
  const { id_reg_operacion, importe, caduca, url } = opened
  const letter = await reminder(opener, payer, { own, importe, caduca, url })
  if (letter) await insertJob(tx, mailJob, { ...letter, secreto: true }, { now })
  return id_reg_operacion
}

interface Asked {
  readonly own: readonly Line[]
  readonly importe: number
  readonly caduca: Date
  readonly url: string
}
/** Letter with a link: in the words of the club's reminder, if it has one; with the calendar entry of a coming booking that is all it is about. */
async function reminder({ tx, club, now }: Opener, payer: Payer, { own, importe, caduca, url }: Asked): Promise<Letter | null> {
  const { email, nombre, apellidos, id_mst_socios: socio } = payer
  if (email === null) return null
  const bookings = new Set(own.map((line) => line.id_reg_reserva))
  const [booking] = bookings
  const reader = { name: `${nombre} ${apellidos}`.trim(), email }
  const calendario = bookings.size === 1 && booking ? await bookingEntry(tx, booking, { club, now, reader }) : undefined
  const concepts = own.map((line) => line.concepto).join(', ')
  const language = readerLanguage(payer.lang, club.language)
  const words = (await clubWords(tx, ['recordatorio']))('recordatorio', language)
  if (words) {
    const values = { nombre, apellidos, club: club.nombre, reservas: concepts, importe: formatEuros(importe), enlace_pago: url }
    // a template without the link has it below
    const foot = [words.html.includes('enlace_pago') ? { text: club.nombre } : { text: formatEuros(importe), link: url }]
    return { para: email, socio, ...(await clubLetter(tx, words, { values, club: club.nombre, foot })), calendario }
  }
  const { TEXTO_PAGO_POSTERIOR_MANUAL: texto } = await settings(tx)
  const letter = writeLetter(
    payer,
    { club: club.nombre, standard: club.language },
    {
      subject: 'mail.payment.subject',
      body: 'mail.payment.body',
      values: {
        importe: formatEuros(importe),
        conceptos: concepts.slice(0, 1000),
        fecha: formatDay(clubTime(caduca, club.zone).today),
        texto,
      },
      link: url,
    },
  )
  return letter && { ...letter, calendario }
}
