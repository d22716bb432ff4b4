import './screen-tabs.css'
import type { ReactNode } from 'react'
import { ScreenLink } from '../buttons/link.tsx'

interface Props<Tab extends string> {
  readonly label: string
  /** Addresses of the screens by tab, in their order. */
  readonly tabs: Readonly<Record<Tab, string>>
  readonly current: Tab
  /** Content of a tab. */
  readonly children: (tab: Tab) => ReactNode
}

/** Tabs that lead through screens of one subject. */
export const ScreenTabs = <Tab extends string>({ label, tabs, current, children }: Props<Tab>) => (
  <nav className="screen-tabs" aria-label={label}>
    {(Object.keys(tabs) as Tab[]).map((tab) => (
      <ScreenLink key={tab} to={tabs[tab]} {...(tab === current && { 'aria-current': 'page' })}>
        {children(tab)}
      </ScreenLink>
    ))}
  </nav>
)
