import type { RowOfResource } from '@app/contract/kit/resource'
import { mandate } from '@app/contract/mandates/mandate'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

/** Mandate as stored. */
export type Mandate = RowOfResource<typeof mandate>
/** Context of work on mandates: of a call, of a job, or of a page without sign-in. */
export type MandateCall = Pick<WorkCall, 'tx' | 'now' | 'today' | 'note' | 'club'> & { readonly user: User | null }

const columns = Object.keys(mandate.fields) as (keyof Mandate)[]

/** Mandates as stored. */
export const mandatesFrom = (tx: Tx) => tx.selectFrom('mandato').select(columns)

/** Order of mandates: in force first, then at rest, asked for, revoked. */
export const stateOrder = sql`array_position(array['activo', 'reposo', 'pedido', 'revocado'], estado::text)`

/** Name of payer and company in maps. */
export const mandateKey = (id_mst_socios: number, id_mst_empresas: number) => `${id_mst_socios}:${id_mst_empresas}`

/** The mandate of each payer and company: in force, else at rest, asked for, or the last one that was revoked. */
export async function currentMandates(tx: Tx, payers: readonly number[]): Promise<Map<string, Mandate>> {
  const rows = await mandatesFrom(tx)
    .distinctOn(['id_mst_socios', 'id_mst_empresas'])
    .where(isOneOf('id_mst_socios', payers))
    .orderBy('id_mst_socios')
    .orderBy('id_mst_empresas')
    .orderBy(stateOrder)
    .orderBy('fecha_revocado', 'desc')
    .orderBy('id_reg_mandato', 'desc')
    .execute()
  return new Map(rows.map((row) => [mandateKey(row.id_mst_socios, row.id_mst_empresas), row]))
}

/** Locks mandates in the order of their numbers. */
export const lockMandates = (tx: Tx, ids: readonly number[]): Promise<Mandate[]> =>
  mandatesFrom(tx).where(isOneOf('id_reg_mandato', ids)).orderBy('id_reg_mandato').forNoKeyUpdate().execute()

/** Locks the mandates of payers with a company that are not revoked, in the order of their numbers. */
export const lockMandatesOf = (tx: Tx, payers: readonly number[], company: number): Promise<Mandate[]> =>
  mandatesFrom(tx)
    .where(isOneOf('id_mst_socios', payers))
    .where('id_mst_empresas', '=', company)
    .where('estado', '<>', 'revocado')
    .orderBy('id_reg_mandato')
    .forNoKeyUpdate()
    .execute()
