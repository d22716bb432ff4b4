import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as cashRegister from './cash-register.ts'
import { cashRefusals } from './cash-register.ts'
import * as closeSuspects from './close-suspects.ts'
import * as drawer from './drawer.ts'
import { cashHelp } from './help.ts'
import * as moveCash from './move-cash.ts'
import * as takings from './takings.ts'
import { cashTexts } from './texts.ts'

export const cashModule = {
  ...declarationsOf(cashRegister, drawer, moveCash, closeSuspects, takings),
  refusals: { ...cashRefusals },
  texts: cashTexts,
  help: cashHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 5, code: 'cash-register', ruta: '/caja/{id}', right: 'cash', icono: 'cash-register', grupo: 'money', lugar: 'per-drawer', parametros: ['ACTIVAR_CAJA'] },
    { id: 131, code: 'takings', ruta: '/ingresos_del_dia', right: 'cash', icono: 'chart-bar', grupo: 'money', lugar: 'sidebar' },
  ]),
}
