import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'

/** Last minute of a day in ranges. */
export const lastMinute = 1439

/** Minutes of a kind of day between which a member may be notified. */
export const notificationRange = resource('notification-range', {
  table: 'notificaciones_tramos',
  path: 'notificaciones_tramos',
  label: 'tipodia',
  permission: 'members',
  only: [],
  personal: 'id_mst_socios',
  fields: {
    id_mst_notificaciones_tramos: field.id(),
    id_mst_socios: field.ref('socio'),
    start: defaulted(field.clock(), 0),
    finish: defaulted(field.clock(), lastMinute),
    tipodia: field.choice(1, 2),
  },
})
const { fields } = notificationRange
const ranges = list(object(fields))
const one = { id_mst_notificaciones_tramos: field.ref('notificaciones_tramos') }

/** Ranges of a member by kind of day, 1 and 2, each from early to late. */
export const notificationRanges = action({
  endpoint: 'GET /api/socio/{id}/notificacion/getNotificationRangePluckByTipodia',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: object({ 1: ranges, 2: ranges }),
})
/** Adds a range. Refuses one that ends before it starts or overlaps another, with status fail and data.msg. */
export const addRange = action({
  endpoint: 'POST /api/socio/notificacion/addNotificationRange',
  permission: 'members',
  input: pick(fields, 'id_mst_socios', 'start', 'finish', 'tipodia'),
  output: notificationRange.row,
  changes: [notificationRange],
  answer: 'statusOk',
})
export const changeRange = action({
  endpoint: 'POST /api/socio/notificacion/modNotificationRange',
  permission: 'members',
  input: { ...one, start: field.clock(), finish: field.clock(), tipodia: fields.tipodia },
  output: notificationRange.row,
  changes: [notificationRange],
  answer: 'statusOk',
})
export const removeRange = action({
  endpoint: 'POST /api/socio/notificacion/delNotificationRange',
  permission: 'members',
  input: one,
  output: nothing,
  changes: [notificationRange],
  answer: 'statusOk',
})

export const notificationRangesRefusals = refusals({ 'tramo.orden': 422, 'tramo.solapado': 409 })
