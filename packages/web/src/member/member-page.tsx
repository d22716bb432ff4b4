import { IconChevronLeft, IconHome, IconUserCircle, IconWallet } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { t } from '../kit/texts/i18n.ts'
import { useIsOnline } from './connection.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { MeScreen } from './me/me-screen.tsx'
import { Failed, Note } from './parts.tsx'
import { goTo, usePath } from './route.ts'
import { type ClubFacts, stage, start } from './session-start.ts'
import { SignedOut, tokenIn } from './sign-in/signed-out.tsx'
import { PapersScreen } from './wallet/papers-screen.tsx'
import { WalletScreen } from './wallet/wallet-screen.tsx'

interface Shown {
  readonly screen: ComponentType<{ club: ClubFacts }>
  readonly title: Parameters<typeof t>[0] | null
  /** Path of the entry of the foot that it belongs to. */
  readonly entry: string
}

const screens: Readonly<Record<string, Shown>> = {
  '/': { screen: HomeScreen, title: null, entry: '/' },
  '/monedero': { screen: WalletScreen, title: 'member-page.wallet_title', entry: '/monedero' },
  '/recibos': { screen: PapersScreen, title: 'member-page.papers', entry: '/monedero' },
  '/yo': { screen: MeScreen, title: 'member-page.me', entry: '/yo' },
}
const entries = [
  { path: '/', text: 'member-page.home', icon: IconHome },
  { path: '/monedero', text: 'member-page.wallet', icon: IconWallet },
  { path: '/yo', text: 'member-page.me', icon: IconUserCircle },
] as const

/** Address without a screen, such as an old bookmark. */
const MissingScreen = () => (
  <Note title={t('member-page.missing')}>
    <button type="button" className="player-button" onClick={() => goTo('/')}>
      {t('member-page.go_home')}
    </button>
  </Note>
)
const missing: Shown = { screen: MissingScreen, title: null, entry: '' }

const Entries = ({ chosen }: { chosen: string }) => (
  <nav className="player-foot" aria-label={t('member-page.sections')}>
    {entries.map(({ path, text, icon: Icon }) => (
      <a key={path} href={`#${path}`} aria-current={path === chosen ? 'page' : undefined}>
        <Icon size={22} stroke={1.7} aria-hidden />
        {t(text)}
      </a>
    ))}
  </nav>
)

/** Title of the window, and the focus on the heading of a screen that was opened by a link. */
function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    document.title = title
    if (shown.current === title) return
    shown.current = title
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}

/** Head with the club or the screen's title, foot with the three entries, and the screen between them. */
function SignedIn({ club }: { club: ClubFacts }) {
  const path = usePath()
  const { screen: Screen, title, entry } = screens[path] ?? missing
  const isOnline = useIsOnline()
  const words = title ? t(title) : club.club
  const heading = useHeading(title ? `${words} · ${club.club}` : words)
  return (
    <div className="player">
      <header className="player-head">
        {entry === '' || entry === path ? (
          <span className="player-mark" aria-hidden />
        ) : (
          <a className="player-back" href={`#${entry}`} aria-label={t('core.back')} title={t('core.back')}>
            <IconChevronLeft size={24} aria-hidden />
          </a>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {words}
        </h1>
        <Entries chosen={entry} />
      </header>
      <main className="player-main">
        {!isOnline && (
          <p className="player-offline" role="status">
            <b>{t('member-page.offline')}.</b> {t('member-page.offline_hint')}
          </p>
        )}
        <Screen club={club} />
      </main>
    </div>
  )
}

/** The page: before the first answer empty, then the sign-in or the screens; a mailed link is followed in any session. */
export function MemberPage() {
  const now = stage.use()
  const path = usePath()
  if (now.kind === 'starting') return null
  if (now.kind === 'failed')
    return (
      <main className="player-main">
        <Failed error={now.error} onRetry={start} />
      </main>
    )
  return now.kind === 'in' && tokenIn(path) === null ? <SignedIn club={now.club} /> : <SignedOut club={now.club} />
}
