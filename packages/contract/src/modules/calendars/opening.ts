import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'calendars' } as const

/** Schedule of a calendar: 1 the whole year, 2 yearly day-month ranges, 3 between two days. */
export const opening = resource('opening', {
  ...internal,
  table: 'horario',
  path: 'horario',
  label: 'tipo_horario',
  fields: {
    id_mst_horarios: field.id(),
    id_mst_calendario: field.ref('calendario'),
    tipo_horario: field.choice(1, 2, 3),
    fecha_ini: optional(field.day()),
    fecha_fin: optional(field.day()),
  },
})

/** Hours of a schedule on some weekdays; an end before the start is past midnight. */
export const openingSlot = resource('opening-slot', {
  ...internal,
  table: 'horario_hora',
  path: 'horario_hora',
  label: 'hora_ini',
  fields: {
    id_reg_horario_hora: field.id(),
    id_mst_horarios: field.ref('horario'),
    dias: defaulted(field.weekdays(), 127),
    hora_ini: defaulted(field.minute(), 0),
    hora_fin: defaulted(field.minute(), 1439),
    duracion: defaulted(field.integer({ min: 5, max: 1440 }), 60),
  },
})

/** Range of a type 2 schedule as month × 100 + day; a range that ends before it starts runs over New Year. */
export const openingRange = resource('opening-range', {
  ...internal,
  table: 'horario_diames',
  path: 'horario_diames',
  label: 'diames_ini',
  fields: {
    id_reg_horario_diames: field.id(),
    id_mst_horarios: field.ref('horario'),
    diames_ini: field.integer({ min: 101, max: 1231 }),
    diames_fin: field.integer({ min: 101, max: 1231 }),
  },
})
