import { IconX } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go, usePath } from '../../kit/navigation.ts'
import { forget, visits } from '../../kit/screen-title.ts'
import { menuIcon } from './menu-icons.ts'
import { useTabShortcuts } from './shortcuts.ts'

/** The user's shortcuts, then the records opened last: what the sidebar does not say already. */
export function TabStrip() {
  const path = usePath()
  const shortcuts = useTabShortcuts()
  const recent = visits.use()
  const close = (gone: string) => {
    forget(gone)
    if (gone === path) go(recent.find((one) => one.path !== gone)?.path ?? '/')
  }
  return (
    <nav className="tabs" aria-label={t('ui.quick_accesses')}>
      {shortcuts.map((item) => {
        const Icon = menuIcon(item.icon)
        return (
          <ScreenLink key={item.path} to={item.path} className="tab" aria-current={item.path === path ? 'page' : undefined}>
            <Icon size={15} stroke={1.75} aria-hidden />
            <span>{item.text}</span>
          </ScreenLink>
        )
      })}
      {shortcuts.length > 0 && recent.length > 0 && <i className="tab-gap" aria-hidden />}
      {recent.map((visit) => (
        <span key={visit.path} className="tab-pair">
          <ScreenLink to={visit.path} className="tab" aria-current={visit.path === path ? 'page' : undefined}>
            <span>{visit.title}</span>
          </ScreenLink>
          <button type="button" aria-label={t('ui.close_tab', { nombre: visit.title })} onClick={() => close(visit.path)}>
            <IconX size={12} />
          </button>
        </span>
      ))}
    </nav>
  )
}
