import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Championship category; the product's own rows are reserved (spec 1 §3, R-076). */
export const category = resource('category', {
  table: 'campeonato_categoria',
  path: 'campeonatoCategoria',
  repeatsId: true,
  label: 'desc_categoria',
  permission: 'rankings',
  dropdown: ['rankings', 'bookings'],
  only: ['list', 'get', 'dropdown', 'template'],
  words: 'club',
  fields: {
    id_mst_categoria: field.id(),
    desc_categoria: field.text(80),
    reservado: defaulted(field.flag(), false),
    activo: defaulted(field.flag(), true),
  },
})
