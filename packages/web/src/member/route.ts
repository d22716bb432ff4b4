import { store } from '../kit/reads/store.ts'

/** Path of the address after its sign: '#/monedero' → '/monedero'. */
const pathNow = () => `/${location.hash.replace(/^#?\/?/, '')}`

const path = store(pathNow())
window.addEventListener('hashchange', () => path.set(pathNow()))

/** Path of the shown screen. */
export const usePath = path.use

/** Opens a screen; `replace` leaves no step back to the present one. */
export function goTo(next: string, { replace = false }: { replace?: boolean } = {}) {
  if (replace) history.replaceState(null, '', `#${next}`)
  else location.hash = next
  path.set(pathNow())
}
