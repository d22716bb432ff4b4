import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { languages } from '../../kit/texts.ts'

/** A newsletter: its month ('2026-11') and language, whether it is the product's own, and where its PDF is. */
const newsletter = object({
  mes: field.text(7),
  lang: field.choice(...languages),
  propio: field.flag(),
  url: field.text(200),
})

/** The newsletters, one PDF per month and language: the product's own release notes first, then those of the installation's owner, the newest month first. */
export const newsletters = action({
  endpoint: 'GET /api/actualizaciones',
  permission: 'signed-in',
  input: {},
  output: list(newsletter),
})
