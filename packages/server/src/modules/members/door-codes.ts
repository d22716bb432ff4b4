import type { Tx } from '../../kit/database/database.ts'
import { param } from '../club/public.ts'

/** Codes that identify members at a terminal: numbers of cards, and codes of the access tab. */
const doorCodes = (tx: Tx) =>
  tx
    .selectFrom('socio')
    .select(['id_mst_socios', 'codigo_tarjeta_acceso as codigo'])
    .where('codigo_tarjeta_acceso', 'is not', null)
    .unionAll(tx.selectFrom('acceso_socio').select(['id_mst_socios', 'codigo']).where('codigo', 'is not', null))

/** A code with PREFIJO_CODIGO_ACCESO and without it: a terminal may read either. */
export async function spellingsOf(tx: Tx, codigo: string): Promise<string[]> {
  const prefix = await param(tx, 'PREFIJO_CODIGO_ACCESO')
  if (prefix === '') return [codigo]
  return [codigo, codigo.startsWith(prefix) && codigo.length > prefix.length ? codigo.slice(prefix.length) : `${prefix}${codigo}`]
}

/**
 * True if another member who may come in has the code, as a card or in the access tab. Only certain after `takeTurns`.
 */
export async function isDoorCodeTaken(tx: Tx, codigo: string | null, except: number): Promise<boolean> {
  if (codigo === null) return false
  const holder = await tx
    .selectFrom(doorCodes(tx).as('c'))
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
    .select('s.id_mst_socios')
    .where('c.codigo', 'in', await spellingsOf(tx, codigo))
    .where('s.id_mst_socios', '<>', except)
    .where('s.activo', '=', true)
    .where('s.reservado', '=', false)
    .limit(1)
    .executeTakeFirst()
  return holder !== undefined
}

/** The given members whose card or code another member who may come in has: they cannot come in again with it. */
export async function withoutDoorCode(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom(doorCodes(tx).as('own'))
    .innerJoin(doorCodes(tx).as('other'), 'other.codigo', 'own.codigo')
    .innerJoin('socio as s', 's.id_mst_socios', 'other.id_mst_socios')
    .select('own.id_mst_socios')
    .distinct()
    .where('own.id_mst_socios', 'in', ids)
    .whereRef('other.id_mst_socios', '<>', 'own.id_mst_socios')
    .where('s.activo', '=', true)
    .where('s.reservado', '=', false)
    .execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}
