import { inMenu } from '../../kit/menu.ts'
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
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 5, code: 'cash-register', ruta: '/caja/{id}', right: 'cash', icono: 'cash-register', grupo: 'money', lugar: 'per-drawer', parametros: ['ACTIVAR_CAJA'] },
  ]),
}
