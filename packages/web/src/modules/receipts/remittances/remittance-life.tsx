import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted, formatValue } from '../../../kit/grid/cells/value.ts'
import { today } from '../../../kit/reads/today.ts'
import { Facts } from '../../../kit/screen/facts.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { type Remittance, stateOn } from './remittance-row.ts'

interface StepProps {
  name: string
  when: string
  more?: string | undefined
  /** Done, still to come, or in need of a look. */
  state: 'done' | 'wait' | 'look'
}
const marks = { done: IconCircleCheck, wait: IconCircleDashed, look: IconClock } as const
function Step({ name, when, more, state }: StepProps): ReactNode {
  const Mark = marks[state]
  return (
    <li data-state={state}>
      <Mark size={16} aria-hidden />
      <span>
        {name}
        {more && <small>{more}</small>}
      </span>
      <small className="tabular">{when}</small>
    </li>
  )
}

const at = (instant: Date | null) => (instant === null ? '' : formatValue('instant', instant))

/** Line of life of a remittance, from its making until nobody may have it returned, and the money of it. */
export function RemittanceLife({ row }: { row: Remittance }) {
  const { fecha_cobro, cobrada_por, firme_desde, devueltos } = row
  const isFinal = stateOn(row, today()) === 'firme'
  return (
    <>
      <ol className="rm-life" aria-label={t('remittances.life')}>
        <Step name={t('remittances.life.made')} when={at(row.fecha_creacion)} more={row.autor ?? undefined} state="done" />
        <Step
          name={t('remittances.life.file', { formato: row.formato })}
          when={formatDay(row.fecha)}
          more={`SHA-256 ${row.huella.slice(0, 6)}…${row.huella.slice(-4)}`}
          state="done"
        />
        <Step
          name={t('remittances.life.sent')}
          when={at(row.fecha_envio)}
          more={row.enviada_por ?? undefined}
          state={row.estado === 'creada' ? 'wait' : 'done'}
        />
        <Step
          name={t('remittances.life.settled')}
          when={fecha_cobro ? formatDay(fecha_cobro) : ''}
          more={cobrada_por ? t(`remittances.life.by.${cobrada_por}`, { motivo: row.motivo ?? '' }) : undefined}
          state={row.estado === 'cobrada' ? 'done' : 'wait'}
        />
        {devueltos > 0 && (
          <Step
            name={t('remittances.life.returns', { ...counted(devueltos), importe: formatEuros(-row.importe_devuelto) })}
            when=""
            state="look"
          />
        )}
        <Step
          name={t('remittances.life.final')}
          when={firme_desde ? formatDay(firme_desde) : ''}
          more={t('remittances.life.final_hint')}
          state={isFinal ? 'done' : 'wait'}
        />
      </ol>
      <Facts
        wide
        facts={[
          [t('remittances.asked'), formatEuros(row.importe)],
          [t('remittances.returned_sum'), row.importe_devuelto > 0 ? formatEuros(-row.importe_devuelto) : null],
          [t('remittances.charges'), row.gastos > 0 ? formatEuros(-row.gastos) : null],
          [t('remittances.net'), formatEuros(row.quedan - row.gastos)],
        ]}
      />
    </>
  )
}
