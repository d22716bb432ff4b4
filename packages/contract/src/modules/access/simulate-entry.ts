import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** State of a rule: passed, refused, or not checked after an earlier refusal. */
export const ruleStates = ['pasa', 'niega', 'sin_mirar'] as const

/**
 * Simulates the entry of a member at a terminal, on a day at a minute, by the same rules as the terminal (0107). Defaults: the first
 * entrance in use, now. `pendiente` is the amount to be paid first, in cents, `siguiente` the member's next booking.
 */
export const simulateEntry = action({
  endpoint: 'GET /api/acceso/entrara/{id}',
  permission: 'members',
  input: {
    id: field.ref('socio'),
    id_terminalacceso: optional(field.ref('terminal_acceso')),
    fecha: optional(field.day()),
    minuto: optional(field.minute({ min: 0, max: 1439 })),
  },
  output: object({
    permitido: field.flag(),
    texto: field.text(300),
    /** The member has no code for a terminal. */
    sin_codigo: field.flag(),
    desde: optional(field.integer()),
    hasta: optional(field.integer()),
    pendiente: field.money(),
    id_terminalacceso: optional(field.integer()),
    desc_terminalacceso: optional(field.text(80)),
    siguiente: optional(object({ fecha: field.day(), minuto: field.integer(), desc_recurso: field.text(80) })),
    reglas: list(object({ regla: field.text(20), estado: field.choice(...ruleStates), texto: field.text(300) })),
  }),
})
