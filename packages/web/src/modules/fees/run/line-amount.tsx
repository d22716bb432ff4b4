import { formatEuros } from '@app/contract/values/money'
import { Popover } from '@mantine/core'
import { t } from '../../../kit/texts/i18n.ts'
import { FeeExplanation } from '../fee-explanation.tsx'
import type { RunLine } from './run-lines.ts'

/** Amount of a line to come, with its explanation. */
export function LineAmount({ line }: { line: RunLine }) {
  const { nombre_completo: nombre, importe } = line
  const name = t('raise.explain', { importe: formatEuros(importe), nombre })
  return (
    <Popover width={420} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className="fe-amount" tabIndex={-1} aria-label={name}>
          {formatEuros(importe)}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={name}>
        <FeeExplanation amount={line} who={nombre} what={line.desc_cuota} />
      </Popover.Dropdown>
    </Popover>
  )
}
