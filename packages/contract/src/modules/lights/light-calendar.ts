import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'calendars' } as const

/** Switching times for the lights of some courts (spec 2 §3, R-436). */
export const lightCalendar = resource('light-calendar', {
  ...internal,
  table: 'luz_calendario',
  path: 'luzCalendarios',
  label: 'desc_luz_calendario',
  shown: { text: 'menu.light-calendars', route: '/luzcalendarios/{id_mst_luz_calendario}/edit' },
  words: 'club',
  fields: {
    id_mst_luz_calendario: field.id(),
    desc_luz_calendario: field.text(80),
  },
})

/** Court of a light calendar; a court has at most one. */
export const lightCourt = resource('light-court', {
  ...internal,
  table: 'luz_calendario_recurso',
  path: 'luz_calendario_recurso',
  label: 'id_mst_recurso',
  fields: {
    id_reg_luz_calendario_recurso: field.id(),
    id_mst_recurso: field.ref('recurso'),
    id_mst_luz_calendario: field.ref('luz_calendario'),
  },
})

/**
 * Lights on some weekdays between two yearly days, month × 100 + day, from one time to another; an end before the start is past midnight
 * (R-434, R-435, A-16).
 */
export const lightSlot = resource('light-slot', {
  ...internal,
  table: 'luz_tramo',
  path: 'luzTramos',
  label: 'diames_ini',
  fields: {
    id_reg_luz_tramo: field.id(),
    id_mst_luz_calendario: field.ref('luz_calendario'),
    diames_ini: field.integer({ min: 101, max: 1231 }),
    diames_fin: field.integer({ min: 101, max: 1231 }),
    hora_ini: defaulted(field.minute({ min: 0, max: 1439 }), 1080),
    hora_fin: defaulted(field.minute(), 1439),
    dias: defaulted(field.weekdays(), 127),
  },
})
