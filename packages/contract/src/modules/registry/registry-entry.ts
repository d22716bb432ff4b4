import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

/** Entry of the town register, by tax id: its holder is a resident, as required by many clubs' prices (A-48b). */
export const registryEntry = resource('registry-entry', {
  table: 'padron',
  path: 'padron',
  label: 'nombre',
  permission: 'members',
  only: ['list', 'get', 'create', 'update', 'remove'],
  repeatsId: true,
  shown: { text: 'menu.registry', route: '/socios/padron' },
  words: 'person',
  fields: {
    id_mst_padron: field.id(),
    nombre: field.text(200),
    nif: field.nif(),
    poblacion: optional(field.text(100)),
  },
})

export const registryRefusals = refusals({ 'padron.repetido': 409 })
