import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import * as parameter from './parameter.ts'

const routes = [
  parameter.dictionary,
  parameter.list,
  parameter.all,
  parameter.one,
  parameter.save,
  parameter.create,
  parameter.remove,
  parameter.saveBookings,
  parameter.extraLight,
  parameter.saveLight,
]
const guards: Guards = {}

export const clubModule = { routes, guards } satisfies ServerModule
