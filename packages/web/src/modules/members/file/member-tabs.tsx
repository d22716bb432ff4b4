import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useSearchParam } from '../../../kit/screen/navigation.ts'
import { LinesSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'

export interface MemberTab {
  /** Name in `tabActivated`, as specified: tabFacturas. */
  readonly id: string
  readonly title: string
  /** Number of entries; 0 shows none. */
  readonly count?: number | undefined
  /** True if the entries require an action. */
  readonly isDue?: boolean
  readonly draw: () => ReactNode
}

/** Tabs of a member's file; `tabActivated` of the address selects one, an unknown one selects the first. */
export function MemberTabs({ tabs }: { tabs: readonly [MemberTab, ...MemberTab[]] }) {
  const [wanted, setWanted] = useSearchParam('tabActivated')
  const shown = tabs.find(({ id }) => id === wanted) ?? tabs[0]
  return (
    <Tabs value={shown.id} onChange={setWanted} keepMounted={false}>
      <Tabs.List className="mb-tabs" aria-label={t('members.tabs')}>
        {tabs.map(({ id, title, count = 0, isDue }) => (
          <Tabs.Tab key={id} value={id}>
            {title}
            {count > 0 && (
              <span className="mb-count tabular" data-due={isDue}>
                {count}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown.id} pt="sm">
        <Suspense fallback={<LinesSkeleton />}>{shown.draw()}</Suspense>
      </Tabs.Panel>
    </Tabs>
  )
}
