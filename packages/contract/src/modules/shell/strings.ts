import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'

/**
 * Texts by namespace: names of modules, or the specification's own (`msg`, `socio`, A-136), separated by '+' or ','; unknown ones
 * are empty. `v` is the requested version.
 */
export const strings = action({
  endpoint: 'GET /api/strings/{namespaces}',
  permission: 'anyone',
  input: { namespaces: field.text(1000), lang: optional(field.text(5)), v: optional(field.text(64)) },
  output: object({
    lang: field.choice(...languages),
    version: field.text(64),
    strings: field.json<Readonly<Record<string, Readonly<Record<string, string>>>>>(),
  }),
})
