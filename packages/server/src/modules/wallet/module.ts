import { routesIn, type ServerModule } from '../../kit/module.ts'
import { fill } from './demo.ts'
import { expireCredits } from './expire-credits.ts'
import * as moveCredits from './move-credits.ts'
import * as walletMovements from './wallet-movements.ts'
import * as walletPrices from './wallet-prices.ts'

const routes = routesIn(walletPrices, walletMovements, moveCredits)

export const walletModule = { routes, tidy: expireCredits, demo: { fill, after: ['members', 'products'] } } satisfies ServerModule
