import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Task of a screen: its title, how it is done, and its beginning: an address, a key, or the text of a control to ring; empty if it has none. */
const task = object({
  titulo: field.text(200),
  como: field.text(400),
  ruta: field.text(200),
  tecla: field.text(40),
  control: field.text(200),
})

/** Help of a screen by its code of the menu: what it is for, the tasks within the rights of the user, its words. An unknown code is 404. */
export const screenHelp = action({
  endpoint: 'GET /api/ayuda/{pantalla}',
  permission: 'signed-in',
  input: { pantalla: field.text(60) },
  output: object({
    que: field.text(600),
    tareas: list(task),
    palabras: list(object({ palabra: field.text(100), significado: field.text(400) })),
  }),
})

/** Tasks of all screens of the user that begin at an address, for the search of everything. */
export const helpTasks = action({
  endpoint: 'GET /api/ayuda',
  permission: 'signed-in',
  input: {},
  output: list(object({ pantalla: field.text(60), titulo: field.text(200), ruta: field.text(200) })),
})
