import { optional } from './field.ts'
import { field } from './kinds.ts'
import { list, object } from './shapes.ts'

const value = optional(field.json<unknown>())

/**
 * Entry in the history of a row: user, act, time, and each datum before and after in stored form; all data of a row that the act created.
 */
export const rowChange = object({
  fecha: field.instant(),
  id_mst_socios: optional(field.integer()),
  desc_socio: optional(field.text(220)),
  accion: field.text(200),
  es_nueva: field.flag(),
  cambios: list(object({ campo: field.text(60), antes: value, despues: value })),
})
