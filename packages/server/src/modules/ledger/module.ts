import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { checks } from './verify.ts'

const guards: Guards = { libro_cuenta_limite: 'ledger.no_hay_tanto', libro_asiento_devuelto: 'ledger.ya_devuelto' }

export const ledgerModule = { routes: [], guards, checks } satisfies ServerModule
