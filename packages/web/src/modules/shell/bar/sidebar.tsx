import './sidebar.css'
import { IconChevronDown, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { useSession } from '../../../kit/reads/session.ts'
import { usePath } from '../../../kit/screen/navigation.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { useLastSport } from '../allowed-sports.ts'
import { useSidebarShortcuts } from '../dashboard/shortcuts.ts'
import { type MenuItem, menuGroups } from '../menu-items.ts'
import { pendingScreen } from './notice-button.tsx'
import { PendingCount } from './pending-count.tsx'

const closedKey = 'sidebar-closed'
const readClosed = () => new Set((localStorage.getItem(closedKey) ?? '').split(',').filter(Boolean))

/** Item with the current path, or its nearest ancestor. */
const currentOf = (items: readonly MenuItem[], path: string): string | undefined =>
  items.filter((item) => path === item.path || path.startsWith(`${item.path}/`)).sort((a, b) => b.path.length - a.path.length)[0]?.path

/** Up and down move between the items, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = lines.findIndex((line) => line === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key]!
  event.preventDefault()
  lines[Math.max(0, Math.min(lines.length - 1, next))]?.focus()
}

interface Props {
  isCollapsed?: boolean
  onCollapse?: () => void
}

/** Menu by groups. Groups close and stay closed; the whole shrinks to its icons. */
export function Sidebar({ isCollapsed = false, onCollapse }: Props) {
  const { info } = useSession()
  const path = usePath()
  const [closed, setClosed] = useState(readClosed)
  // the menu comes with the session, parts of it with the sport last seen
  const sport = useLastSport()
  const groups = useMemo(menuGroups, [info, sport])
  const shortcuts = useSidebarShortcuts()
  const words = t(isCollapsed ? 'ui.expand_menu' : 'ui.collapse_menu')
  const current = currentOf(
    groups.flatMap(({ items }) => items),
    path,
  )
  const toggle = (name: string) => {
    const next = new Set(closed)
    if (!next.delete(name)) next.add(name)
    localStorage.setItem(closedKey, [...next].join())
    setClosed(next)
  }
  return (
    <>
      {/** biome-ignore lint/a11y/noNoninteractiveElementInteractions: arrows move between the links inside */}
      <nav className="side-nav" aria-label={t('ui.menu')} onKeyDown={moveFocus}>
        {shortcuts.length > 0 && (
          <Group
            name="shortcuts"
            title={t('menu.quick-access')}
            items={shortcuts}
            current={current}
            isCollapsed={isCollapsed}
            isClosed={closed.has('shortcuts')}
            onToggle={toggle}
          />
        )}
        {groups.map(({ name, items }) => (
          <Group
            key={name}
            name={name}
            title={tFound('menu.group', name)}
            items={items}
            current={current}
            isCollapsed={isCollapsed}
            isClosed={closed.has(name)}
            onToggle={toggle}
          />
        ))}
      </nav>
      {onCollapse && (
        <button type="button" className="side-collapse" aria-label={words} title={words} aria-expanded={!isCollapsed} onClick={onCollapse}>
          {isCollapsed ? <IconLayoutSidebarLeftExpand size={17} aria-hidden /> : <IconLayoutSidebarLeftCollapse size={17} aria-hidden />}
          <span>{words}</span>
        </button>
      )}
    </>
  )
}

interface GroupProps {
  name: string
  title: string
  items: readonly MenuItem[]
  current: string | undefined
  isCollapsed: boolean
  isClosed: boolean
  onToggle: (name: string) => void
}

function Group({ name, title, items, current, isCollapsed, isClosed, onToggle }: GroupProps) {
  const isOpen = isCollapsed || !isClosed
  return (
    <div className="side-group">
      {!isCollapsed && (
        <button type="button" className="side-title" aria-expanded={isOpen} onClick={() => onToggle(name)}>
          {title}
          <IconChevronDown size={13} aria-hidden />
        </button>
      )}
      {isOpen && (
        <ul aria-label={title}>
          {items.map((item) => (
            <li key={item.path}>
              <Line item={item} isCurrent={item.path === current} isCollapsed={isCollapsed} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Line({ item, isCurrent, isCollapsed }: { item: MenuItem; isCurrent: boolean; isCollapsed: boolean }) {
  return (
    <ScreenLink
      to={item.path}
      className="side-line"
      data-dwell={item.code === 'planner' || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isCollapsed && { 'aria-label': item.text, title: item.text })}
    >
      <item.icon size={17} stroke={1.75} aria-hidden />
      <span>{item.text}</span>
      {item.path === pendingScreen && <PendingCount />}
    </ScreenLink>
  )
}
