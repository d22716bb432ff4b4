import { inLanguage } from '@app/contract/kit/texts'
import { receiptsTexts } from '@app/contract/receipts/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw } from '../../../testing/page.tsx'

const es = inLanguage(receiptsTexts, 'es')

/** Draws a screen of receipts at its address in Spanish. */
export async function showScreen(Shown: FunctionComponent, path: string, scheme: 'light' | 'dark' = 'light') {
  location.hash = path
  const root = createRootRoute()
  const routes = [
    '/recibo',
    '/recibo/visualizar',
    '/recibo/visualizarDescargados',
    '/recibo/visualizarFiltroRemesa',
    '/recibo/visualizarRemesas',
  ]
  const tree = root.addChildren(
    routes.map((one) => createRoute({ getParentRoute: () => root, path: one, ...(one === path.split('?')[0] && { component: Shown }) })),
  )
  const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
  await draw(<RouterProvider router={createRouter({ routeTree: tree, history: hashHistory(), parseSearch }) as never} />, es, scheme)
}
/** Text of the first element of a selector, its spaces plain. */
export const shownText = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? ''
