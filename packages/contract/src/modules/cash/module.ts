import type { Texts } from '../../kit/texts.ts'
import { cashMovement, cashRefusals, cashRegister } from './cash-register.ts'
import * as drawer from './drawer.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { eu } from './texts/eu.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { pt } from './texts/pt.ts'

export const cashModule = {
  resources: [cashRegister, cashMovement] as const,
  actions: [
    ...[drawer.listRegisters, drawer.countRegisters, drawer.registerDetail, drawer.drawerInfo],
    ...[drawer.movements, drawer.movementDetail, drawer.withdrawCash, drawer.addCash, drawer.closeDrawer],
  ] as const,
  refusals: { ...cashRefusals },
  texts: { es, ca, eu, pt, en, it, fr } satisfies Texts<keyof typeof es>,
}
