import type { OutputOf } from '@app/contract/kit/action'
import type { recordsToMend } from '@app/contract/verifactu/mend'
import type { verifactuCompanies, verifactuPanel } from '@app/contract/verifactu/panel'
import type { listSendings } from '@app/contract/verifactu/sendings'

export type Panel = OutputOf<typeof verifactuPanel>
export type Company = OutputOf<typeof verifactuCompanies>[number]
export type ToMend = OutputOf<typeof recordsToMend>[number]
export type ListedSending = OutputOf<typeof listSendings>[number]
