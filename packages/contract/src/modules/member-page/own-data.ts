import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { memberType } from '../members/member-type.ts'
import { consent, purposes } from '../personal-data/consent.ts'

const m = member.fields
const c = consent.fields

/** Answer of the member to each purpose: the last one, with its day and its author; all null if never asked. */
const consents = list(
  object({
    finalidad: c.finalidad,
    otorgado: optional(field.flag()),
    fecha: optional(field.instant()),
    prueba: optional(c.prueba),
    /** Staff who noted it down; null for the member's own answer. */
    desc_socio_creacion: optional(field.text(220)),
  }),
  purposes.length,
)

/** The member's own data, to be read, and the consents (GDPR art. 7 and 15). */
export const ownData = action({
  endpoint: 'GET /api/mi/datos',
  permission: 'member',
  input: {},
  output: object({
    socio: object({
      ...pick(m, 'id_mst_socios', 'numsocio', 'nombre', 'apellidos', 'email', 'telefono', 'telefono2', 'nif', 'fecha_nac', 'sx'),
      ...pick(m, 'direccion', 'codigo_postal', 'poblacion', 'provincia', 'nivel', 'fecha_alta', 'notificar', 'notificarApp'),
      ...pick(m, 'licencia_federacion', 'idioma'),
      desc_tiposocio: memberType.fields.desc,
      /** Account, all but its last digits masked. */
      numcuenta: optional(field.text(40)),
      desc_titular: optional(field.text(220)),
      desc_tutor: optional(field.text(220)),
    }),
    consentimientos: consents,
  }),
})

/** Records the member's own answers to purposes; an unchanged one leaves no trace. Each is kept with its day and proof, as at the desk. */
export const answerConsents = action({
  endpoint: 'PUT /api/mi/consentimientos',
  permission: 'member',
  input: { consentimientos: list(object({ finalidad: c.finalidad, otorgado: field.flag() }), purposes.length) },
  output: object({ consentimientos: consents }),
  changes: [consent],
})
