import type { Guards, Route } from '../../kit/serve.ts'
import { all, create, get, remove, update } from './light-calendars.ts'
import { courts } from './light-courts.ts'
import * as slots from './light-slots.ts'

export const routes: Route[] = [
  all,
  get,
  create,
  update,
  remove,
  courts,
  slots.all,
  slots.get,
  slots.create,
  slots.update,
  slots.remove,
  slots.shift,
]
export const guards: Guards = { luz_pista_una_vez: 'msg.changed_meanwhile' }
