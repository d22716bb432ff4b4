import { refusals } from '../../kit/refusals.ts'

export const ledgerRefusals = refusals({ 'ledger.socio_inactivo': 409, 'ledger.ya_devuelto': 409, 'ledger.no_hay_tanto': 409 })
