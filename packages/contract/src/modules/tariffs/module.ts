import { tariffRefusals } from './refusals.ts'
import { priceBand, tariff, tariffDay, tariffPrice } from './tariff.ts'
import {
  changeTariff,
  copyTariff,
  createTariff,
  getTariff,
  listBands,
  listTariffs,
  newTariff,
  removeTariff,
  saveBands,
  tryTariff,
  updateTariff,
} from './tariffs.ts'
import { tariffsTexts } from './texts.ts'

/** Tariffs: seasonal prices by member type. */
export const tariffsModule = {
  resources: [tariff, tariffDay, tariffPrice, priceBand] as const,
  actions: [
    listTariffs,
    getTariff,
    newTariff,
    createTariff,
    changeTariff,
    updateTariff,
    copyTariff,
    removeTariff,
    listBands,
    saveBands,
    tryTariff,
  ] as const,
  refusals: tariffRefusals,
  texts: tariffsTexts,
}
