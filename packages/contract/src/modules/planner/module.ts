import { inMenu } from '../../kit/menu.ts'
import { declared } from '../../kit/module.ts'
import * as movePrice from './move-price.ts'
import * as plannerDay from './planner-day.ts'
import { plannerTexts } from './texts.ts'

export const plannerModule = {
  ...declared(plannerDay, movePrice),
  refusals: {},
  texts: plannerTexts,
  menu: inMenu([
    { id: 53, code: 'planner', ruta: '/reservas/{id}', right: 'bookings', icono: 'calendar', grupo: 'bookings', lugar: 'per-sport' },
  ]),
}
