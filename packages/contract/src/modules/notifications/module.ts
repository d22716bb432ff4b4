import { declarationsOf } from '../../kit/module.ts'
import * as notice from './notice.ts'
import { notificationsTexts } from './texts.ts'

/** Letters to many. */
export const notificationsModule = { ...declarationsOf(notice), refusals: {}, texts: notificationsTexts, menu: [] }
