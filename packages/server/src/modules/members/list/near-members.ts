import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { byName } from './found-members.ts'
import { searchPatterns, slippedWords, swappedPatterns } from './search-words.ts'

/** Minimum trigram similarity of a near match, 0 to 1, and maximum number of near matches. */
const nearEnough = 0.45
const nearest = 8

const candidates = (tx: Tx) => tx.selectFrom('socio as s').select('s.id_mst_socios as id').where('s.reservado', '=', false)

/** Members whose words are those of a text with two neighbouring letters swapped: 'piug serra'. */
async function swappedMembers(tx: Tx, text: string): Promise<number[]> {
  const words = swappedPatterns(text)
  if (words === null) return []
  const rows = await words
    .reduce((query, spellings) => query.where(sql<boolean>`s.busca like any(${spellings}::text[])`), candidates(tx))
    .orderBy('s.activo', 'desc')
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .limit(nearest)
    .execute()
  return rows.map(({ id }) => id)
}

/** Members similar to words without match, with a typing error: 'garcai'. */
export async function nearMembers(tx: Tx, text: string): Promise<number[]> {
  const words = slippedWords(text)
  if (words === null) return []
  const swapped = await swappedMembers(tx, text)
  if (swapped.length > 0) return swapped
  await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(nearEnough)}`.execute(tx)
  const rows = await candidates(tx)
    .where(sql<boolean>`${words} operator(ext.<%) s.busca`)
    .orderBy('s.activo', 'desc')
    .orderBy(sql`ext.word_similarity(${words}, s.busca)`, 'desc')
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .limit(nearest)
    .execute()
  return rows.map(({ id }) => id)
}

/** Near matches of a search without any match in a list; null if there are matches, or no search (the list finds what the picker finds). */
export async function nearMatches(tx: Tx, text: string | null): Promise<readonly number[] | null> {
  const patterns = searchPatterns(text ?? '')
  if (patterns.length === 0) return null
  const match = await patterns
    .reduce((query, pattern) => query.where(sql<boolean>`s.busca like ${pattern}`), candidates(tx))
    .limit(1)
    .executeTakeFirst()
  if (match) return null
  const near = await nearMembers(tx, text!)
  return near.length > 0 ? near : null
}
