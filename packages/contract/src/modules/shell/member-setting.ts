import { action } from '../../kit/action.ts'
import { alias } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'

/** One personal setting of one user. */
export const memberSetting = resource('member-setting', {
  table: 'socio_parametro',
  path: 'socio_parametro',
  only: [],
  label: 'cod',
  permission: 'signed-in',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_socio_parametro: field.id(),
    id_mst_socios: field.ref('socio'),
    cod: field.text(60),
    valor: field.text(400),
  },
})

/** Valid refresh interval in minutes, unchanged; any other number becomes 5. */
export const refreshMinutes = (minutes: number) => (Number.isInteger(minutes) && minutes >= 5 && minutes <= 60 ? minutes : 5)

/** Display time of the recent-accesses notice in milliseconds: 1000 for each second of the setting, at most 10000. */
export const noticeDuration = (seconds: number) => Math.min(Math.max(seconds, 0) * 1000, 10_000)

const personal = {
  enableDragDrop: field.flag(),
  agruparReservaPorUsuario: field.flag(),
  /** Minutes between two refreshes of the planner, 5 to 60. */
  minutos_refresco_auto: field.integer(),
  /** Seconds between two recent-accesses notices; 0 is off. */
  segundos_ultimos_accesos: field.integer(),
  rutaInicio: field.text(200),
}
export type PersonalSettings = ReturnType<typeof personalSettings.read>
export const personalSettings = object(personal)

/** Settings of the current user (spec 3 §7). */
export const mySettings = action({
  endpoint: 'GET /api/socio_parametro/usuario_actual',
  permission: 'signed-in',
  input: {},
  output: personalSettings,
})

const mine = { permission: 'signed-in', output: personalSettings, changes: [memberSetting] } as const
export const setDragDrop = action({ ...mine, endpoint: 'POST /api/socio/setEnableDragDrop', input: { newValueDragDrop: field.flag() } })
export const setGroupByUser = action({
  ...mine,
  endpoint: 'POST /api/socio/setAgruparReservaPorUsuario',
  input: { newValue: field.flag() },
})
/** Sets the refresh interval: 5 to 60 minutes, any other value becomes 5. */
export const setRefreshMinutes = action({
  ...mine,
  endpoint: 'POST /api/socio_parametro/usuario_actual/minutos_refresco_auto',
  input: { minutos_refresco_auto: alias(field.number(), 'newValue', 'minutos', 'valor') },
})
/** Path inferred: 0 turns the notice off. */
export const setRecentAccesses = action({
  ...mine,
  endpoint: 'POST /api/socio_parametro/usuario_actual/segundos_ultimos_accesos',
  input: { segundos_ultimos_accesos: alias(field.integer({ min: 0, max: 3600 }), 'newValue', 'valor') },
})
