import { Button } from '@mantine/core'
import { IconArrowsLeftRight, IconArrowsMove, IconCopy, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useCommands } from '../../kit/commands.ts'
import { t } from '../../kit/i18n.ts'
import type { BookingInfo } from './booking-lines.tsx'
import { whyNot } from './booking-words.ts'

const acts = ['edit', 'move', 'court', 'duplicate', 'delete', 'print'] as const
export type Act = (typeof acts)[number]

const icons = {
  edit: IconPencil,
  move: IconArrowsMove,
  court: IconArrowsLeftRight,
  duplicate: IconCopy,
  delete: IconTrash,
  print: IconPrinter,
}
const keys: Readonly<Record<Act, string>> = { edit: 'e', move: 'm', court: 'o', duplicate: 'd', delete: 'Delete', print: 'p' }

const capOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

/** What may be done with a booking; what may not says why, in words. */
export function BookingActs({ info, onAct }: { info: BookingInfo; onAct: (act: Act) => void }) {
  const reasons: Readonly<Record<Act, string | null>> = {
    edit: null,
    move: whyNot(info.bloqueo_mover, info),
    court: whyNot(info.bloqueo_mover, info),
    duplicate: whyNot(info.bloqueo_duplicar, info),
    delete: whyNot(info.bloqueo_eliminar, info),
    print: null,
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
  const refused = acts.filter((act) => reasons[act] !== null)
  const said = [...new Set(refused.map((act) => reasons[act]))]
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
      {said.map((reason) => (
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
