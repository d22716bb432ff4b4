import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'

/** Newsletter: its month ('2026-11') and language, its origin (the product or not), and the address of its PDF. */
const newsletter = object({
  mes: field.text(7),
  lang: field.choice(...languages),
  propio: field.flag(),
  url: field.text(200),
})

/**
 * Newsletters, one PDF per month and language: the product's own release notes first, then those of the installation's owner, newest month
 * first.
 */
export const newsletters = action({
  endpoint: 'GET /api/actualizaciones',
  permission: 'signed-in',
  input: {},
  output: list(newsletter),
})
