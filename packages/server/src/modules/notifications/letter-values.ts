import type { Language } from '@app/contract/kit/texts'
import { type MergeField, writtenFields } from '@app/contract/letters/merge-fields'
import { addDays, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { linkForLines } from '../cards/public.ts'
import { dueLines, lockLines, pendingOf } from '../invoices/public.ts'
import { noticesWithFilter } from './filter-names.ts'
import type { Notice } from './notice-row.ts'
import type { Looking, Person } from './people.ts'

/** Words of a letter in the language of its readers, and the language that they are really in. */
export interface Words {
  readonly subject: string
  readonly html: string
  readonly idioma: Language
}

/** Words for readers of a language; what is missing in it falls back to the main text. */
export function wordsFor(notice: Notice, lang: Language, standard: Language): Words {
  const main = { subject: notice.subject ?? '', html: notice.desc_notificacion ?? '', idioma: notice.idioma ?? standard }
  const own = lang === main.idioma ? undefined : notice.textos.find((one) => one.idioma === lang)
  if (!own || (own.subject === null && own.desc_notificacion === null)) return main
  return { subject: own.subject ?? main.subject, html: own.desc_notificacion ?? main.html, idioma: lang }
}

/** Names one after the other, as a language joins them. */
const joined = (names: readonly string[], lang: Language) => new Intl.ListFormat(lang).format([...new Set(names)])

/** Weekdays and hours of the classes of courses in the next two weeks: 'lunes 18:30, miércoles 18:30'. */
async function timetable(tx: Tx, courses: readonly number[], { today, lang }: { readonly today: string; readonly lang: Language }) {
  if (courses.length === 0) return null
  const rows = await tx
    .selectFrom('reserva')
    .select(['fecha', 'hora_ini'])
    .where('id_mst_curso', 'in', courses)
    .where('fecha', '>=', today)
    .where('fecha', '<', addDays(today, 14))
    .execute()
  const days = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  const hours = [...new Set(rows.map(({ fecha, hora_ini }) => weekday(fecha) * 10_000 + hora_ini))].toSorted((a, b) => a - b)
  // the first day of January 2001 was a Monday
  return hours.map((one) => `${days.format(Date.UTC(2001, 0, Math.floor(one / 10_000)))} ${formatMinute(one % 10_000)}`).join(', ') || null
}

/** Names behind the exclusive filter of a letter as the values of its fields. */
async function filterValues(tx: Tx, { id_reg_notificaciones }: Notice): Promise<Values> {
  const row = await noticesWithFilter(tx).where('n.id_reg_notificaciones', '=', id_reg_notificaciones).executeTakeFirstOrThrow()
  return { campeonato: row.campeonato, actividad: row.actividad, cuota: row.cuota, curso: row.curso ?? row.curso_grupo }
}

interface Asked extends Looking {
  readonly minute: number
  readonly now: Date
  readonly notice: Notice
  readonly words: Words
  /** Address of the product for links of payment; null for a look, which makes none. */
  readonly base: string | null
}
type Values = Partial<Record<MergeField, string | null>>

/** Debt of the members of a letter, and a link to pay it; a look makes no link. */
async function owed({ tx, today, minute, now, club, base }: Asked, members: readonly number[]): Promise<Values> {
  if (members.length === 0) return {}
  const debts = await pendingOf(tx, members, { today, minute })
  const importe = [...debts.values()].reduce((sum, one) => sum + one, 0)
  if (importe <= 0) return {}
  if (base === null) return { importe: formatEuros(importe), enlace_pago: `https://${club.hosts[0] ?? 'club'}/pago/…` }
  const due = await dueLines(tx, members, { today, minute }).select('f.id_reg_factura').execute()
  const lines = await lockLines(
    tx,
    due.map((line) => line.id_reg_factura),
  )
  const link = await linkForLines({ tx, club, now, user: null }, lines, { base })
  return { importe: formatEuros(importe), enlace_pago: link?.url ?? null }
}

/** Values of the fields that a letter uses, for the people of one mail. */
export async function valuesOf(asked: Asked, people: readonly Person[]): Promise<Values> {
  const { tx, today, club, notice, words } = asked
  const used = new Set(writtenFields(`${words.subject} ${words.html}`).map((one) => one.field))
  const lang = words.idioma
  const members = people.flatMap((one) => one.socio ?? [])
  const numbers =
    used.has('numsocio') && members.length > 0
      ? await tx.selectFrom('socio').select('numsocio').where('id_mst_socios', 'in', members).execute()
      : []
  const names = ['campeonato', 'actividad', 'cuota', 'curso'].some((field) => used.has(field)) ? await filterValues(tx, notice) : {}
  const groups = people.flatMap((one) => one.grupo ?? [])
  const inCourse = notice.id_mst_curso !== null || notice.id_mst_curso_grupo !== null
  return {
    nombre:
      joined(
        people.map((one) => one.nombre),
        lang,
      ) || null,
    apellidos:
      joined(
        people.flatMap((one) => one.apellidos || []),
        lang,
      ) || null,
    club: club.nombre,
    numsocio: numbers.flatMap((one) => one.numsocio ?? []).join(', ') || null,
    ...names,
    ...(inCourse && groups.length > 0 && { curso: joined(groups, lang) }),
    grupo: joined(groups, lang) || null,
    horario: used.has('horario') ? await timetable(tx, [...new Set(people.flatMap((one) => one.cursos))], { today, lang }) : null,
    ...((used.has('importe') || used.has('enlace_pago')) && (await owed(asked, members))),
  }
}
