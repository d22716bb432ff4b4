import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/**
 * Purposes of consent, each separate: news of the club, pictures of the member, data passed on (federation, insurer), data about health.
 */
export const purposes = ['comunicaciones', 'imagen', 'cesion', 'salud'] as const

/** Consent to one purpose, or its withdrawal, with its proof. Never changed: the newest of a purpose counts. */
export const consent = resource('consent', {
  table: 'consentimiento',
  path: 'consentimiento',
  label: 'finalidad',
  permission: 'members',
  only: [],
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_consentimiento: field.id(),
    id_mst_socios: field.ref('socio'),
    finalidad: field.choice(...purposes),
    otorgado: field.flag(),
    /** Proof: the signed form, or the questioning staff member. */
    prueba: field.text(200),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
const one = { id: field.ref('socio') }

/** Consents and withdrawals of a member, newest first. */
export const memberConsents = action({
  endpoint: 'GET /api/socio/{id}/consentimientos',
  permission: 'members',
  input: one,
  output: list(object({ ...consent.fields, desc_socio_creacion: optional(field.text(220)) }), Number.POSITIVE_INFINITY),
})
/** Records a member's consent to a purpose, or its withdrawal, and the proof. An unchanged answer is refused. */
export const giveConsent = action({
  endpoint: 'POST /api/socio/{id}/consentimientos',
  permission: 'members',
  input: { ...one, ...pick(consent.fields, 'finalidad', 'otorgado', 'prueba') },
  output: consent.row,
  changes: [consent],
})
