import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** A screen of the menu; its title is the text `menu.<code>`. */
export const menuRow = object({
  id: field.integer(),
  code: field.text(60),
  ruta: field.text(200),
  icono: field.text(40),
  grupo: field.text(40),
  lugar: field.text(20),
  ready: field.flag(),
})

/** Screens available to the signed-in user, by rights and parameters. */
export const menu = action({ endpoint: 'GET /api/menu', permission: 'signed-in', input: {}, output: list(menuRow) })
