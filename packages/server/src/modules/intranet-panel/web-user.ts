import type { PreparationCall } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { sampleAccounting } from './sample-accounting.ts'

type Preparation = Pick<PreparationCall<unknown>, 'inTransaction'>

/** The accounting system of the club: its local sample, until another implementation is there. */
export const accountingOf = ({ inTransaction }: Preparation) => sampleAccounting(inTransaction)

/** The configured web user of the accounting system; empty without one. */
export const webUser = ({ inTransaction }: Preparation): Promise<string> => inTransaction((tx) => param(tx, 'USUARIO_WEB_INTRANET'))
