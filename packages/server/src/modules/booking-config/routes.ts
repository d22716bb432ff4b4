import type { Guards, Route } from '../../kit/serve.ts'
import { copy, create, destroy, list, one, update } from './configurations.ts'
import { saveGlobal } from './global-times.ts'
import { bookingTypeDropdown, bookingTypeList, saveBookingTypes, saveCourtTypes, times } from './type-times.ts'

export const routes: Route[] = [
  list,
  one,
  create,
  update,
  copy,
  destroy,
  times,
  bookingTypeList,
  bookingTypeDropdown,
  saveBookingTypes,
  saveCourtTypes,
  saveGlobal,
]
export const guards: Guards = {}
