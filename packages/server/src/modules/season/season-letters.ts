import { say } from '@app/contract'
import { seasonStates } from '@app/contract/bookings/booking'
import { readerLanguage } from '@app/contract/kit/texts'
import { type Day, formatDay, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { readersOf } from '../letters/public.ts'
import { writeLetter } from '../mail/public.ts'
import { notificationTimes } from '../notification-ranges/public.ts'
import type { Wish } from './wishes.ts'

const everyDay = [
  'season.cada_1',
  'season.cada_2',
  'season.cada_3',
  'season.cada_4',
  'season.cada_5',
  'season.cada_6',
  'season.cada_7',
] as const
const every = (day: Day) => everyDay[weekday(day) - 1]!

/** The dates that are really booked, by booking of the model week: a letter promises no others. */
async function datesOf(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('temporada_aprobada as a')
    .innerJoin('reserva as r', 'r.id_mst_reservasfijas', 'a.id_mst_reservasfijas')
    .select(['a.id_reg_reserva', 'r.fecha'])
    .where('a.id_reg_reserva', 'in', ids)
    .orderBy('r.fecha')
    .execute()
  return Map.groupBy(rows, (row) => row.id_reg_reserva)
}

/**
 * A letter to the responsible member of each booking: that it is pending, or its booked dates. Drafts, and approved
 * ones without remaining dates, get none. Each is due at the reader's next notification time.
 */
export async function seasonLetters({ tx, club, now }: Pick<Call<unknown>, 'tx' | 'club' | 'now'>, all: readonly Wish[]) {
  const writer = { club: club.nombre, standard: club.language }
  const wishes = all.filter((one) => one.estado_reserva_fija >= seasonStates.pending)
  if (wishes.length === 0) return { letters: [], without: [] }
  const ids = wishes.map((one) => one.id_reg_reserva)
  const courts = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.id_mst_socios', 'c.desc_recurso'])
    .where('r.id_reg_reserva', 'in', ids) // only for speed
    .execute()
  const placeOf = new Map(courts.map((row) => [row.id_reg_reserva, row]))
  const members = courts.flatMap((row) => row.id_mst_socios ?? [])
  const readers = new Map((await readersOf(tx, [...new Set(members)], 'asked')).map((one) => [one.id_mst_socios, one]))
  const times = await notificationTimes(tx, members, { now, zone: club.zone })
  const dates = await datesOf(tx, ids)
  const letters = []
  const without: Wish[] = []
  for (const wish of wishes) {
    const { desc_recurso, id_mst_socios } = placeOf.get(wish.id_reg_reserva)!
    const reader = readers.get(id_mst_socios ?? 0)
    const booked = (dates.get(wish.id_reg_reserva) ?? []).map((row) => formatDay(row.fecha))
    const isApproved = wish.estado_reserva_fija === seasonStates.approved
    if (isApproved && booked.length === 0) continue
    const language = readerLanguage(reader?.lang, writer.standard)
    const values = {
      reserva: wish.titulo,
      pista: desc_recurso,
      cada: say(every(wish.fecha), language),
      hora_ini: formatMinute(wish.hora_ini),
      hora_fin: formatMinute(wish.hora_ini + wish.duracion),
      n: booked.length,
      fechas: booked.join(', '),
    }
    const body = isApproved ? 'season.aviso_aprobada' : 'season.aviso_pendiente'
    const words = { subject: 'season.aviso_asunto', body, values } as const
    const letter = reader?.motivo === null ? writeLetter({ ...reader, nombre: reader.nombre_completo }, writer, words) : null
    if (letter) letters.push({ letter, due: times.get(id_mst_socios ?? 0) })
    else without.push(wish)
  }
  return { letters, without }
}
