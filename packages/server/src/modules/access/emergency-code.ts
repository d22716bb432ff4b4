import type { Tx } from '../../kit/database/database.ts'
import { settings } from '../club/public.ts'
import { occupiedBy } from '../courts/public.ts'
import type { Terminal } from './facts.ts'

/** Value of ACTIVAR_ACCESO under which emergency codes open. */
const withEmergencyCodes = 4

/** Court whose emergency code opens a terminal: the entrance, or a door of that court or of a part of it; null if the code is none. */
export async function emergencyCourt(tx: Tx, { clase, recursos }: Terminal, codigo: string): Promise<string | null> {
  if (clase === 'luz' || (await settings(tx)).ACTIVAR_ACCESO !== withEmergencyCodes) return null
  const courts = await tx.selectFrom('recurso').select(['id_mst_recurso', 'desc_recurso']).where('cod_emergencia', '=', codigo).execute()
  if (courts.length === 0 || clase === 'entrada') return courts[0]?.desc_recurso ?? null
  const leaves = await occupiedBy(tx, [...recursos, ...courts.map((one) => one.id_mst_recurso)])
  const behind = new Set(recursos.flatMap((court) => [court, ...(leaves.get(court) ?? [])]))
  const own = courts.find(({ id_mst_recurso: id }) => behind.has(id) || (leaves.get(id) ?? []).some((leaf) => behind.has(leaf)))
  return own?.desc_recurso ?? null
}
