import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

const columns = ['id_mst_empresas', 'nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono', 'iban', 'id_acreedor'] as const
const companies = (tx: Tx) => tx.selectFrom('empresa').select(columns).select('secuencia_primera')

/** Company with a creditor identifier, whose mandates can be signed. */
export type Creditor = Awaited<ReturnType<typeof creditorOf>>

/** Companies that have mandates, by number. */
export const creditorsOf = async (tx: Tx) => companies(tx).where('id_acreedor', 'is not', null).orderBy('id_mst_empresas').execute()

/** Company of a mandate; refuses one without creditor identifier. */
export async function creditorOf(tx: Tx, id: number) {
  const { id_acreedor, ...row } =
    (await companies(tx).where('id_mst_empresas', '=', id).executeTakeFirst()) ??
    refuse('msg.not_found', { id_mst_empresas: 'msg.not_found' })
  return { ...row, id_acreedor: id_acreedor ?? refuse('mandato.sin_acreedor', { id_mst_empresas: 'mandato.sin_acreedor' }) }
}
