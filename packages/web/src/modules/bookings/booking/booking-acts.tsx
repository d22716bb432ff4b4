import { Button, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowsLeftRight,
  IconArrowsMove,
  IconCalendarShare,
  IconCopy,
  IconDots,
  IconPencil,
  IconPrinter,
  IconReceiptRefund,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { ariaKeys, KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { pendingAction } from '../../planner/public.ts'
import type { BookingInfo } from './booking-info.ts'
import { refusalLabel } from './booking-labels.ts'

/** Actions with a button of their own, and those of the menu behind ⋯. */
const shown = ['move', 'print', 'refund', 'delete'] as const
const others = ['duplicate', 'edit', 'court', 'calendar'] as const
const acts = [...shown, ...others]
export type Act = (typeof acts)[number]

const icons = {
  edit: IconPencil,
  move: IconArrowsMove,
  court: IconArrowsLeftRight,
  duplicate: IconCopy,
  refund: IconReceiptRefund,
  delete: IconTrash,
  print: IconPrinter,
  calendar: IconCalendarShare,
}
const keys: Readonly<Record<Act, string>> = {
  edit: 'e',
  move: 'm',
  court: 'o',
  duplicate: 'mod+d',
  refund: 'F7',
  delete: 'Delete',
  print: 'mod+p',
  calendar: 'i',
}

/** Actions of a booking; a disabled one keeps its focus, so that its reason is told on hover and focus. */
export function BookingActs({ info, onAct }: { info: BookingInfo; onAct: (act: Act) => void }) {
  const reasons: Readonly<Record<Act, string | null>> = {
    edit: null,
    move: refusalLabel(info.bloqueo_mover, info),
    court: refusalLabel(info.bloqueo_mover, info),
    duplicate: refusalLabel(info.bloqueo_duplicar, info),
    refund: info.pagado > 0 ? null : t('desk.nothing_paid'),
    // deleting a paid booking includes a decision about its money
    delete: info.bloqueo_eliminar === 'booking.tiene_pagos' ? null : refusalLabel(info.bloqueo_eliminar, info),
    print: null,
    calendar: null,
  }
  const run = (act: Act) => {
    const reason = reasons[act]
    if (reason === null) onAct(act)
    else toast.bad(reason)
  }
  const latest = useRef(run)
  latest.current = run
  const commands = useMemo(
    () =>
      acts.map((act) => ({
        id: `booking.${act}`,
        text: t(`desk.${act}`),
        keys: keys[act],
        group: t('desk.booking'),
        run: () => latest.current(act),
      })),
    [],
  )
  useCommands(commands)
  const pending = pendingAction.use()
  const { id_reg_reserva } = info.reserva
  useEffect(() => {
    if (pending?.id !== id_reg_reserva) return
    pendingAction.set(null)
    const { act } = pending
    // the payment methods are at the bottom of the panel
    if (act === 'charge') return document.querySelector<HTMLElement>('.sp .wb')?.focus()
    latest.current(act)
  }, [pending, id_reg_reserva])
  const looksOf = (act: Act) => ({
    'aria-keyshortcuts': ariaKeys(keys[act]),
    ...(reasons[act] !== null && { 'aria-disabled': true, 'data-disabled': true }),
  })
  return (
    <div className="bk-acts">
      {shown.map((act) => {
        const Icon = icons[act]
        return (
          <Tooltip key={act} label={reasons[act]} disabled={reasons[act] === null} events={{ hover: true, focus: true, touch: true }}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={14} aria-hidden />}
              {...looksOf(act)}
              data-act={act}
              classNames={{ section: 'bk-act-icon' }}
              title={reasons[act] === null ? ariaKeys(keys[act]).replace('Control', 'Ctrl') : ''}
              onClick={() => run(act)}
            >
              {t(`desk.${act}`)}
            </Button>
          </Tooltip>
        )
      })}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-sm" variant="default" aria-label={t('desk.more_acts')} title={t('desk.more_acts')}>
            <IconDots size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((act) => {
            const Icon = icons[act]
            return (
              <Menu.Item
                key={act}
                leftSection={<Icon size={14} aria-hidden />}
                rightSection={<KeyCaps keys={keys[act]} />}
                {...looksOf(act)}
                onClick={() => run(act)}
              >
                {t(`desk.${act}`)}
                {reasons[act] !== null && <small className="bk-why">{reasons[act]}</small>}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
