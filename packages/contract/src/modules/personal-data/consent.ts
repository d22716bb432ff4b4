import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** What a member may agree to, each by itself: news of the club, pictures of him, data handed on (federation, insurer), data about health. */
export const purposes = ['comunicaciones', 'imagen', 'cesion', 'salud'] as const

/** A word given or taken back for one purpose, with its proof. Never changed: the newest of a purpose is the one that counts. */
export const consent = resource('consent', {
  table: 'consentimiento',
  path: 'consentimiento',
  label: 'finalidad',
  permission: 'members',
  only: [],
  personal: 'id_mst_socios',
  fields: {
    id_reg_consentimiento: field.id(),
    id_mst_socios: field.ref('socio'),
    finalidad: field.choice(...purposes),
    otorgado: field.flag(),
    /** How it is known: the form that was signed, who asked at the desk. */
    prueba: field.text(200),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
const one = { id: field.ref('socio') }

/** Every word that a member gave, the newest first. */
export const memberConsents = action({
  endpoint: 'GET /api/socio/{id}/consentimientos',
  permission: 'members',
  input: one,
  output: list(object({ ...consent.fields, desc_socio_creacion: optional(field.text(220)) }), Number.POSITIVE_INFINITY),
})
/** Records that a member agrees to a purpose, or no longer does, and how that is known. What says nothing new is refused. */
export const giveConsent = action({
  endpoint: 'POST /api/socio/{id}/consentimientos',
  permission: 'members',
  input: { ...one, ...pick(consent.fields, 'finalidad', 'otorgado', 'prueba') },
  output: consent.row,
  changes: [consent],
})
