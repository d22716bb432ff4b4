import { refusals } from '../../kit/refusals.ts'

export const ledgerRefusals = refusals({ 'ledger.ya_devuelto': 409, 'ledger.no_hay_tanto': 409 })
