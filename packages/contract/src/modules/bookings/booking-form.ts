import { action } from '../../kit/action.ts'
import { alias, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { courtDocument } from '../courts/court-parts.ts'
import { booking } from './booking.ts'
import { bookingLine, explanation } from './booking-line.ts'
import { bookingType } from './booking-type.ts'
import { courtFacts } from './court-facts.ts'

const minutes = field.integer()
/** Open and taken stretches of a court's day; an end past 1440 is in the next day. */
const span = object({ hora_ini: minutes, hora_fin: minutes })
const types = list(object(pick(bookingType.fields, 'id_mst_tiporeserva', 'desc_tiporeserva', 'color', 'preciohora')))
/** The day of a booking, by each of its names. */
export const bookingDay = alias(field.day(), 'fecha_reserva', 'fecha', 'fecha_ini')

/** Documents to bring for a booking of the court, if it requires any (`activar_documentos_adjuntos`). */
const documentos = list(object(pick(courtDocument.fields, 'descripcion', 'obligatorio')))

/** Data of the new-booking form: the court, its open and taken hours, possible starts and lengths, types, defaults (spec 3 §7). */
export const newBookingInfo = action({
  endpoint: 'POST /api/reserva/nueva/informacion/admin',
  permission: 'bookings',
  input: {
    id_mst_recurso: field.ref('recurso'),
    day: bookingDay,
    hora_ini: optional(booking.fields.hora_ini),
    /** Type and owner chosen so far: configurations may set other lengths for them. */
    id_mst_tiporeserva: booking.fields.id_mst_tiporeserva,
    id_mst_socios: optional(field.ref('socio')),
    /** For the model week of a season: on the weekday of the sent day. */
    reserva_temporada: optional(field.flag()),
    /** The real day with the binding opening hours. */
    day_peticion_temporada: optional(field.day()),
  },
  output: object({
    day: field.day(),
    recurso: object(courtFacts),
    abierto: list(span),
    ocupado: list(span),
    inicios: list(field.integer()),
    duraciones: list(field.integer()),
    hora_ini: optional(minutes),
    duracion: minutes,
    id_mst_tiporeserva: field.integer(),
    tipos: types,
    documentos,
  }),
})

/** Place and players of an unsaved booking. */
const unsaved = {
  id_mst_recurso: alias(field.ref('recurso'), 'court'),
  day: bookingDay,
  hora_ini: alias(booking.fields.hora_ini, 'from'),
  duracion: alias(booking.fields.duracion, 'minutes'),
  id_mst_tiporeserva: alias(booking.fields.id_mst_tiporeserva, 'type'),
  socios: alias(list(field.ref('socio'), 500), 'players'),
}

/** Price of an unsaved booking for each player, with the reason. */
export const quoteBooking = action({
  endpoint: 'POST /api/reserva/nueva/precio',
  permission: 'bookings',
  input: unsaved,
  output: object({
    lineas: list(
      object({
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        precio: field.money(),
        id_mst_tipoingreso: optional(field.integer()),
        desc_tarifa: optional(field.text(200)),
        explicacion: explanation,
      }),
    ),
    total: field.money(),
    /** The booking is in a payment slot of its court. */
    pago_inmediato: field.flag(),
  }),
})

/** Booking for its form: row, places, lines, allowed actions and the reasons against others (spec 3 §7, A-38). */
export const editBookingInfo = action({
  endpoint: 'GET /api/administracion/reserva/getInfoEditar',
  permission: 'bookings',
  input: { id_reserva: field.ref('reserva') },
  output: object({
    reserva: object({
      ...booking.fields,
      hora_fin: minutes,
      /** Places of its court (spec 3 §3). */
      capacidad: field.integer(),
      desc_recurso: field.text(80),
      desc_tiporeserva: field.text(80),
      color: field.colour(),
    }),
    socios: list(
      object({
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        path_imagen: optional(field.file()),
        telefono: optional(field.phone()),
        /** Level of the member, on a court that shows levels (`mostrar_info_nivel`). */
        nivel: optional(field.level()),
      }),
    ),
    facturas: list(bookingLine),
    total: field.money(),
    pagado: field.money(),
    /** Cents that paid players owe again. */
    diferencia: field.money(),
    /** Cents due back to paid players because the booking became cheaper, until they are refunded. */
    por_devolver: field.money(),
    pago: field.choice('paid', 'part', 'unpaid', 'none'),
    pago_inmediato: field.flag(),
    recurso: object(courtFacts),
    duraciones: list(field.integer()),
    tipos: types,
    documentos,
    bloqueo_mover: optional(field.text(60)),
    bloqueo_duplicar: optional(field.text(60)),
    bloqueo_eliminar: optional(field.text(60)),
    /** Cancellation in the name of its owner: the deadline, and the day until which a late one would penalise them. */
    anulacion: object({ limite: field.instant(), fuera_de_plazo: field.flag(), castigo_hasta: optional(field.day()) }),
    desc_socio_creacion: optional(field.text(220)),
  }),
})

/** Allowed players by sex, as a dropdown in the user's language. */
export const bookingSexDropdown = action({
  endpoint: 'GET /api/reserva/getSxDropdown',
  permission: 'bookings',
  input: {},
  output: list(object({ id: field.text(1), text: field.text(40) })),
})
