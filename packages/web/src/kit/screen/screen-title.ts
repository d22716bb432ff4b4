import { useEffect } from 'react'
import { currentSession } from '../reads/session.ts'
import { store } from '../reads/store.ts'
import { screenAt } from './screens.ts'

export interface Crumb {
  readonly text: string
  readonly path: string
}
/** Router data of the current screen: its title and the screens above it. */
export interface ScreenPlace {
  readonly title: string
  readonly above: readonly Crumb[]
  /** True for a screen of the menu, false for an opened record. */
  readonly isMenu: boolean
  readonly path: string
}
export const place = store<ScreenPlace>({ title: '', above: [], isMenu: true, path: '/' })

export interface Visit {
  readonly path: string
  readonly title: string
}
const keep = 6
const nameOf = () => `recent:${currentSession()?.account.id_mst_socios ?? 0}`
const stored = (): readonly Visit[] => JSON.parse(localStorage.getItem(nameOf()) ?? '[]') as Visit[]

/** Recently opened records, newest first; shown in the tab strip. */
export const visits = store<readonly Visit[]>([])
export const loadVisits = () => visits.set(stored())
const save = (next: readonly Visit[]) => {
  localStorage.setItem(nameOf(), JSON.stringify(next))
  visits.set(next)
}
/** Keeps the order of the shown tabs, so that they do not jump. */
function remember(visit: Visit) {
  const now = visits.get()
  const at = now.findIndex(({ path }) => path === visit.path)
  if (at >= 0) save(now.map((one, index) => (index === at ? visit : one)))
  else save([visit, ...now].slice(0, keep))
}
/** Forgets the opened records of the user. */
export const forgetVisits = () => localStorage.removeItem(nameOf())
export const forget = (path: string) => save(visits.get().filter((one) => one.path !== path))

/** Sets the page's title from the screen, or from the route; a record's screen joins the tab strip. */
export function useScreenTitle(own: string | undefined): string {
  const { title } = place.use()
  const shown = own ?? title
  useEffect(() => {
    const club = currentSession()?.info.club
    document.title = [shown, club].filter(Boolean).join(' · ')
  }, [shown])
  useEffect(() => {
    const { path, isMenu } = place.get()
    if (own && !isMenu && screenAt(path)?.path.includes('{')) remember({ path, title: own })
  }, [own])
  return shown
}
