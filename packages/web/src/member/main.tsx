import '../styles/tokens.css'
import './member.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { ToastHost } from '../kit/dialogs/toast-host.tsx'
import { queries, refresh } from '../kit/reads/queries.ts'
import { applyScheme } from '../modules/shell/appearance.ts'
import { MemberPage } from './member-page.tsx'
import { start, startWithFewTexts } from './session-start.ts'

applyScheme()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyScheme)
// the way back from the payment page may show the page as it was left
window.addEventListener('pageshow', ({ persisted }) => persisted && void refresh())

startWithFewTexts()
void start()

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queries}>
    <MemberPage />
    <ToastHost />
  </QueryClientProvider>,
)
