import type { FeeRunFilter } from '@app/contract/fees/fee-period'
import type { Day } from '@app/contract/values/day'

/** Names of the filters in the address of the preview. */
export const filterNames = {
  id_mst_empresas: 'empresa',
  id_mst_tipocuotas: 'tipo',
  id_mst_cuotas: 'cuota',
  id_mst_curso_grupo: 'grupo',
} as const
export type FilterName = keyof typeof filterNames
export type RunFilter = Readonly<Record<FilterName, number | null>>

/** Address of the preview until a day, for a part of the fees. */
export function previewAddress(hasta: Day, filter: FeeRunFilter = {}): string {
  const query = new URLSearchParams({ hasta })
  for (const name of Object.keys(filterNames) as FilterName[]) {
    const id = filter[name]
    if (id !== null && id !== undefined) query.set(filterNames[name], String(id))
  }
  return `/cuotas/generar?${query}`
}
