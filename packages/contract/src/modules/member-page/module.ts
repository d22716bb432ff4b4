import { declarationsOf } from '../../kit/module.ts'
import * as home from './home.ts'
import * as ownData from './own-data.ts'
import * as ownPapers from './own-papers.ts'
import * as ownPaymentLink from './own-payment-link.ts'
import * as ownWallet from './own-wallet.ts'
import * as payOwed from './pay-owed.ts'
import { memberPageRefusals } from './refusals.ts'
import { memberPageScreenTexts } from './screen-texts.ts'
import { memberPageTexts } from './texts.ts'

/** Page of a member (0195): the own bookings, debts, wallet, papers and data. */
export const memberPageModule = {
  ...declarationsOf(home, ownWallet, ownPapers, ownData, payOwed, ownPaymentLink),
  refusals: memberPageRefusals,
  texts: { ...memberPageTexts, ...memberPageScreenTexts },
  menu: [],
}
