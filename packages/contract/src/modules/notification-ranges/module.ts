import { declared } from '../../kit/module.ts'
import * as notificationRange from './notification-range.ts'
import { notificationRangesRefusals } from './notification-range.ts'
import { notificationRangesTexts } from './texts.ts'

/** When members may be told things. */
export const notificationRangesModule = {
  ...declared(notificationRange),
  refusals: notificationRangesRefusals,
  texts: notificationRangesTexts,
  menu: [],
}
