import { inMenu } from '../../kit/menu.ts'
import { courtDay, plannerDay, plannerInfo } from './planner-day.ts'
import { plannerTexts } from './texts.ts'

export const plannerModule = {
  resources: [] as const,
  actions: [plannerDay, courtDay, plannerInfo] as const,
  refusals: {},
  texts: plannerTexts,
  menu: inMenu([
    { id: 53, code: 'planner', ruta: '/reservas/{id}', right: 'bookings', icono: 'calendar', grupo: 'bookings', lugar: 'per-sport' },
  ]),
}
