import { type Field, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'
const ids = list(field.ref('tipo_abono'), 1000)

/** Chosen pass types: their ids, or the specification's map of id → 1 or 0, under this name or bare. */
export const passChoice: Field<number[], 'required'> = {
  ...ids,
  bare: 'ids',
  read: (raw) => {
    if (raw === undefined || raw === null) return refuseValue('invalid.required')
    if (typeof raw !== 'object' || Array.isArray(raw)) return [...new Set(ids.read(raw))]
    return ids.read(Object.entries(raw).flatMap(([id, on]) => (isOn(on) ? [id] : [])))
  },
}

/** All pass types, each marked as chosen or not. */
export const passChoices = list(
  object({ id_mst_tipoabonos: field.integer(), desc_tipoabonos: field.text(100), seleccionado: field.flag() }),
  Number.POSITIVE_INFINITY,
)
