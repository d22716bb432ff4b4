import { bearing, distanceKm, inTenths } from '@app/contract/club-finder/distance'
import { farthestDistance, foundClub, foundEvent, foundTournament } from '@app/contract/club-finder/provider'
import { type Field, Unreadable } from '@app/contract/kit/field'
import { readHttpsUrl } from '@app/contract/values/web-address'
import { finderSettings } from '../../kit/configuration.ts'
import { type Asking, type FoundClub, type FoundEvent, type FoundTournament, nearest, type Search } from './search.ts'

/** Most bytes that are read of an answer. */
const mostBytes = 4_194_304

/** Text of an answer of at most some bytes. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The fields of an answer that are known: another provider may send more. */
function known(field: Field, raw: unknown): unknown {
  const { fields, item } = field.facts
  if (item && Array.isArray(raw)) return raw.map((one) => known(item, one))
  if (!fields || typeof raw !== 'object' || raw === null) return raw
  const source = raw as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, known(inner, source[name])]))
}

/** One result of the expected shape; null for any other. */
function readResult<T>(field: Field<T>, raw: unknown): T | null {
  try {
    return field.read(known(field, raw))
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

const queryOf = ({ tipo_recurso, distancia, ...search }: Search) =>
  new URLSearchParams(
    Object.entries({ ...search, distancia: Math.min(distancia, farthestDistance), ...(tipo_recurso !== null && { tipo_recurso }) }).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  ).toString()

interface Located {
  readonly latitud: number
  readonly longitud: number
  readonly distancia: number
  readonly rumbo: number
  readonly url: string | null
}

/** Results of another provider, measured here; empty, with a line in the log, if it fails, is silent or answers nonsense. */
async function askOther<T extends Located>({ installation }: Asking, path: string, search: Search, field: Field<T>): Promise<T[]> {
  const { provider, patience } = finderSettings(process.env)
  try {
    const answer = await fetch(`${provider}/${path}?${queryOf(search)}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`the provider answers ${answer.status}`)
    const rows: unknown = JSON.parse(await textOf(answer))
    if (!Array.isArray(rows)) throw new Error('the answer is no list')
    const read = rows.map((row) => readResult(field, row)).filter((one) => one !== null)
    if (read.length < rows.length) installation.warn('the club finder drops results', { path, dropped: rows.length - read.length })
    return read
      .map((one) => ({
        ...one,
        distancia: inTenths(distanceKm(search, one)),
        rumbo: bearing(search, one),
        url: one.url === null ? null : readHttpsUrl(one.url),
      }))
      .filter(({ distancia }) => distancia <= search.distancia)
      .toSorted(nearest)
  } catch (error) {
    installation.warn('the provider of the club finder fails', { path, err: error })
    return []
  }
}

export const otherClubs = (asking: Asking, search: Search): Promise<FoundClub[]> => askOther(asking, 'getClubsLista', search, foundClub)
export const otherEvents = (asking: Asking, search: Search): Promise<FoundEvent[]> =>
  askOther(asking, 'getEventosLista', search, foundEvent)
export const otherTournaments = (asking: Asking, search: Search): Promise<FoundTournament[]> =>
  askOther(asking, 'getTorneosLista', search, foundTournament)
