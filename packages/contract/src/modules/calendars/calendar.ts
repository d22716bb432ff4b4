import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Calendar: opening hours shared by courts (spec 1 §3, R-061). */
export const calendar = resource('calendar', {
  table: 'calendario',
  path: 'calendario',
  label: 'desc_calendario',
  permission: 'calendars',
  dropdown: ['calendars', 'courts'],
  only: ['dropdown', 'template'],
  shown: { text: 'menu.calendars', route: '/calendarios/{id_mst_calendario}/detail' },
  words: 'club',
  fields: {
    id_mst_calendario: field.id(),
    desc_calendario: field.text(80),
    activo: defaulted(field.flag(), true),
  },
})
