import { optional } from './field.ts'
import { field } from './kinds.ts'
import { list, object } from './shapes.ts'

const value = optional(field.json<unknown>())

/** An act in the history of a row: who did what and when, and each datum before and after, as it is stored; of a row that it made, all that it had. */
export const rowChange = object({
  fecha: field.instant(),
  id_mst_socios: optional(field.integer()),
  desc_socio: optional(field.text(220)),
  accion: field.text(200),
  es_nueva: field.flag(),
  cambios: list(object({ campo: field.text(60), antes: value, despues: value })),
})
