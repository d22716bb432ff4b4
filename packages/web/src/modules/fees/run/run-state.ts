import type { getFeeRun, listFeeRuns } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'

export type Run = OutputOf<typeof getFeeRun>
type RunRow = OutputOf<typeof listFeeRuns>[number]

/** State of a run in a word, with its colour: raising, stopped, raised, being taken back, taken back in all or in part. */
export function stateOf({ estado, estado_retirar, automatico, lineas, retiradas }: RunRow) {
  if (estado === 'en_curso') return { text: t('raise.state.en_curso'), tone: 'blue' } as const
  if (estado === 'parado') return { text: t('raise.state.parado', { n: formatCount(lineas) }), tone: 'amber' } as const
  if (estado_retirar === 'en_curso' || estado_retirar === 'parado') return { text: t('raise.state.retirando'), tone: 'amber' } as const
  if (retiradas > 0) return { text: t(retiradas >= lineas ? 'raise.state.retirada' : 'raise.state.en_parte'), tone: 'amber' } as const
  return { text: t(automatico ? 'raise.state.sola' : 'raise.state.hecho'), tone: 'green' } as const
}
