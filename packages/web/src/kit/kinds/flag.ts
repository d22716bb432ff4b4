import { t } from '../texts/i18n.ts'
import type { Shape } from './shape.ts'

/** Yes or no; on the wire 1 or 0. */
export const flag: Shape<boolean | number> = {
  format: (on) => t(on ? 'grid.yes' : 'grid.no'),
  width: 68,
  align: 'start',
  compare: 'order',
  blank: false,
}
