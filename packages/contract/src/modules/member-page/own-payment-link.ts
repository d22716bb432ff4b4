import { sealed } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Payment link that a member opened on the own page: the same one is answered until it is paid, expires or the lines change. */
export const ownPaymentLink = resource('own-payment-link', {
  only: [],
  permission: 'admin',
  table: 'enlace_propio',
  path: 'enlace_propio',
  label: 'id_reg_operacion',
  personal: 'id_mst_socios',
  words: 'club',
  fields: {
    id_reg_enlace_propio: field.id(),
    id_mst_socios: field.ref('socio'),
    id_reg_operacion: field.ref('libro_operacion'),
    /** Secret of the link, sealed: the operation has its hash only. */
    token: sealed(field.secret(400)),
  },
})
