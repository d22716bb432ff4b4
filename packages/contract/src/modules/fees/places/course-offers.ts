import { action } from '../../../kit/action.ts'
import { optional } from '../../../kit/field.ts'
import { field } from '../../../kit/kinds.ts'
import { list, object } from '../../../kit/shapes.ts'
import { member } from '../../members/member.ts'
import { courseOffer, coursePlace, memberFeeTables } from './course-place.ts'

const desk = { permission: ['bookings', 'members'] as const }
const everything = Number.POSITIVE_INFINITY
const o = courseOffer.fields

/** Open offer: to whom, until when. */
const openOffer = object({
  id: field.integer(),
  id_reg_socios_cuotas: field.integer(),
  nombre_completo: field.text(220),
  caduca: o.caduca,
  a_mano: o.a_mano,
  /** A letter with a link was sent. */
  por_correo: field.flag(),
})
/** State of a member that waits: offered now, later, or the last answer. */
const waitingStates = ['ofrecida', 'despues', 'rechazada', 'caducada', 'saltada', 'retirada'] as const

/** Places of a course: free ones with their offers, the list in the order of asking, former offers. */
const coursePlaces = object({
  limite_alumnos: field.integer(),
  activos: field.integer(),
  /** Places without a student, offered ones included; null without a limit. */
  libres: optional(field.integer()),
  plazas: list(
    object({
      id: field.integer(),
      desde: coursePlace.fields.desde,
      /** Name of the student that left it. */
      dejada_por: optional(field.text(220)),
      ofrecer: coursePlace.fields.ofrecer,
      oferta: optional(openOffer),
    }),
    everything,
  ),
  espera: list(
    object({
      /** Number of the member's fee. */
      id: field.integer(),
      id_mst_socios: field.integer(),
      nombre_completo: field.text(220),
      numsocio: member.fields.numsocio,
      telefono: member.fields.telefono,
      email: member.fields.email,
      nivel: member.fields.nivel,
      /** Day on which it asked. */
      pidio: field.day(),
      estado: field.choice(...waitingStates),
      oferta: optional(openOffer),
      motivo: o.motivo,
      /** Day of the last answer. */
      respondio: optional(field.instant()),
    }),
    everything,
  ),
  antes: list(
    object({
      id: field.integer(),
      nombre_completo: field.text(220),
      estado: o.estado,
      motivo: o.motivo,
      /** Name of the user at the desk; null for an answer by the letter's link. */
      por: optional(field.text(220)),
      fecha_respuesta: o.fecha_respuesta,
    }),
    50,
  ),
})
/** Places of a course with the state of each offer. */
export const placesOfCourse = action({
  endpoint: 'GET /api/curso/{id}/plazas',
  ...desk,
  input: { id: field.ref('cursos') },
  output: coursePlaces,
})

const changing = { ...desk, output: coursePlaces, changes: memberFeeTables }
/** Offers a free place by hand to a member that waits, also out of the order; the member to whom it was offered is told. */
export const offerPlace = action({
  endpoint: 'POST /api/curso/{id}/ofertas',
  ...changing,
  input: {
    id: field.ref('cursos'),
    id_reg_socios_cuotas: field.ref('socios_cuotas'),
    id_reg_curso_plaza: optional(field.ref('curso_plaza')),
  },
})
const offer = { id: field.ref('curso_oferta') }
/** Accepts an offer at the desk: the student is in from the first free day. Refuses one that was answered, and one that ran out. */
export const acceptOffer = action({ endpoint: 'POST /api/curso/oferta/{id}/aceptar', ...changing, input: offer })
/** Notes at the desk that an offer is declined; the place is offered to the next. */
export const declineOffer = action({ endpoint: 'POST /api/curso/oferta/{id}/rechazar', ...changing, input: offer })
/** Skips the member with an offer, with the reason; the place is offered to the next. */
export const skipOffer = action({
  endpoint: 'POST /api/curso/oferta/{id}/saltar',
  ...changing,
  input: { ...offer, motivo: field.text(200) },
})
/** Offers the free places of a course, or stops: offers that are open stay. */
export const offerPlaces = action({
  endpoint: 'POST /api/curso/{id}/ofrecer',
  ...changing,
  input: { id: field.ref('cursos'), ofrecer: field.flag() },
})
