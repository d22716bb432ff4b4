import './styles/mantine.css'
import './styles/base.css'
import './styles/touch.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { DialogHost } from './kit/dialogs/dialog-host.tsx'
import { ToastHost } from './kit/dialogs/toast-host.tsx'
import { keepDrafts } from './kit/forms/kept-drafts.ts'
import { onSignedOut } from './kit/reads/call.ts'
import { queries } from './kit/reads/queries.ts'
import { currentSession, setSession } from './kit/reads/session.ts'
import { handleKey } from './kit/screen/commands.ts'
import { followLink, here } from './kit/screen/navigation.ts'
import { registerMemberPicker } from './modules/members/register.ts'
import { applyDensity, applyScheme } from './modules/shell/appearance.ts'
import { registerGridLayouts } from './modules/shell/grid-layouts.ts'
import { makeRouter } from './router.tsx'
import { theme, variables } from './styles/theme.ts'

applyScheme()
applyDensity()

registerMemberPicker()
registerGridLayouts()

const router = makeRouter()
window.addEventListener('keydown', handleKey)
window.addEventListener('click', followLink)
// a reload asks first; the typed input is restored afterwards even so
window.addEventListener('pagehide', keepDrafts)
onSignedOut(() => {
  if (!currentSession()) return
  keepDrafts()
  const to = here()
  setSession(null)
  queries.clear()
  void router.navigate({ to: '/login', search: { to } as never, ignoreBlocker: true })
})

createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>
  </MantineProvider>,
)
