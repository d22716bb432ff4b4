import type { courtsPage } from '@app/contract/club-finder/finder-pages'
import type { InputOf } from '@app/contract/kit/action'
import type { Language } from '@app/contract/kit/texts'
import type { SayIn } from '../../mail/public.ts'
import type { Search } from '../search.ts'

export type Tab = 'pistas' | 'eventos' | 'torneos'
export type PageInput = InputOf<typeof courtsPage>

/** Addresses of the tabs. */
export const tabPaths: Readonly<Record<Tab, string>> = {
  pistas: '/buscadores',
  eventos: '/buscadores/eventos',
  torneos: '/buscadores/torneos',
}

/** Content of a page: its tab, its words, the fields as sent, the search that they make. */
export interface View {
  readonly tab: Tab
  readonly lang: Language
  readonly say: SayIn
  readonly input: PageInput
  readonly search: Search
  /** Origin of the place: a named town, a given position, or neither. */
  readonly place: 'named' | 'given' | 'fallback'
  readonly sports: readonly string[]
  readonly towns: readonly string[]
}

/** Fields of the address that a link or a form keeps. */
const keptFields = [
  ...['lang', 'tipo_recurso', 'fecha', 'minuto_ini', 'minuto_fin', 'distancia', 'lugar', 'latitud', 'longitud', 'nombre', 'club'],
] as const
const nowhere = { latitud: null, longitud: null }
type Changes = Readonly<Record<string, string | number | null>>

/** Fields of the page with some changed; those with their standard value are left out. */
export function fieldsWith({ input, lang, search, place }: View, changes: Changes): [string, string][] {
  const standard: Record<string, unknown> = { lang: 'es', minuto_fin: 1440, distancia: 30, nombre: '-' }
  const now: Record<string, string | number | null> = {
    ...(input as unknown as Changes),
    lang,
    tipo_recurso: search.tipo_recurso,
    ...(place === 'named' && nowhere),
    ...changes,
  }
  const names = [...new Set([...keptFields, ...Object.keys(changes)])]
  return names.flatMap((name): [string, string][] => {
    const value = now[name]
    return value === null || value === undefined || value === standard[name] ? [] : [[name, String(value)]]
  })
}

/** Address of the page with some fields changed. */
export function addressWith(view: View, changes: Changes, tab: Tab = view.tab): string {
  const query = new URLSearchParams(fieldsWith(view, changes)).toString()
  return query === '' ? tabPaths[tab] : `${tabPaths[tab]}?${query}`
}
