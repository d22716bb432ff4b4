import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { User } from '../../kit/http/user.ts'
import { type CourtFacts, checkActive, courtFacts } from '../bookings/public.ts'
import { requireAllowedSports } from '../member-permissions/public.ts'
import type { Series, StoredSeries } from './series-rows.ts'

/** Leaf courts of each court. */
export type LeafCourts = ReadonlyMap<number, readonly number[]>

/** The courts of a series that may be chosen: its own, and the active ones of its sports. */
export async function courtsFor(tx: Tx, own: readonly number[], sport: number | null | undefined): Promise<CourtFacts[]> {
  const known = own.length > 0 ? await courtFacts(tx, { ids: own }) : []
  const sports = [...new Set([...known.map((court) => court.id_mst_tiporecurso), ...(sport ? [sport] : [])])]
  const same = await together(...sports.map((type) => courtFacts(tx, { type })))
  const offered = same.flat().filter((court) => court.reservar_pista && court.calendario_activo && court.deporte_activo)
  return [...known, ...offered.filter((court) => !own.includes(court.id_mst_recurso))]
}

/** Refuses courts that share leaf courts: their bookings would collide. */
export function checkApart(courts: readonly CourtFacts[], occupied: LeafCourts) {
  const taken = new Map<number, string>()
  for (const { id_mst_recurso, desc_recurso } of courts)
    for (const leaf of occupied.get(id_mst_recurso) ?? []) {
      const otra = taken.get(leaf)
      if (otra !== undefined)
        refuse('permanent.pistas_comparten', { recursos: 'permanent.pistas_comparten' }, { pista: desc_recurso, otra })
      taken.set(leaf, desc_recurso)
    }
}

interface Authored {
  readonly tx: Tx
  readonly user: User | null
}
/**
 * Refuses courts of a type that is closed to the author of the series, or to its responsible member; courts it
 * had already are kept.
 */
export async function requireAllowed(
  { tx, user }: Authored,
  { series, kept, own }: { series: Series | null; kept: StoredSeries | null; own: readonly CourtFacts[] },
) {
  if (!user || !series) return
  const owner = series.row.id_mst_socios
  const courts = kept?.row.id_mst_socios === owner ? own.filter((court) => !kept.courts.includes(court.id_mst_recurso)) : own
  if (courts.length > 0) await requireAllowedSports(tx, { user, owner, courts })
}

/** Refuses courts that take no bookings any more, as for a single one. */
export function checkCourts(courts: readonly CourtFacts[]) {
  for (const court of courts) {
    checkActive(court)
    const { desc_recurso: pista } = court
    if (!court.reservar_pista) refuse('booking.pista_sin_reservas', { recursos: 'booking.pista_sin_reservas' }, { pista })
  }
}

/** Courts that cannot collide between two dates of a series: without parts, and without a leaf court of the series. */
export function independentCourts(courts: readonly CourtFacts[], own: readonly CourtFacts[], occupied: LeafCourts): number[] {
  const taken = new Set(own.flatMap((court) => occupied.get(court.id_mst_recurso) ?? []))
  return courts
    .map((court) => court.id_mst_recurso)
    .filter((id) => occupied.get(id)?.length === 1 && occupied.get(id)![0] === id && !taken.has(id))
}
