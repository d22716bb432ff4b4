import type { Place } from '@app/contract/club-finder/distance'
import { anyName, farthestDistance } from '@app/contract/club-finder/provider'
import { plain } from '@app/contract/values/text'
import { finderSettings } from '../../kit/configuration.ts'
import { otherClubs, otherEvents, otherTournaments } from './other-provider-adapter.ts'
import { type Asking, fallbackPlace, listedClubs, ownClubs, ownEvents, ownTournaments } from './search.ts'

/** Calls of the provider that the pages ask: another one if it is set, else those of this installation. */
export const provider = () =>
  finderSettings(process.env).provider === undefined
    ? { clubs: ownClubs, events: ownEvents, tournaments: ownTournaments }
    : { clubs: otherClubs, events: otherEvents, tournaments: otherTournaments }

/** Town of listed clubs. */
interface KnownPlace extends Place {
  readonly poblacion: string | null
  readonly codigo_postal: string | null
}

/** Towns of the clubs that the provider knows. */
export async function knownPlaces(asking: Asking): Promise<readonly KnownPlace[]> {
  if (finderSettings(process.env).provider === undefined) return listedClubs(asking)
  const place = await fallbackPlace(asking)
  const everywhere = { distancia: farthestDistance, tipo_recurso: null, fecha: asking.today, nombre: anyName }
  // no hours: only the places are wanted
  return otherClubs(asking, { ...place, ...everywhere, minuto_ini: 1440, minuto_fin: 1440 })
}

/** Middle of the clubs of a town or postal code as typed; null if no club is there. */
export function placeNamed(places: readonly KnownPlace[], typed: string): Place | null {
  const wanted = plain(typed)
  const names = ({ poblacion, codigo_postal }: KnownPlace) => [poblacion, codigo_postal].flatMap((one) => (one ? plain(one) : []))
  const tests = [
    (name: string) => name === wanted,
    (name: string) => wanted.length > 1 && name.startsWith(wanted),
    (name: string) => wanted.length > 2 && (name.includes(wanted) || wanted.includes(name)),
  ]
  const found = tests.map((test) => places.filter((one) => names(one).some(test))).find((some) => some.length > 0)
  if (!found) return null
  const mean = (of: (one: Place) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length
  return { latitud: mean((one) => one.latitud), longitud: mean((one) => one.longitud) }
}
