import { say, type TextKey } from '@app/contract'
import { readerLanguage } from '@app/contract/kit/texts'
import { guestMember } from '@app/contract/members/member'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { JobFacts } from '../../kit/work/attempt.ts'
import { insertJob, jobKind } from '../../kit/work/jobs.ts'
import { mailJob, type Writer, writeLetter } from '../mail/public.ts'
import { letterAddress } from '../members/public.ts'

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
}
const keptPlace = (reserva: Readonly<Record<string, unknown>>): Kept => ({
  fecha: String(reserva.fecha),
  hora_ini: Number(reserva.hora_ini),
  duracion: Number(reserva.duracion),
  id_mst_recurso: Number(reserva.id_mst_recurso),
})

/** A letter to each player of the closed courts: with the outcome of all of the player's bookings, in the player's language. */
async function lettersOf(tx: Tx, closure: Awaited<ReturnType<typeof lockClosure>>, writer: Writer) {
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
  const people = rows.flatMap(({ antes }) => antes?.socios ?? []).filter((id) => id !== guestMember)
  if (people.length === 0) return []
  const readers = await tx
    .selectFrom('socio as s')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(['s.id_mst_socios', letterAddress('s', 'tutor').as('email'), 'c.lang', fullName('s').as('nombre')])
    .where('s.id_mst_socios', 'in', [...new Set(people)])
    .orderBy('s.id_mst_socios')
    .execute()
  const courts = new Map(
    (await tx.selectFrom('recurso').select(['id_mst_recurso', 'desc_recurso']).execute()).map((one) => [
      one.id_mst_recurso,
      one.desc_recurso,
    ]),
  )
  const placeText = ({ fecha, hora_ini, id_mst_recurso }: Kept) =>
    `${courts.get(id_mst_recurso) ?? ''} ${formatDay(fecha)} ${formatMinute(hora_ini)}`
  return readers.flatMap((reader) => {
    const language = readerLanguage(reader.lang, writer.standard)
    const own = rows.filter(({ antes }) => antes?.socios.includes(reader.id_mst_socios))
    const reservas = own.map(({ hacer, antes, despues }) => {
      const key: TextKey = `closures.mail.${hacer === 'leave' ? 'cancel' : hacer}`
      const to = keptPlace((despues ?? antes!).reserva)
      const hora = formatMinute((to.hora_ini + to.duracion) % 1440)
      return say(key, language, { lugar: placeText(keptPlace(antes!.reserva)), destino: placeText(to), hora })
    })
    const motivo = say(`closures.kind.${closure.motivo}`, language)
    const words = { subject: 'closures.mail_subject', body: 'closures.mail', values: { motivo, reservas: reservas.join(' ') } } as const
    return writeLetter(reader, writer, words) ?? []
  })
}

/** Mails all players, once, unless the closure was undone. */
export async function send(tx: Tx, id: number, { writer, now }: { writer: Writer; now: Date }): Promise<number> {
  const closure = await lockClosure(tx, id)
  if (closure.avisada || closure.fecha_deshecho !== null) return 0
  const letters = await lettersOf(tx, closure, writer)
  await tx.updateTable('cierre').set({ avisada: true, avisos_salen: now }).where('id_mst_cierre', '=', id).execute()
  for (const letter of letters) await insertJob(tx, mailJob, letter, { now, urgency: 'many' })
  return letters.length
}

export const notify = (tx: Tx, { id }: { id: number }, { club, now }: JobFacts) =>
  send(tx, id, { writer: { club: club.nombre, standard: club.language }, now })
