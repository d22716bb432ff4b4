import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** What became of a rule: it lets in, it refuses, or nobody had to look any more. */
export const ruleStates = ['pasa', 'niega', 'sin_mirar'] as const

/**
 * Would a member come in at a terminal, on a day at a minute? By the very rules that answer the terminal (0107). Without a terminal at the
 * first entrance in use, without a moment now. `pendiente` is what would have to be paid, in cents, `siguiente` his next booking.
 */
export const willEnter = action({
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
    /** He has nothing to show at a terminal. */
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
