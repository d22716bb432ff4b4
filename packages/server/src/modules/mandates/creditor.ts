import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

const names = ['id_mst_empresas', 'nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono', 'header_logo'] as const
const from = (tx: Tx) => tx.selectFrom('empresa').select(names).select(['iban', 'id_acreedor', 'secuencia_primera'])

/** Companies as creditors, by number. */
export const companiesOf = (tx: Tx) => from(tx).orderBy('id_mst_empresas').execute()
export type Creditor = Awaited<ReturnType<typeof companiesOf>>[number]

/** True for a company that can debit: with an account and a creditor identifier. */
export const isComplete = ({ iban, id_acreedor }: Pick<Creditor, 'iban' | 'id_acreedor'>) => iban !== null && id_acreedor !== null

/** Company of a mandate to be signed; refuses one without creditor identifier. */
export async function creditorOf(tx: Tx, id: number) {
  const { id_acreedor, ...row } =
    (await from(tx).where('id_mst_empresas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found', { id_mst_empresas: 'msg.not_found' })
  return { ...row, id_acreedor: id_acreedor ?? refuse('mandato.sin_acreedor', { id_mst_empresas: 'mandato.sin_acreedor' }) }
}
/** Company with a creditor identifier. */
export type SignedFor = Awaited<ReturnType<typeof creditorOf>>
