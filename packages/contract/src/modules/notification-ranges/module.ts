import { declarationsOf } from '../../kit/module.ts'
import * as notificationRange from './notification-range.ts'
import { notificationRangesRefusals } from './notification-range.ts'
import { notificationRangesTexts } from './texts.ts'

/** Hours at which members may be notified. */
export const notificationRangesModule = {
  ...declarationsOf(notificationRange),
  refusals: notificationRangesRefusals,
  texts: notificationRangesTexts,
  menu: [],
}
