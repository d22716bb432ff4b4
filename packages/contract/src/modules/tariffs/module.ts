import type { Texts } from '../../kit/texts.ts'
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
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

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
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
