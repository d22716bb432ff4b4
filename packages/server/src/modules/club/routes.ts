import type { Guards, Route } from '../../kit/serve.ts'
import * as parameter from './parameter.ts'

export const routes: Route[] = [
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
export const guards: Guards = {}
