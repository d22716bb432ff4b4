import { type Field, optional, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { readTaxId } from '../../values/nif.ts'

/** Looks of a Spanish tax id, right or wrong. */
const spanish = /^(?:\d{8}[A-Z]|[XYZ]\d{7}[A-Z]|[A-W]\d{7}[\dA-J])$/
/** Tax id of a resident: a Spanish one with its right control, or a foreign one. */
const registeredTaxId = (): Field<string> => {
  const nif = field.nif()
  return {
    ...nif,
    read: (raw) => {
      const value = nif.read(raw)
      return spanish.test(value) && readTaxId(value) === null ? refuseValue('invalid.nif') : value
    },
  }
}

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
    nif: registeredTaxId(),
    poblacion: optional(field.text(100)),
  },
})

export const registryRefusals = refusals({ 'padron.repetido': 409, 'padron.sin_columna_nif': 422, 'padron.sin_columna_nombre': 422 })
