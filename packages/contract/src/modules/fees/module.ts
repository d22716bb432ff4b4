import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as addMembers from './add-members.ts'
import * as fee from './fee.ts'
import { feeDesk } from './fee.ts'
import * as feeLines from './fee-lines.ts'
import * as feeMemberType from './fee-member-type.ts'
import * as feePeriod from './fee-period.ts'
import * as feeRuns from './fee-runs.ts'
import * as fees from './fees.ts'
import { feesHelp } from './help.ts'
import * as memberFee from './member-fee.ts'
import * as memberFeeDates from './member-fee-dates.ts'
import * as memberFees from './member-fees.ts'
import * as courseOffers from './places/course-offers.ts'
import * as coursePlace from './places/course-place.ts'
import * as offerLink from './places/offer-link.ts'
import { feesRefusals } from './refusals.ts'
import { feeRunHelp } from './run-help.ts'
import { feesTexts } from './texts.ts'

/** Fees: their terms, those of members, and the runs that raise them. */
export const feesModule = {
  ...declarationsOf(
    fee,
    memberFee,
    feePeriod,
    fees,
    memberFees,
    addMembers,
    memberFeeDates,
    feeMemberType,
    feeLines,
    feeRuns,
    coursePlace,
    courseOffers,
    offerLink,
  ),
  refusals: feesRefusals,
  texts: feesTexts,
  help: [...feesHelp, ...feeRunHelp],
  menu: inMenu([
    { id: 15, code: 'fees', ruta: '/cuotas', right: feeDesk, icono: 'repeat', grupo: 'money', lugar: 'sidebar' },
    { id: 16, code: 'fee-detail', ruta: '/cuotas/{id}/detail', right: feeDesk, icono: 'repeat', grupo: 'money', lugar: 'child' },
    { id: 230, code: 'fee-run', ruta: '/cuotas/generar', right: feeDesk, icono: 'repeat', grupo: 'money', lugar: 'child' },
    { id: 231, code: 'fee-run-result', ruta: '/cuotas/generar/{proceso}', right: feeDesk, icono: 'repeat', grupo: 'money', lugar: 'child' },
  ]),
}
