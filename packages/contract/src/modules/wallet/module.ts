import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { walletHelp } from './help.ts'
import * as moveCredits from './move-credits.ts'
import { walletRefusals } from './move-credits.ts'
import { walletTexts } from './texts.ts'
import * as walletMovements from './wallet-movements.ts'
import * as walletPrice from './wallet-price.ts'
import * as walletPrices from './wallet-prices.ts'

/** Members' prepaid credits, and their price list. */
export const walletModule = {
  ...declarationsOf(walletPrice, walletPrices, walletMovements, moveCredits),
  refusals: walletRefusals,
  texts: walletTexts,
  help: walletHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 36, code: 'wallet-prices', ruta: '/monedero_virtual', right: 'tariffs', icono: 'wallet', grupo: 'money', lugar: 'sidebar', parametros: ['MONEDERO_SOCIOS'] },
  ]),
}
