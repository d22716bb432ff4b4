import { stepValues } from '@app/contract/fees/fee-reason'
import { formatEuros } from '@app/contract/values/money'
import { Popover } from '@mantine/core'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { ReasonChip } from './reason-chip.tsx'
import type { RunLine } from './run-lines.ts'
import { daysText, periodText } from './run-words.ts'

/** Amount of a line to come with its explanation: its period, its reason, and each step with the difference that it makes. */
export function LineAmount({ line }: { line: RunLine }) {
  const { nombre_completo: nombre, importe, partes, razon } = line
  const sum = formatEuros(importe)
  return (
    <Popover width={340} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className="raise-amount" tabIndex={-1} aria-label={t('raise.explain', { importe: sum, nombre })}>
          {sum}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t('raise.explain', { importe: sum, nombre })}>
        <div className="raise-steps">
          <p>
            <b>{line.desc_cuota}</b>, {periodText(line)}
            <br />
            <small className="dimmed">{daysText(line)}</small>
          </p>
          <ReasonChip reason={razon} />
          <dl>
            {partes.map((part) => (
              <div key={part.paso}>
                <dt>{tFound('cuota.paso', part.paso, stepValues(part))}</dt>
                <dd>{formatEuros(part.importe, { signed: part.paso !== 'precio' })}</dd>
              </div>
            ))}
            <div className="raise-step-sum">
              <dt>{t('raise.total')}</dt>
              <dd>{sum}</dd>
            </div>
          </dl>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
