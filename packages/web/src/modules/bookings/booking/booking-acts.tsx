import { Button } from '@mantine/core'
import {
  IconArrowsLeftRight,
  IconArrowsMove,
  IconCalendarShare,
  IconCopy,
  IconPencil,
  IconPrinter,
  IconReceiptRefund,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { pendingAction } from '../../planner/public.ts'
import type { BookingInfo } from './booking-info.ts'
import { refusalLabel } from './booking-labels.ts'

const acts = ['edit', 'move', 'court', 'duplicate', 'refund', 'delete', 'print', 'calendar'] as const
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
  duplicate: 'd',
  refund: 'F7',
  delete: 'Delete',
  print: 'p',
  calendar: 'i',
}

const capOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

/** Actions of a booking; disabled ones show their reason. */
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
  const latest = useRef({ reasons, onAct })
  latest.current = { reasons, onAct }
  const commands = useMemo(
    () =>
      acts.map((act) => ({
        id: `booking.${act}`,
        text: t(`desk.${act}`),
        keys: keys[act],
        group: t('desk.booking'),
        run: () => {
          if (latest.current.reasons[act] === null) latest.current.onAct(act)
        },
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
    const reason = latest.current.reasons[act]
    if (reason === null) latest.current.onAct(act)
    else toast.bad(reason)
  }, [pending, id_reg_reserva])
  const refused = acts.filter((act) => reasons[act] !== null)
  const shownReasons = [...new Set(refused.map((act) => reasons[act]))]
  return (
    <>
      <div className="bk-acts">
        {acts.map((act) => {
          const Icon = icons[act]
          return (
            <Button
              key={act}
              size="compact-sm"
              variant="default"
              leftSection={<Icon size={14} />}
              disabled={reasons[act] !== null}
              title={reasons[act] ?? capOf(keys[act])}
              onClick={() => onAct(act)}
            >
              {t(`desk.${act}`)}
            </Button>
          )
        })}
      </div>
      {shownReasons.map((reason) => (
        <p key={reason} className="bk-why">
          {refused
            .filter((act) => reasons[act] === reason)
            .map((act) => t(`desk.${act}`))
            .join(', ')}
          : {reason}
        </p>
      ))}
    </>
  )
}
