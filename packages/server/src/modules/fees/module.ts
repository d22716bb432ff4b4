import { memberColumns } from '../../kit/database/member-columns.ts'
import type { Guards } from '../../kit/http/platform.ts'
import { routesIn, type ServerModule } from '../../kit/module.ts'
import { inOneTransaction, inSteps } from '../../kit/work/attempt.ts'
import * as addMembers from './add-members.ts'
import { fill } from './demo.ts'
import * as feeLines from './fee-lines.ts'
import * as feeMemberType from './fee-member-type.ts'
import * as fees from './fees.ts'
import { importFees } from './import-rows.ts'
import * as memberFeeDates from './member-fee-dates.ts'
import * as memberFees from './member-fees.ts'
import * as courseOffers from './places/course-offers.ts'
import * as offerLink from './places/offer-link.ts'
import { placesJob, settleInJob, settleWaiting } from './places/settle-places.ts'
import { feeRestrictions } from './restrictions.ts'
import * as feeRuns from './run/fee-runs.ts'
import { previewLetterJob, sendPreview } from './run/preview-letter.ts'
import { raiseSlices } from './run/raise.ts'
import { announce, announceJob, raiseDue, raiseDueJob, scheduleFees } from './run/schedule.ts'
import { takeBackSlices } from './run/take-back.ts'
import { checks } from './verify.ts'

const routes = routesIn(fees, memberFees, addMembers, memberFeeDates, feeMemberType, feeLines, feeRuns, courseOffers, offerLink)
const guards: Guards = {
  socios_cuotas_final: 'cuota.final_antes',
  socios_cuotas_sin_solape: 'cuota.ya_la_tiene',
  curso_oferta_una_por_plaza: 'msg.changed_meanwhile',
  curso_oferta_una_por_socio: 'msg.changed_meanwhile',
  cuota_periodo_id_reg_factura_fk: 'cuota.linea_de_cuota',
}

export const feesModule = {
  routes,
  guards,
  checks,
  jobs: [
    ...[raiseSlices, takeBackSlices, inOneTransaction(raiseDueJob, raiseDue), inOneTransaction(announceJob, announce)],
    inSteps(previewLetterJob, sendPreview),
    inOneTransaction(placesJob, settleInJob),
  ],
  tidy: async (tx, now, club) => {
    await scheduleFees(tx, now, club)
    await settleWaiting(tx, now, club)
  },
  restrictions: feeRestrictions,
  demo: { fill, after: ['fee-types', 'income-types', 'members', 'company'] },
  importRows: importFees,
  memberColumns: [
    ...memberColumns('socios_cuotas', { key: 'id_reg_socios_cuotas', as: 'other', goes: ['id_mst_socios'] }),
    ...memberColumns('curso_oferta', { key: 'id_reg_curso_oferta', as: 'other', goes: ['id_mst_socios'], stays: ['id_mst_socios_autor'] }),
    ...memberColumns('cuota_proceso', { stays: ['id_mst_socios_creacion'] }),
    ...memberColumns('cuota_recalculo', { stays: ['id_mst_socios_creacion'] }),
  ],
} satisfies ServerModule
