import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Responsible declaration of this program (RD 1007/2023 art. 13, Orden HAC/1177/2024 art. 15), in Spanish as the order words it: its title, and the data a to l. */
export const responsibleDeclaration = action({
  endpoint: 'GET /api/verifactu/declaracion',
  permission: 'signed-in',
  input: {},
  output: object({
    titulo: field.text(200),
    datos: list(object({ letra: field.text(1), titulo: field.text(300), texto: field.note(2000) })),
  }),
})
