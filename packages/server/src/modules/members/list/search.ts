import { searchMembers } from '@app/contract/members/search'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../../kit/database/database.ts'
import { handle } from '../../../kit/http/serve.ts'
import { byName, foundMembers, shownTo } from './found-members.ts'
import { nearMembers } from './near-members.ts'
import { exactCode, nameBeginnings, rankPatterns, searchPatterns } from './search-words.ts'

/** Rows of the first page and of every further one (R-034). */
const firstPage = 30
const nextPage = 50
const largestNumber = 2_147_483_647

/**
 * Distance of a member from the words: 0 if each is a whole word of the name, first names before the rest; the
 * beginning of a word before its middle.
 */
function distance(text: string) {
  const patterns = rankPatterns(text)
  const words = patterns.map(
    ({ whole, beginning }) => sql`case when s.busca || ' ' like ${whole} then 0 when s.busca like ${beginning} then 2 else 4 end`,
  )
  const named = patterns.slice(0, 1).map(({ beginning }) => sql`case when s.busca like ${beginning.slice(1)} then 0 else 1 end`)
  return patterns.length === 0 ? null : sql`${sql.join([...words, ...named], sql` + `)}`
}

/** Members for a search, by their ids only: a frequent name has thousands, and only one page is read completely. */
const candidates = (tx: Tx) => tx.selectFrom('socio as s').select('s.id_mst_socios as id').where('s.reservado', '=', false)

/**
 * Members by all of the words: exact number, tax id or access code first, then names that begin with them, then active
 * before inactive ones, best match first, by surname. Without the guest and other reserved members.
 */
export const search = handle(searchMembers, async ({ tx, user, input: { text, offset } }) => {
  const patterns = searchPatterns(text)
  if (patterns.length === 0) return []
  // one or two letters match nearly all members or none, which require different plans
  if (rankPatterns(text).length === 0) await planByValues(tx)
  const end = offset + (offset === 0 ? firstPage : nextPage)
  const first = await exactly(tx, text)
  if (first.length < end) first.push(...(await namedSo(tx, text, { except: first, limit: end - first.length })))
  const others: Page = { patterns, except: first, offset: Math.max(0, offset - first.length), limit: end - Math.max(offset, first.length) }
  const ids = [...first.slice(offset, end), ...(others.limit > 0 ? await withWords(tx, text, others) : [])]
  const found = ids.length === 0 && offset === 0 ? await nearMembers(tx, text) : ids
  const rows = new Map((await foundMembers(tx).where('s.id_mst_socios', 'in', found).execute()).map((row) => [row.id_mst_socios, row]))
  return shownTo(
    user,
    found.flatMap((id) => rows.get(id) ?? []),
  )
})

/** Members with exactly this number, tax id or access code; for a number also the successor of a merged record that had it. */
async function exactly(tx: Tx, text: string): Promise<number[]> {
  const code = exactCode(text)
  if (!code) return []
  const number = /^\d+$/.test(code) && Number(code) <= largestNumber ? Number(code) : 0
  const rows = await candidates(tx)
    .where((eb) => eb.or([eb('s.numsocio', '=', number), eb('s.nif', '=', code), eb('s.codigo_tarjeta_acceso', '=', code)]))
    .orderBy('s.activo', 'desc')
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .limit(firstPage)
    .execute()
  const merged = number === 0 ? [] : await becameOf(tx, number)
  return [...new Set([...rows, ...merged].map(({ id }) => id))]
}

/** Successors of merged records with a number; empty once the merge cannot be undone (0116). */
const becameOf = (tx: Tx, number: number) =>
  tx
    .selectFrom('socio_union as u')
    .innerJoin('socio as s', 's.id_mst_socios', 'u.id_mst_socios')
    .select('s.id_mst_socios as id')
    .distinct()
    .where('s.reservado', '=', false)
    .where('u.deshecho', 'is', null)
    .where(sql<boolean>`u.origen ->> 'numsocio' = ${String(number)}`)
    .execute()

/**
 * Active members whose name begins with the words, first name or surname first: whole words before beginnings, first
 * names before surnames, then alphabetically. An index has each of the four in this order, so a name of thousands is
 * found as fast as a rare one.
 */
async function namedSo(tx: Tx, text: string, { except, limit }: Pick<Page, 'except' | 'limit'>): Promise<number[]> {
  const columns = { name: sql`s.busca collate "C"`, surname: byName }
  const ranges = nameBeginnings(text).map(({ of, from, before }) => {
    const column = columns[of]
    return { column, has: sql<boolean>`${column} >= ${from} and ${column} < ${before}` }
  })
  const [best, ...further] = ranges.map(({ column, has }, tier) => {
    const found = candidates(tx)
      .select([sql.lit(tier).as('tier'), sql`${column}`.as('place')])
      .where('s.activo', '=', sql.lit(true))
      .where('s.id_mst_socios', 'not in', except)
      .where(has)
    const others = ranges.slice(0, tier).reduce((query, earlier) => query.where(sql<boolean>`not (${earlier.has})`), found)
    return tx.selectFrom(others.orderBy('place').orderBy('id').limit(limit).as('t')).selectAll()
  })
  const rows = await further
    .reduce((all, one) => all.unionAll(one), best!)
    .orderBy('tier')
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

interface Page {
  readonly patterns: readonly string[]
  readonly except: readonly number[]
  readonly offset: number
  readonly limit: number
}
/** A page of the members that match all of the words. */
async function withWords(tx: Tx, text: string, { patterns, except, offset, limit }: Page): Promise<number[]> {
  const far = distance(text)
  const rows = await patterns
    .reduce((query, pattern) => query.where(sql<boolean>`s.busca like ${pattern}`), candidates(tx))
    .where('s.id_mst_socios', 'not in', except)
    .orderBy('s.activo', 'desc')
    .$if(far !== null, (query) => query.orderBy(far!))
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
