import type { Day } from '@app/contract/values/day'
import { Popover } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { MonthButton } from './month-button.tsx'
import { MonthCalendar } from './month-calendar.tsx'

export interface MonthPopoverProps {
  sport: number
  day: Day
  today: Day
  onDay: (day: Day) => void
  /** Content below the days. */
  below?: ReactNode
  /** That content is beside the courts too, if there is room. */
  hasRail: boolean
  /** Shown date. */
  children: ReactNode
}

/** Month below its button. It opens after mounting, so that focus can return to the button. */
export function MonthPopover({ sport, day, today, onDay, below, hasRail, children }: MonthPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <MonthButton autoFocus onClick={() => setOpen((now) => !now)}>
          {children}
        </MonthButton>
      </Popover.Target>
      <Popover.Dropdown p={10} className={hasRail ? 'plt-month plt-railed' : 'plt-month'}>
        <MonthCalendar sport={sport} day={day} today={today} onDay={onDay} />
        {below}
      </Popover.Dropdown>
    </Popover>
  )
}
