import './access-tab.css'
import { clockOf } from '@app/contract/access/access-rules'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { terminalNames } from '@app/contract/access/terminals'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { Button, Select } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconDoorEnter, IconDoorOff } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '../../kit/fields/date-field.tsx'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { clubTime } from '../../kit/reads/clock.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { AccessFixes } from './access-fixes.tsx'
import { useAccessNow } from './use-access-now.ts'

type Answer = OutputOf<typeof simulateEntry>
const icons = { pasa: IconCircleCheck, niega: IconCircleX, sin_mirar: IconCircleDashed } as const

function AnswerBox({ answer: { permitido, texto, desde, hasta, pendiente } }: { answer: Answer }) {
  const Icon = permitido ? IconDoorEnter : IconDoorOff
  return (
    <div className={permitido ? 'act-answer' : 'act-answer refused'} role="status">
      <Icon size={30} aria-hidden />
      <div>
        <strong>{permitido ? t('access.yes') : `${t('access.no')}. ${texto}`}</strong>
        {pendiente > 0 && `${t('access.after_paying', { importe: formatEuros(pendiente) })} `}
        {desde !== null && hasta !== null && t('access.until', { desde: clockOf(desde), hasta: clockOf(hasta) })}
      </div>
    </div>
  )
}

function Rules({ rules }: { rules: Answer['reglas'] }) {
  return (
    <ol className="act-rules">
      {rules.map(({ regla, estado, texto }) => {
        const Icon = icons[estado]
        return (
          <li key={regla} data-state={estado}>
            <Icon size={18} aria-hidden />
            {texto}
          </li>
        )
      })}
    </ol>
  )
}

type Moment = { day: string; minute: number }
/** Simulated place and time, at first those of the member's next booking, or now; and the decision for them. */
function useSimulation(id: number) {
  const [chosenDoor, setDoor] = useState<string | null>(null)
  const [chosenMoment, setMoment] = useState<Moment | null>(null)
  const { data: first, error: firstError } = useAccessNow(id)
  const door = chosenDoor ?? (first?.id_terminalacceso ? String(first.id_terminalacceso) : null)
  const moment = chosenMoment ?? (first ? startOf(first) : null)
  const { data, error, refetch } = useRead(
    simulateEntry,
    { id, id_terminalacceso: door === null ? null : Number(door), fecha: moment?.day ?? null, minuto: moment?.minute ?? null },
    { enabled: moment !== null, keepPrevious: true },
  )
  return { door, setDoor, moment, setMoment, data, error: error ?? firstError, refetch }
}
const startOf = ({ siguiente: next }: Answer): Moment => (next ? { day: next.fecha, minute: next.minuto } : clubTime())

/** Access decision for a chosen place and time, by the turnstile's own rules; starts with the member's next booking (0107). */
export function SimulateEntryCard({ id }: { id: number }) {
  const doors = useRead(terminalNames, {})
  const { door, setDoor, moment, setMoment, data, error, refetch } = useSimulation(id)
  return (
    <Card title={t('access.will_enter')} hint={t('access.will_enter_hint')}>
      {moment && (
        <div className="act-ask">
          <DateField
            aria-label={t('access-request.fecha_peticion')}
            w={130}
            value={moment.day}
            onChange={(day) => day && setMoment({ ...moment, day })}
          />
          <TimeField
            aria-label={t('access.time')}
            w={76}
            max={1439}
            value={moment.minute}
            onChange={(minute) => setMoment({ ...moment, minute })}
          />
          <Select
            className="act-door"
            aria-label={t('access.door')}
            data={(doors.data ?? []).map(({ id: value, text }) => ({ value: String(value), label: text }))}
            value={door}
            onChange={setDoor}
            placeholder={t('access.no_entrance')}
            allowDeselect={false}
          />
          <Button variant="default" onClick={() => setMoment(clubTime())}>
            {t('access.now')}
          </Button>
        </div>
      )}
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={6} height={40} />}
      {data && <AnswerBox answer={data} />}
      {data && <AccessFixes answer={data} />}
      {data && <Rules rules={data.reglas} />}
    </Card>
  )
}
