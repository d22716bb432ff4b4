import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { fee, feeDesk } from './fee.ts'
import { explained, memberFeeRow, overOffers, feeReads as reads } from './member-fees.ts'
import { memberFeeTables } from './places/course-place.ts'

const one = { id: field.ref('socios_cuotas') }
const writes = { permission: feeDesk, changes: memberFeeTables }

/**
 * Sets the next day of those that have a fee, of a course or with 0 of any: all of them, or those named. Text that is no day is refused
 * (msg.fecha_invalida, R-092); those with a raised period of that month stay, and are counted.
 */
export const setNextDate = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/changeFechaProx',
  permission: feeDesk,
  input: {
    id: field.ref('cuotas'),
    fechaProx: field.text(20),
    cursoId: defaulted(field.integer({ min: 0 }), 0),
    ids: optional(list(field.ref('socios_cuotas'), 500)),
    /** Counts only: nothing is changed. */
    solo_ver: defaulted(field.flag(), false),
  },
  output: object({ cambiados: field.integer(), ya_generados: field.integer() }),
  changes: memberFeeTables,
})
/** Ends the waiting of a member: his fee begins today; refused while the course is full, or its last place is offered. */
export const activateWaiting = action({
  endpoint: 'POST /api/socios_cuotas/{id}/activarEspera',
  ...writes,
  input: { ...one, ...overOffers },
  output: memberFeeRow,
})

/** Last days of a member's fee with the last amounts that follow, by the three ways to charge it. */
export const endPreview = action({
  endpoint: 'GET /api/socios_cuotas/{id}/vista-fin',
  ...reads,
  input: { ...one, fecha: field.day() },
  output: object({
    /** Last period, charged full, by days, half. */
    ultimas: list(object({ proporcion: field.integer(), ...explained })),
    /** Periods that will not be raised any more within a year. */
    meses: field.integer(),
    /** Raised periods that end after the day. */
    generados: list(object({ id_reg_factura: optional(field.integer()), ...explained, cobrado: field.money() })),
    /** Members of the family whose percentage changes. */
    familia: list(object({ nombre_completo: field.text(220), desc_cuota: field.text(120), antes: field.money(), despues: field.money() })),
  }),
})
/** Sets the last day of a member's fee, or clears it: `fecha` names it, today if unsent (GET of the specification). */
export const setEnd = action({
  endpoint: 'GET /api/cuota/{id}/set-fecha-fin-cuota',
  ...writes,
  input: {
    ...one,
    fecha: optional(field.day()),
    sin_final: defaulted(field.flag(), false),
    ultima_mensualidad_proporcional: optional(fee.fields.ultima_mensualidad_proporcional),
  },
  output: memberFeeRow,
})
