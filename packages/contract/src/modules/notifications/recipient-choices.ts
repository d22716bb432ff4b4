import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const named = { id: field.integer(), text: field.text(220) }
const some = list(object(named), Number.POSITIVE_INFINITY)
const withGroups = list(object({ ...named, grupos: some }), Number.POSITIVE_INFINITY)

/** Choices of the recipients' filters by name: active championships, activities with their groups, fees, courses, types, labels, sports. */
export const recipientChoices = action({
  endpoint: 'GET /api/notificacion/opciones',
  permission: 'messages',
  input: {},
  output: object({
    campeonatos: withGroups,
    actividades: withGroups,
    cuotas: some,
    cursos: some,
    grupos_curso: some,
    tipos: some,
    etiquetas: some,
    deportes: some,
  }),
})
