import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Rate of VAT by its name (spec 3 §3 `id_mst_tasa`); a line copies the rate when it is created (decision 0092). */
export const tax = resource('tax', {
  table: 'tasa',
  path: 'tasa',
  label: 'desc_tasa',
  permission: 'cash',
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  words: 'club',
  fields: {
    id_mst_tasa: field.id(),
    desc_tasa: field.text(60),
    prc_iva: field.percent(),
  },
})
