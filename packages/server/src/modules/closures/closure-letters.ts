import { say, type TextKey } from '@app/contract'
import { readerLanguage } from '@app/contract/kit/texts'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { JobFacts } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { calendarPart, type LetterEntry } from '../bookings/public.ts'
import { readersOf } from '../letters/public.ts'
import { mailJob, writeLetter } from '../mail/public.ts'

/** The job that mails the players of closed courts, some minutes after the closure. */
export const noticesJob = jobKind<{ id: number }>('closures.notices', 'work')

/** A closure, locked: taking it back and writing to people take turns. */
export const lockClosure = async (tx: Tx, id: number) =>
  (await tx.selectFrom('cierre').selectAll().where('id_mst_cierre', '=', id).forUpdate().executeTakeFirst()) ?? refuse('msg.not_found')

interface Kept {
  readonly fecha: string
  readonly hora_ini: number
  readonly duracion: number
  readonly id_mst_recurso: number
  readonly version: number
}
const keptPlace = (reserva: Readonly<Record<string, unknown>>): Kept => ({
  fecha: String(reserva.fecha),
  hora_ini: Number(reserva.hora_ini),
  duracion: Number(reserva.duracion),
  id_mst_recurso: Number(reserva.id_mst_recurso),
  version: Number(reserva.version),
})

type Sending = Pick<JobFacts, 'now'> & { readonly club: ClubFacts }

/**
 * A letter to each player of the closed courts: with the outcome of all of the player's bookings, in the player's language, and with their
 * calendar entries, except of those that stay where they are.
 */
async function lettersOf(tx: Tx, closure: Awaited<ReturnType<typeof lockClosure>>, { club, now }: Sending) {
  const rows = await tx
    .selectFrom('cierre_reserva as b')
    .innerJoin('cierre as z', 'z.id_mst_cierre', 'b.id_mst_cierre')
    .innerJoin('acto_reserva as a', (join) =>
      join.onRef('a.id_reg_acto', '=', 'z.id_reg_acto').onRef('a.id_reg_reserva', '=', 'b.id_reg_reserva'),
    )
    .select(['b.id_reg_reserva', 'b.hacer', 'a.antes', 'a.despues'])
    .where('b.id_mst_cierre', '=', closure.id_mst_cierre)
    .where('b.hacer', '<>', 'leave')
    .orderBy('b.id_reg_cierre_reserva')
    .execute()
  const people = rows.flatMap(({ antes }) => antes?.socios ?? [])
  const readers = await readersOf(tx, [...new Set(people)], 'booking')
  const courts = new Map(
    (await tx.selectFrom('recurso').select(['id_mst_recurso', 'desc_recurso']).execute()).map((one) => [
      one.id_mst_recurso,
      one.desc_recurso,
    ]),
  )
  const entryOf = ({ id_reg_reserva, hacer, antes, despues }: (typeof rows)[number]): LetterEntry | [] => {
    if (hacer === 'owe' || hacer === 'leave') return []
    const place = keptPlace((despues ?? antes!).reserva)
    return { ...place, id_reg_reserva, desc_recurso: courts.get(place.id_mst_recurso) ?? '', isOver: despues === null }
  }
  const placeText = ({ fecha, hora_ini, id_mst_recurso }: Kept) =>
    `${courts.get(id_mst_recurso) ?? ''} ${formatDay(fecha)} ${formatMinute(hora_ini)}`
  return readers.flatMap((reader) => {
    const { email, nombre_completo: nombre } = reader
    if (reader.motivo !== null || email === null) return []
    const language = readerLanguage(reader.lang, club.language)
    const own = rows.filter(({ antes }) => antes?.socios.includes(reader.id_mst_socios))
    const reservas = own.map(({ hacer, antes, despues }) => {
      const key: TextKey = `closures.mail.${hacer === 'leave' ? 'cancel' : hacer}`
      const to = keptPlace((despues ?? antes!).reserva)
      const hora = formatMinute((to.hora_ini + to.duracion) % 1440)
      return say(key, language, { lugar: placeText(keptPlace(antes!.reserva)), destino: placeText(to), hora })
    })
    const motivo = say(`closures.kind.${closure.motivo}`, language)
    const words = { subject: 'closures.mail_subject', body: 'closures.mail', values: { motivo, reservas: reservas.join(' ') } } as const
    const letter = writeLetter({ ...reader, nombre }, { club: club.nombre, standard: club.language }, words)
    const name = reader.tutor ?? nombre
    return letter ? { ...letter, calendario: calendarPart(own.flatMap(entryOf), { club, now, reader: { name, email } }) } : []
  })
}

/** Mails all players, once, unless the closure was undone. */
export async function send(tx: Tx, id: number, { club, now }: Sending): Promise<number> {
  const closure = await lockClosure(tx, id)
  if (closure.avisada || closure.fecha_deshecho !== null) return 0
  const letters = await lettersOf(tx, closure, { club, now })
  await tx.updateTable('cierre').set({ avisada: true, avisos_salen: now }).where('id_mst_cierre', '=', id).execute()
  for (const letter of letters) await insertJob(tx, mailJob, letter, { now, urgency: 'many' })
  return letters.length
}

export const notify = (tx: Tx, { id }: { id: number }, facts: JobFacts) => send(tx, id, facts)
