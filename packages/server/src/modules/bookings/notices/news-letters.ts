import { type Language, readerLanguage } from '@app/contract/kit/texts'
import { formatEuros } from '@app/contract/values/money'
import { after, clubTime } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { JobFacts } from '../../../kit/work/attempt.ts'
import { insertJob } from '../../../kit/work/jobs.ts'
import { param } from '../../club/public.ts'
import { clubLetter, clubWords, type MemberReader, mailHtml, readersOf } from '../../letters/public.ts'
import { type Letter, mailJob, sayer } from '../../mail/public.ts'
import { factsOf, type NewsFacts } from './booking-facts.ts'
import { calendarPart } from './calendar-part.ts'
import { kindOf, newsHtml, newsSubject, newsText } from './news-words.ts'
import { noticesJob } from './pending-notices.ts'
import { type News, newsOf } from './told.ts'
import { takeUntold } from './untold.ts'

const uses = { hecha: 'confirmacion', movida: 'cambio', anulada: 'anulacion' } as const
/** Letters of one act that are a few; more of them let others pass. */
const few = 10
/** Seconds until rows in the hands of a desk are looked at again. */
const againSeconds = 10

interface Writing {
  readonly tx: Tx
  readonly club: ClubFacts
  readonly now: Date
  readonly facts: NewsFacts
  readonly words: Awaited<ReturnType<typeof clubWords>>
}
type Reached = MemberReader & { readonly email: string }

/** Subject and text of a letter: the club's template, if the news are of one kind that has one, otherwise the product's own. */
async function contentOf(
  { tx, club, facts, words }: Writing,
  reader: Reached,
  { news, language }: { news: readonly News[]; language: Language },
) {
  const say = sayer(language)
  const { nombre, apellidos, nombre_completo, tutor } = reader
  const foot = [{ text: say('booking.aviso_pie', { nombre: nombre_completo, n: news.length }) }]
  const kind = kindOf(news)
  const template = kind && words(uses[kind], language)
  if (template) {
    const cents = news.reduce((sum, one) => sum + (kind === 'anulada' ? facts.givenBack(one) : facts.owed(one)), 0)
    const importe = cents > 0 ? formatEuros(cents) : null
    const values = { nombre, apellidos, club: club.nombre, reservas: newsText(news, say), importe }
    return { ...(await clubLetter(tx, template, { values, club: club.nombre, foot })), secreto: false }
  }
  const opening = [say('mail.greeting', { nombre: tutor ?? nombre }), ...(tutor ? [say('booking.aviso_de', { nombre })] : [])]
  const { html, values } = newsHtml(news, facts, { say, opening })
  const asunto = newsSubject(news, say).slice(0, 200)
  return { asunto, ...mailHtml({ html, values, club: club.nombre, foot }), secreto: news.some(({ now }) => now?.pin_reserva) }
}

/** One letter to a reader with all of the reader's news, and their calendar entries. */
async function letterTo(writing: Writing, reader: Reached, news: readonly News[]): Promise<Letter> {
  const { club, now } = writing
  const language = readerLanguage(reader.lang, club.language)
  const { asunto, texto, html, secreto } = await contentOf(writing, reader, { news, language })
  const entries = news.map(({ id_reg_reserva, now: stands, left, before }) => ({
    ...(stands ?? left ?? before)!,
    ...{ id_reg_reserva, isOver: stands === null },
  }))
  const name = reader.tutor ?? reader.nombre_completo
  const calendario = calendarPart(entries, { club, now, reader: { name, email: reader.email } })
  return { para: reader.email, asunto, texto, html, socio: reader.id_mst_socios, calendario, ...(secreto && { secreto }) }
}

const inOrder = (a: News, b: News) => {
  const [one, other] = [(a.now ?? a.before)!, (b.now ?? b.before)!]
  return one.fecha.localeCompare(other.fecha) || one.hora_ini - other.hora_ini || a.id_reg_reserva - b.id_reg_reserva
}

/** Readers of some news by member: those who want notices, and for what staff ask to tell also the others. */
async function readersFor(tx: Tx, news: readonly News[]) {
  const idsOf = (some: readonly News[]) => [...new Set(some.map((one) => one.id_mst_socios))]
  const reached = (readers: readonly MemberReader[]) =>
    new Map(readers.flatMap((one) => (one.motivo === null && one.email !== null ? [[one.id_mst_socios, one as Reached]] : [])))
  const wanting = reached(await readersOf(tx, idsOf(news), 'booking'))
  const asked = reached(await readersOf(tx, idsOf(news.filter((one) => one.forzado)), 'asked'))
  return (one: News) => (one.forzado ? asked : wanting).get(one.id_mst_socios)
}

/** Tells the players of a batch what changed for them, one letter each. */
export async function tellPlayers(tx: Tx, { lote }: { lote: string }, { club, now }: JobFacts) {
  const { untold, isWhole } = await takeUntold(tx, lote)
  if (!isWhole) await insertJob(tx, noticesJob, { lote }, { now: after(now, againSeconds) })
  const moment = { ...clubTime(now, club.zone), level: await param(tx, 'AVISO_RESERVAS') }
  const all = untold.flatMap((one) => newsOf(one, moment)).toSorted(inOrder)
  if (all.length === 0) return
  const readerOf = await readersFor(tx, all)
  const news = all.filter((one) => readerOf(one))
  const writing = { tx, club, now, facts: await factsOf(tx, news), words: await clubWords(tx, Object.values(uses)) }
  const letters: Letter[] = []
  for (const own of Map.groupBy(news, (one) => one.id_mst_socios).values()) letters.push(await letterTo(writing, readerOf(own[0]!)!, own))
  const urgency = letters.length > few ? 'many' : 'single'
  for (const letter of letters) await insertJob(tx, mailJob, letter, { now, urgency })
}
