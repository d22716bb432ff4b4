import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { add } from './add-booking.ts'
import { editInfo, newInfo, quote, sexes } from './booking-form.ts'
import { addSome, allPresent, changeMember, complete, reprice } from './booking-line.ts'
import { edit as editType, template } from './booking-type.ts'
import { deleted, remove, restore, toHistory } from './cancel-booking.ts'
import { changeType, edit, missing, move } from './change-booking.ts'
import { fill } from './demo/fill.ts'
import { duplicate } from './duplicate-booking.ts'
import { check } from './same-time.ts'
import { seed } from './seed.ts'
import { checks } from './verify.ts'

const routes = [
  template,
  editType,
  ...[newInfo, quote, editInfo, check, sexes],
  ...[add, edit, move, duplicate, changeType, missing],
  ...[toHistory, remove, restore, deleted],
  ...[addSome, complete, changeMember, reprice, allPresent],
]
const guards: Guards = {
  reserva_pista_libre: 'booking.pista_no_disponible',
  reserva_nivel_orden: 'booking.nivel_invertido',
  reserva_socio_una_vez: 'msg.changed_meanwhile',
  reserva_socio_orden: 'msg.changed_meanwhile',
}

export const bookingsModule = {
  routes,
  guards,
  seed: { run: seed, after: ['courts'] },
  checks,
  demo: { fill, after: ['company', 'income-types', 'tariffs'] },
} satisfies ServerModule
