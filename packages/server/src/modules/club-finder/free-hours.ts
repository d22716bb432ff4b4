import { defaultBookingType } from '@app/contract/bookings/booking-type'
import { guestMember } from '@app/contract/members/member'
import { lastBookableDay } from '@app/contract/planner/month-rules'
import { addDays, type Day, earliest } from '@app/contract/values/day'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import type { Installation } from '../../kit/installation.ts'
import { type CourtFacts, courtFacts, freeStarts } from '../bookings/public.ts'
import { settings } from '../club/public.ts'
import { quoteTimes } from '../tariffs/public.ts'
import { kept } from './kept-answers.ts'

/** Court with the free hours of a day, in minutes, and the prices of anybody: of one person, and of all places. */
export interface CourtHours {
  readonly desc_recurso: string
  readonly tipo_recurso: string
  readonly personas: number
  readonly horas: readonly { readonly from: number; readonly minutes: number; readonly person: number; readonly all: number }[]
}

/** Offered starts are half an hour apart where the club's own step allows it. */
const half = 30
const stepOf = ({ step_inicio }: Pick<CourtFacts, 'step_inicio'>) => (half % step_inicio === 0 ? half : step_inicio)

/** Courts of a sport that anybody may be shown: active, open to bookings, of an active calendar. */
const publicCourts = (courts: readonly CourtFacts[]) =>
  courts.filter((court) => court.reservar_pista && court.deporte_activo && court.calendario_activo)

/** Lengths of bookings by nobody in particular: the configuration for a start decides, read once for each start if there is any. */
async function lengthsOf(tx: Tx, day: Day, type: number) {
  const at = (hora_ini: number) =>
    courtFacts(tx, { type }, { id_mst_tiporeserva: defaultBookingType, id_mst_socios: null, fecha: day, hora_ini })
  const first = publicCourts(await at(0))
  const lengths = (courts: readonly CourtFacts[]) => new Map(courts.map((court) => [court.id_mst_recurso, court.default_tiempo]))
  if (first[0]?.rules?.all.length === 0) {
    const all = lengths(first)
    return { courts: first, lengthAt: ({ id_mst_recurso, default_tiempo }: CourtFacts) => all.get(id_mst_recurso) ?? default_tiempo }
  }
  const starts = Array.from({ length: 1440 / 15 }, (_, k) => k * 15)
  const byStart = new Map(await Promise.all(starts.map(async (start) => [start, lengths(await at(start))] as const)))
  const lengthAt = ({ id_mst_recurso, default_tiempo }: CourtFacts, from: number) =>
    byStart.get(from - (from % 15))?.get(id_mst_recurso) ?? default_tiempo
  return { courts: first, lengthAt }
}

/** Free hours of the public courts of a day, sport by sport; none beyond the days that members may book. */
async function hoursOf(tx: Tx, { zone }: Pick<ClubFacts, 'zone'>, day: Day, now: Date): Promise<CourtHours[]> {
  const { today, minute } = clubTime(now, zone)
  const [club, sports] = await together(
    settings(tx),
    tx
      .selectFrom('tipo_recurso')
      .select(['id_mst_tiporecurso', 'desc_tiporecurso'])
      .where('activo', '=', true)
      .orderBy('id_mst_tiporecurso')
      .execute(),
  )
  if (day < addDays(today, -1) || day > earliest(lastBookableDay(club, today, minute), '2199-12-31')) return []
  const found: CourtHours[] = []
  // the hours of one day, of a few courts or of all
  await planByValues(tx)
  for (const { id_mst_tiporecurso: type, desc_tiporecurso: tipo_recurso } of sports) {
    const { courts, lengthAt } = await lengthsOf(tx, day, type)
    if (courts.length === 0) continue
    const ids = courts.map((court) => court.id_mst_recurso)
    const [free, quoteOf] = await together(
      freeStarts(tx, { courts, day, zone, stepOf, lengthAt }),
      quoteTimes(tx, { type: defaultBookingType, players: [guestMember], madeAt: now, zone }, ids),
    )
    const byCourt = Map.groupBy(free, (one) => one.court)
    for (const { id_mst_recurso, desc_recurso, capacidad_max: personas } of courts) {
      const horas = (byCourt.get(id_mst_recurso) ?? []).map(({ court, from, minutes }) => {
        const person = quoteOf({ court, day, from, minutes })[0]?.cents ?? 0
        return { from, minutes, person, all: person * personas }
      })
      found.push({ desc_recurso, tipo_recurso, personas, horas })
    }
  }
  return found
}

/** Courts of a club with the free hours of a day, kept for some seconds. */
export const freeHours = ({ read }: Pick<Installation, 'read'>, club: ClubFacts, day: Day, now: Date) =>
  kept(club, `hours ${day}`, now, () => read(club, (tx) => hoursOf(tx, club, day, now)))
