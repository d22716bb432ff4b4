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
  /** What stands below the days. */
  below?: ReactNode
}

/** The month below its button. It opens once it is drawn, so that the button has the keyboard to give it back to. */
export function MonthPopover({ sport, day, today, onDay, below }: MonthPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <MonthButton autoFocus onClick={() => setOpen((now) => !now)} />
      </Popover.Target>
      <Popover.Dropdown p={10} className="plt-month">
        <MonthCalendar sport={sport} day={day} today={today} onDay={onDay} />
        {below}
      </Popover.Dropdown>
    </Popover>
  )
}
