import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { copy, create, destroy, list, one, update } from './configurations.ts'
import { fill } from './demo.ts'
import { saveGlobal } from './global-times.ts'
import { bookingTypeDropdown, bookingTypeList, saveBookingTypes, saveCourtTypes, times } from './type-times.ts'

const routes = [
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
const guards: Guards = {}

export const bookingConfigModule = { routes, guards, demo: { fill, after: ['bookings'] } } satisfies ServerModule
