import { Button, FocusTrap } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { useFocusBack } from '../../kit/dialogs/focus-back.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { refundLock } from '../invoices/public.ts'
import { bookingOf, type IncomeRow } from './income-row.ts'
import type { IncomeActs } from './use-income-acts.ts'

interface Props {
  row: IncomeRow
  /** Rule that locks the cell, as text. */
  reason: string
  acts: IncomeActs
  onClose: () => void
}
const width = 320

/** Below the focused cell, within the window. */
function placeBelow(height: number) {
  const cell = document.querySelector('.dg-cell.active')?.getBoundingClientRect()
  if (!cell) return { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 }
  const top = cell.bottom + 6 + height < innerHeight ? cell.bottom + 6 : cell.top - height - 6
  return { left: Math.max(8, Math.min(cell.left, innerWidth - width - 8)), top }
}

/** Reason of a locked cell, beside it, with the possible fixes; Escape or a click elsewhere closes it. */
export function LockedCellPopover({ row, reason, acts, onClose }: Props) {
  useFocusBack()
  const bubble = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    setPlace(placeBelow(bubble.current?.offsetHeight ?? 0))
    // immediately, before the focus trap does: an earlier Escape would reach the grid
    bubble.current?.querySelector('button')?.focus()
  }, [])
  const booking = bookingOf(row)
  const run = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <FocusTrap active>
      <div
        ref={bubble}
        className="in-bubble"
        role="dialog"
        aria-label={reason}
        style={{ ...place, width }}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose()}
      >
        <IconLock size={16} aria-hidden />
        <div>
          <p>{reason}</p>
          <div className="in-bubble-acts">
            {refundLock(row) === null && (
              <Button size="compact-sm" variant="default" rightSection={<KeyCaps keys="F7" />} onClick={run(() => acts.giveBack(row))}>
                {t('income.give_back')}
              </Button>
            )}
            {booking !== null ? (
              <Button size="compact-sm" variant="default" onClick={run(() => go(booking))}>
                {t('income.open_booking')}
              </Button>
            ) : (
              <Button size="compact-sm" variant="default" rightSection={<KeyCaps keys="mod+d" />} onClick={run(() => acts.clone(row))}>
                {t('income.clone')}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={run(() => acts.changes(row))}>
              {t('income.changes')}
            </Button>
          </div>
        </div>
      </div>
    </FocusTrap>
  )
}
