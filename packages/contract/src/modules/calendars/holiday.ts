import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Holiday: either one day (`dia`) or a yearly month and day, written on the wire with year 0004. */
export const holiday = resource('holiday', {
  table: 'festivo',
  path: 'festivo',
  label: 'dia',
  permission: 'calendars',
  only: [],
  words: 'club',
  fields: {
    id_mst_festivos: field.id(),
    dia: optional(field.day()),
    mes: optional(field.integer({ min: 1, max: 12 })),
    dia_mes: optional(field.integer({ min: 1, max: 31 })),
    desc_festivo: optional(field.text(120)),
  },
})
