import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { tariffsHelp } from './help.ts'
import * as priceBands from './price-bands.ts'
import { tariffRefusals } from './refusals.ts'
import * as tariff from './tariff.ts'
import * as tariffs from './tariffs.ts'
import { tariffsTexts } from './texts.ts'
import * as tryTariff from './try-tariff.ts'

/** Tariffs: seasonal prices by member type. */
export const tariffsModule = {
  ...declarationsOf(tariff, tariffs, priceBands, tryTariff),
  refusals: tariffRefusals,
  texts: tariffsTexts,
  help: tariffsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 75, code: 'tariffs', ruta: '/tarifas', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'sidebar' },
    { id: 76, code: 'tariff-new', ruta: '/tarifas/new', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'child' },
    { id: 77, code: 'tariff-edit', ruta: '/tarifas/{id}/edit', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'child' },
    { id: 78, code: 'price-bands', ruta: '/tarifas/{id}/edit/TarifasPrecios/{id_mst_tarifas_precios}/TarifasPreciosTramos', right: 'tariffs', icono: 'tag', grupo: 'money', lugar: 'child' },
  ]),
}
