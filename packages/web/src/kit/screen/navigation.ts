import { type RouterHistory, useRouterState } from '@tanstack/react-router'
import { closestOf } from '../fields/closest.ts'

let history: RouterHistory | null = null

/** Set once by the router. */
export const setHistory = (one: RouterHistory) => {
  history = one
}

/** Navigates to a path of the product: go('/socios/5/edit?tabActivated=tabFacturas'). `leaves` skips the question about unsaved changes: they are kept. */
export const go = (path: string, { replace = false, leaves = false }: { replace?: boolean; leaves?: boolean } = {}): void => {
  if (replace) history?.replace(path)
  else history?.push(path, undefined, { ignoreBlocker: leaves })
}
/** Sends a plain click on any link to a screen through the router, which asks about unsaved changes before the address changes. */
export function followLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const href = closestOf(event, 'a')?.getAttribute('href')
  if (!href?.startsWith('#/')) return
  event.preventDefault()
  go(href.slice(1))
}
export const goBack = (): void => history?.back()

/** Current path and search, such as '/reservas/1?date=20112026'. */
export const here = (): string => history?.location.href ?? '/'

const readSearch = (search: string) => new URLSearchParams(search)

/** Part of the address of the current screen: the router already has the next one while that is being loaded. */
const useShown = (name: string, part: 'params' | 'search'): string | undefined =>
  useRouterState({ select: ({ matches }) => (matches.at(-1)?.[part] as Readonly<Record<string, string>> | undefined)?.[name] })

/** Path parameter of the screen, as text: `useParam('id')`. */
export const useParam = (name: string): string => useShown(name, 'params') ?? ''

/** The same as a number; 0 if it is not a number. */
export const useNumberParam = (name: string): number => Number(useParam(name)) || 0

/** Search parameter and its setter, which adds no step to the history. */
export function useSearchParam(name: string): [string | null, (value: string | null) => void] {
  const value = useShown(name, 'search') ?? null
  const set = (next: string | null) => {
    const [path, search = ''] = here().split('?') as [string, string?]
    const query = readSearch(search)
    if (next === null || next === '') query.delete(name)
    else query.set(name, next)
    const text = query.toString()
    go(text ? `${path}?${text}` : path, { replace: true })
  }
  return [value, set]
}

/** Path of the current screen, without a trailing slash. */
export const usePath = (): string =>
  useRouterState({ select: ({ matches, location }) => (matches.at(-1) ?? location).pathname.replace(/(.)\/+$/, '$1') })

/** Path of the last navigation, also while its screen is still loading. */
export const useNextPath = (): string => useRouterState({ select: ({ location }) => location.pathname })
