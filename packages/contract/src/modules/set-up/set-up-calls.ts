import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { calendar } from '../calendars/calendar.ts'
import { opening, openingSlot } from '../calendars/opening.ts'
import { court } from '../courts/court.ts'
import { bookingMinutes, courtDocument, courtPass, courtPermission, courtPrice, paymentSlot } from '../courts/court-parts.ts'
import { courtType, courtTypePrice } from '../courts/court-type.ts'
import { incomeType, incomeTypeCourtType } from '../income-types/income-type.ts'
import { optionalSteps, setUp, setUpSteps } from './set-up.ts'

const step = object({
  paso: field.choice(...setUpSteps),
  estado: field.choice('hecho', 'saltado', 'pendiente'),
})

/**
 * First steps of the club: each is done when its data are there. `mostrar`: the list belongs on the start page, that is not hidden
 * and without a booking made before today. With the figures that the lines name.
 */
export const setUpState = action({
  endpoint: 'GET /api/puesta_en_marcha',
  permission: 'params',
  input: {},
  output: object({
    mostrar: field.flag(),
    oculto: field.flag(),
    pasos: list(step),
    club: field.text(200),
    deportes: list(object({ id_mst_tiporecurso: field.integer(), desc_tiporecurso: field.text(80), pistas: field.integer() })),
    /** Active courts in the order of the planner; hora_ini and hora_fin are those of today, null while closed or without a calendar. */
    pistas: list(
      object({
        desc_recurso: field.text(80),
        con_horario: field.flag(),
        hora_ini: optional(field.integer()),
        hora_fin: optional(field.integer()),
      }),
    ),
    personal: field.integer(),
    socios: field.integer(),
  }),
})

/** Skips a step, or takes that back. */
export const skipStep = action({
  endpoint: 'POST /api/puesta_en_marcha/saltar',
  permission: 'params',
  input: { paso: field.choice(...optionalSteps), saltado: field.flag() },
  output: nothing,
  changes: [setUp],
})

/** Hides the list from the start page, or shows it again; for the whole club. */
export const hideSetUp = action({
  endpoint: 'POST /api/puesta_en_marcha/ocultar',
  permission: 'params',
  input: { oculto: field.flag() },
  output: nothing,
  changes: [setUp],
})

const minutes = () => field.integer({ min: 5, max: 1440 })

/**
 * Creates a sport in one act: its type, an income type of its name and its courts in this order. An untouched type 1 is used first. Refuses
 * two courts of one name, and times off the club's step.
 */
export const createSport = action({
  endpoint: 'POST /api/puesta_en_marcha/deporte',
  permission: 'courts',
  input: {
    desc_tiporecurso: field.text(80),
    pistas: list(field.text(80), 60),
    capacidad_max: defaulted(field.integer({ min: 1, max: 500 }), 4),
    default_tiempo_reserva: minutes(),
    min_tiempo_reserva: minutes(),
    max_tiempo_reserva: minutes(),
    reservar_pista: defaulted(field.flag(), true),
  },
  output: object({ id_mst_tiporecurso: field.integer(), id_mst_tipoingreso: field.integer(), pistas: list(field.integer()) }),
  changes: [courtType, court, incomeType, incomeTypeCourtType],
})

/** Takes a sport back that was just created; refused as soon as anything uses one of its courts (msg.in_use). */
export const undoSport = action({
  endpoint: 'POST /api/puesta_en_marcha/deporte/deshacer',
  permission: 'courts',
  input: {
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    id_mst_tipoingreso: field.ref('tipo_ingreso'),
    pistas: list(field.ref('recurso'), 60),
  },
  output: nothing,
  changes: [
    ...[courtType, courtTypePrice, incomeType, incomeTypeCourtType],
    ...[court, courtPrice, courtPermission, courtDocument, bookingMinutes, courtPass, paymentSlot],
  ],
})

/** Creates a calendar with these weekly hours for every active court without one; refused if all have one. */
export const openCourts = action({
  endpoint: 'POST /api/puesta_en_marcha/horario',
  permission: 'calendars',
  input: {
    desc_calendario: calendar.fields.desc_calendario,
    horas: list(
      object({ dias: openingSlot.fields.dias, hora_ini: field.minute({ min: 0, max: 1439 }), hora_fin: openingSlot.fields.hora_fin }),
      20,
    ),
  },
  output: object({ id_mst_calendario: field.integer(), pistas: field.integer() }),
  changes: [calendar, opening, openingSlot, court],
})
