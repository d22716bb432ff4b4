import { store } from '../../../kit/reads/store.ts'
import { useKeys } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { LaneWidth } from './geometry.ts'

/** Width of the courts, until the planner is left. */
export const laneWidth = store<LaneWidth>('names')

/** Zoom factor of one press. */
const factor = 1.3

/** Rendered width: the requested one may be below the available room. */
const drawnWidth = () => Number.parseFloat(document.querySelector<HTMLElement>('.pl')?.style.getPropertyValue('--pl-col') ?? '') || 118

const widen = (by: number) => laneWidth.set(Math.round(drawnWidth() * by))

/** Width switch for more courts than fit in the window: all of them, or wide enough for names; `+` and `−` between. */
export function LaneWidthSwitch({ courts }: { courts: number }) {
  const now = laneWidth.use()
  useKeys({ '+': () => widen(factor), '-': () => widen(1 / factor) })
  const choice = (value: LaneWidth, text: string) => (
    <button type="button" aria-pressed={now === value} onClick={() => laneWidth.set(value)}>
      {text}
    </button>
  )
  return (
    <span className="plf-width" role="group" aria-label={t('planner.width')}>
      {choice('all', t('planner.width_all', { n: courts }))}
      {choice('names', t('planner.width_names'))}
      <button type="button" title="+" aria-label={t('planner.width_more')} onClick={() => widen(factor)}>
        +
      </button>
      <button type="button" title="-" aria-label={t('planner.width_less')} onClick={() => widen(1 / factor)}>
        −
      </button>
    </span>
  )
}
