import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { strengths, suspectKinds } from './suspects.ts'

/**
 * Possible causes of a register's difference: at most three among the entries since its last close, likeliest first. The card terminal's
 * own total of the shift, if entered, is the strongest evidence.
 */
export const closeSuspects = action({
  endpoint: 'GET /api/caja/{id}/sospechosos',
  permission: 'cash',
  input: { id: field.ref('caja'), contado: field.money({ min: 0 }), datafono: optional(field.money({ min: 0 })) },
  output: object({
    /** Number of commands examined. */
    movimientos: field.integer(),
    /** Sum entered for the terminal since the last close. */
    datafono_esperado: field.money(),
    sospechosos: list(
      object({
        tipo: field.choice(...suspectKinds),
        fuerza: field.choice(...strengths),
        importe: field.money(),
        /** Payments concerned by the cause, to be changed or reversed. */
        cobros: list(field.integer(), 500),
        fecha: optional(field.instant()),
        concepto: optional(field.text(200)),
        desc_socio: optional(field.text(220)),
        desc_socio_creacion: optional(field.text(220)),
        id_reg_reserva: optional(field.integer()),
        fecha_reserva: optional(field.day()),
        id_mst_tiporecurso: optional(field.integer()),
      }),
    ),
  }),
})
