import { defaulted, optional } from '../../../kit/field.ts'
import { field } from '../../../kit/kinds.ts'
import { resource } from '../../../kit/resource.ts'
import { memberFee } from '../member-fee.ts'

const internal = { only: [], permission: 'bookings' } as const

/** Place of a course that became free, until somebody has it or it is gone: it is offered to those that wait, one after the other. */
export const coursePlace = resource('course-place', {
  ...internal,
  table: 'curso_plaza',
  path: 'curso_plaza',
  label: 'desde',
  fields: {
    id_reg_curso_plaza: field.id(),
    id_mst_curso: field.ref('cursos'),
    /** First day on which it is free. */
    desde: field.day(),
    /** Member's fee whose end made it free. */
    id_reg_socios_cuotas: optional(field.ref('socios_cuotas')),
    /** Offered by itself; otherwise by hand alone. */
    ofrecer: defaulted(field.flag(), true),
    fecha_creacion: field.instant(),
    fecha_cierre: optional(field.instant()),
  },
})

/** States of an offer: it is open in the first alone. */
const offerStates = ['ofrecida', 'aceptada', 'rechazada', 'caducada', 'saltada', 'retirada'] as const

/** Offer of a place to a member that waits, with a term. */
export const courseOffer = resource('course-offer', {
  ...internal,
  table: 'curso_oferta',
  path: 'curso_oferta',
  label: 'fecha_creacion',
  words: { person: ['motivo'], club: ['huella'] },
  fields: {
    id_reg_curso_oferta: field.id(),
    id_reg_curso_plaza: field.ref('curso_plaza'),
    /** Member's fee that waits, and its member. */
    id_reg_socios_cuotas: field.ref('socios_cuotas'),
    id_mst_socios: field.ref('socio'),
    estado: defaulted(field.choice(...offerStates), 'ofrecida'),
    caduca: field.instant(),
    /** Offered by hand, out of the order of asking. */
    a_mano: defaulted(field.flag(), false),
    /** Hash of the token in the letter's link; null without a letter. */
    huella: optional(field.text(64)),
    motivo: optional(field.text(200)),
    /** User at the desk that answered; null for an answer by the letter's link. */
    id_mst_socios_autor: optional(field.ref('socio')),
    fecha_creacion: field.instant(),
    fecha_respuesta: optional(field.instant()),
  },
})

/** Tables written with a member's fee: the places of its course. */
export const memberFeeTables = [memberFee, coursePlace, courseOffer]
