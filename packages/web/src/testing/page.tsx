import { kitTexts } from '@app/contract/kit/kit-texts'
import { inLanguage } from '@app/contract/kit/texts'
import '../styles/mantine.css'
import '../styles/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
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

export { type ServedCall, serve, violations } from './served-calls.ts'

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
