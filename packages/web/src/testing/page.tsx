import { kitTexts } from '@app/contract/kit/kit-texts'
import { inLanguage } from '@app/contract/kit/texts'
import '../styles/mantine.css'
import '../styles/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { DialogHost } from '../kit/dialogs/dialog-host.tsx'
import { dialogs } from '../kit/dialogs/dialogs.ts'
import { ToastHost } from '../kit/dialogs/toast-host.tsx'
import { toasts } from '../kit/dialogs/toasts.ts'
import { queries } from '../kit/reads/queries.ts'
import { enterStep } from '../kit/screen/kept-state.ts'
import { startTexts } from '../kit/texts/i18n.ts'
import { theme, variables } from '../styles/theme.ts'

const kit = inLanguage(kitTexts, 'es')

/** Call made by a component. */
export interface ServedCall {
  readonly call: string
  readonly key: string | null
  readonly body: Record<string, unknown>
}
/** `reads` names the source resources of the answer, separated by commas. */
type Answer = { status?: number; body: unknown; reads?: string } | 'lost'

/** Answers the page's calls instead of a server; returns the calls, in order. */
export function serve(answer: (call: string, body: Record<string, unknown>) => Answer | Promise<Answer>): ServedCall[] {
  const asked: ServedCall[] = []
  window.fetch = async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${decodeURIComponent(String(url))}`
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {}
    asked.push({ call, body, key: new Headers(init?.headers).get('idempotency-key') })
    const said = await answer(call, body)
    if (said === 'lost') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(said.body), { status: said.status ?? 200, headers: said.reads ? { reads: said.reads } : {} })
  }
  return asked
}

let unmount: (() => void) | null = null

/** Renders a node as the product does, with dialogs and notices, in place of the previous test's. */
export async function draw(what: ReactNode, texts: Readonly<Record<string, string>> = {}, scheme: 'light' | 'dark' = 'light') {
  unmount?.()
  enterStep(0, '/', true)
  queries.clear()
  dialogs.set([])
  toasts.set([])
  startTexts('es-ES', { ...kit, ...texts })
  document.documentElement.lang = 'es'
  const place = document.createElement('main')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={scheme} env="test">
      <QueryClientProvider client={queries}>
        {what}
        <DialogHost />
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>,
  )
  unmount = () => root.unmount()
}

/** Violations of WCAG 2.2 A and AA on the page, as rule and place. */
export async function violations(): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations: found } = await axe.run(document.body, { runOnly: tags, resultTypes: ['violations'] })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
