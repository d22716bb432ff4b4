import './top-bar.css'
import { IconHelp, IconMenu2, IconSearch } from '@tabler/icons-react'
import { lazy } from 'react'
import { OnDemand } from '../../../kit/reads/on-demand.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { toggleHelp } from '../../help/public.ts'
import { NoticeButton } from './notice-button.tsx'
import { overlay } from './overlay.ts'
import { TabStrip } from './tab-strip.tsx'
import { UserButton } from './user-button.tsx'

const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })))
const NoticeToggles = lazy(() => import('./notice-toggles.tsx').then((module) => ({ default: module.NoticeToggles })))
const search = () => overlay.set('palette')

/** Tabs of quick accesses, search, notices, user. */
export function TopBar({ isNarrow }: { isNarrow: boolean }) {
  return (
    <header className="top">
      {isNarrow && (
        <button type="button" className="top-icon" aria-label={t('ui.menu')} onClick={() => overlay.set('menu')}>
          <IconMenu2 size={20} />
        </button>
      )}
      <TabStrip />
      {isNarrow ? (
        <button type="button" className="top-icon" aria-label={t('core.search')} onClick={search}>
          <IconSearch size={19} />
        </button>
      ) : (
        <button type="button" className="top-search" title={t('ui.search_everything')} onClick={search}>
          <IconSearch size={15} aria-hidden />
          <span>{t('core.search')}</span>
          <kbd>Ctrl K</kbd>
        </button>
      )}
      {!isNarrow && (
        <button
          type="button"
          className="top-icon"
          aria-label={t('ui.help')}
          title={`${t('ui.help')} (?)`}
          aria-keyshortcuts="F1 ?"
          onClick={toggleHelp}
        >
          <IconHelp size={19} />
        </button>
      )}
      <OnDemand load={NoticeToggles} button={(open) => <NoticeButton onClick={open} />} />
      <OnDemand load={UserMenu} button={(open) => <UserButton onClick={open} />} />
    </header>
  )
}
