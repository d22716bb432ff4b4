import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Taxes on sales: IVA, in the Canary Islands IGIC, in Ceuta and Melilla IPSI. */
export const taxKinds = ['iva', 'igic', 'ipsi'] as const
/** Causes of a sale without tax, as the tax agency names them: exempt by article 20 and others, or not subject by article 7 or by the place. */
export const taxFreeCauses = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2'] as const

/** Tax by its name (spec 3 §3 `id_mst_tasa`, A-178); a line copies it when it is created (decision 0092). */
export const tax = resource('tax', {
  table: 'tasa',
  path: 'tasa',
  label: 'desc_tasa',
  permission: 'cash',
  dropdown: ['cash', 'invoices'],
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  words: 'club',
  fields: {
    id_mst_tasa: field.id(),
    desc_tasa: field.text(60),
    impuesto: defaulted(field.choice(...taxKinds), 'iva'),
    prc_iva: field.percent(),
    /** Cause of its absence; only without a rate. */
    exencion: optional(field.choice(...taxFreeCauses)),
  },
})
