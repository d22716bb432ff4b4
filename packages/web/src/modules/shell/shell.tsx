import './shell.css'
import { Outlet } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useGuardedLeaving } from '../../kit/forms/leave-guard.ts'
import { startLive } from '../../kit/reads/live.ts'
import { useIsNarrow } from '../../kit/reads/media.ts'
import { currentSession, useSession } from '../../kit/reads/session.ts'
import { commands, useKeys } from '../../kit/screen/commands.ts'
import { useNextPath } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { helpShown, loadHelpPanel, toggleHelp } from '../help/public.ts'
import { OfflineBanner, ProgressLine, SecondFactorBanner } from './bar/banners.tsx'
import { overlay } from './bar/overlay.ts'
import { Sidebar } from './bar/sidebar.tsx'
import { TopBar } from './bar/top-bar.tsx'
import { useBreadcrumb } from './palette/use-breadcrumb.ts'
import { useGoCommands } from './palette/use-go-commands.ts'
import { needTexts } from './texts.ts'

const Palette = lazy(() => import('./palette/palette.tsx').then((module) => ({ default: module.Palette })))
const HelpPanel = lazy(async () => {
  const [Panel] = await Promise.all([loadHelpPanel(), needTexts(['help'])])
  return { default: Panel }
})
const MobileMenu = lazy(() => import('./bar/mobile-menu.tsx').then((module) => ({ default: module.MobileMenu })))
const RecentAccesses = lazy(() => import('./dashboard/recent-accesses.tsx').then((module) => ({ default: module.RecentAccesses })))
const NewsModal = lazy(() => import('./pages/news-modal.tsx').then((module) => ({ default: module.NewsModal })))

const collapsedKey = 'sidebar-collapsed'

/** Frame around the screens; not rendered without a session. */
export function Shell() {
  return currentSession() ? <Frame /> : null
}

function Frame() {
  const { account, info } = useSession()
  const seconds = account.settings.segundos_ultimos_accesos
  const isNarrow = useIsNarrow()
  const isHelped = helpShown.use()
  const [isCollapsed, setCollapsed] = useState(localStorage.getItem(collapsedKey) === '1')
  useBreadcrumb()
  useGoCommands()
  useEffect(() => startLive(() => currentSession()?.account.settings.minutos_refresco_auto ?? 5), [])
  useGuardedLeaving()
  const collapse = () => {
    localStorage.setItem(collapsedKey, isCollapsed ? '0' : '1')
    setCollapsed(!isCollapsed)
  }
  return (
    <div
      className={`shell${isCollapsed && !isNarrow ? ' collapsed' : ''}${isHelped ? ' helped' : ''}`}
      data-menu={isNarrow ? 'none' : isCollapsed ? 'icons' : 'open'}
    >
      <a className="shell-skip" href="#main" onClick={toMain}>
        {t('ui.skip')}
      </a>
      <ProgressLine />
      {!isNarrow && (
        <aside className="side">
          <div className="side-head">
            <span className="side-mark" aria-hidden />
            <b title={info.club}>{info.club}</b>
          </div>
          <Sidebar isCollapsed={isCollapsed} onCollapse={collapse} />
        </aside>
      )}
      <TopBar isNarrow={isNarrow} />
      <main id="main" className="shell-main" tabIndex={-1}>
        <OfflineBanner />
        <SecondFactorBanner />
        <Outlet />
      </main>
      {isHelped && (
        <Suspense fallback={null}>
          <HelpPanel />
        </Suspense>
      )}
      {/* 0 is off */}
      {seconds >= 1 && (
        <Suspense fallback={null}>
          <RecentAccesses seconds={seconds} />
        </Suspense>
      )}
      <Overlays isNarrow={isNarrow} />
    </div>
  )
}

function toMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** Searches the current screen: `/` its own search first, F3 the filters of its grid first; the palette if it has neither. */
function search(first: string, second: string) {
  const own = (key: string) => commands.get().findLast(({ keys }) => keys === key)
  const found = own(first) ?? own(second)
  if (found) found.run()
  else overlay.set('palette')
}

/** Overlays of the screen; each is loaded on first use. */
function Overlays({ isNarrow }: { isNarrow: boolean }) {
  const { aviso } = useSession().info
  const path = useNextPath()
  const open = overlay.use()
  const close = () => overlay.set(null)
  useKeys(
    {
      'mod+k': () => overlay.set('palette'),
      '/': () => search('/', 'F3'),
      F3: () => search('F3', '/'),
      '?': toggleHelp,
      F1: toggleHelp,
    },
    { isBelow: true },
  )
  // navigation closes the overlay of the last screen
  useEffect(close, [path])
  return (
    <Suspense fallback={null}>
      {aviso && <NewsModal notice={aviso} />}
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'menu' && isNarrow && <MobileMenu onClose={close} />}
    </Suspense>
  )
}
