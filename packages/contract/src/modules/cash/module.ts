import { cashMovement, cashRefusals, cashRegister } from './cash-register.ts'
import * as drawer from './drawer.ts'
import { cashTexts } from './texts.ts'

export const cashModule = {
  resources: [cashRegister, cashMovement] as const,
  actions: [
    ...[drawer.listRegisters, drawer.countRegisters, drawer.registerDetail, drawer.drawerInfo],
    ...[drawer.movements, drawer.movementDetail, drawer.withdrawCash, drawer.addCash, drawer.closeDrawer],
  ] as const,
  refusals: { ...cashRefusals },
  texts: cashTexts,
}
