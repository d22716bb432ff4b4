import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { letterAddress } from './reader-columns.ts'

/** Address for letters to a member, in small letters; undefined if there is none. */
export async function letterAddressOf(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('socio as s')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(sql<string | null>`lower(${letterAddress('s', 'tutor')})`.as('email'))
    .where('s.id_mst_socios', '=', id)
    .executeTakeFirst()
  return row?.email ?? undefined
}

/**
 * Letters to a member, as `correo as c`: those about the member, those of a family that name the member, and those to the member's letter
 * address that are about nobody.
 */
export const lettersTo = (tx: Tx, id: number, address: string | undefined) =>
  tx.selectFrom('correo as c').where('c.id_reg_correo', 'in', (eb) => {
    const own = eb.selectFrom('correo').select('id_reg_correo').where('id_mst_socios', '=', id)
    const shared = eb
      .selectFrom('notificacion_destino as d')
      .innerJoin('correo as f', 'f.id_outbox', 'd.id_outbox')
      .select('f.id_reg_correo')
      .where('d.id_mst_socios', '=', id)
    if (address === undefined) return own.union(shared)
    // letters about one member of a family belong to that member alone
    const toAddress = eb
      .selectFrom('correo')
      .select('id_reg_correo')
      .where('id_mst_socios', 'is', null)
      .where(sql<boolean>`lower(para) = ${address}`)
    return own.union(shared).union(toAddress)
  })
