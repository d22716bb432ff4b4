import { searchMembers } from '@app/contract/members/search'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database.ts'
import { handle } from '../../kit/serve.ts'
import { byName, foundMembers, shownTo } from './found-members.ts'
import { exactCode, rankPatterns, searchPatterns, slippedWords } from './search-words.ts'

/** Rows of the first page and of every further one (R-034). */
const firstPage = 30
const nextPage = 50
const largestNumber = 2_147_483_647
/** How much of the threes of letters typed have to be in a name that is meant by them, 0 to 1, and how many such members are answered. */
const nearEnough = 0.45
const nearest = 8

/** How far a member is from the words: 0 where each is a whole word of theirs, first names before the rest; the beginning of a word before its middle. */
function distance(text: string) {
  const patterns = rankPatterns(text)
  const words = patterns.map(
    ({ whole, beginning }) => sql`case when s.busca || ' ' like ${whole} then 0 when s.busca like ${beginning} then 2 else 4 end`,
  )
  const named = patterns.slice(0, 1).map(({ beginning }) => sql`case when s.busca like ${beginning.slice(1)} then 0 else 1 end`)
  return patterns.length === 0 ? null : sql`${sql.join([...words, ...named], sql` + `)}`
}

/**
 * Members by all of the words: whoever has exactly this number, tax id or access code first, then active ones before others, the best match
 * first, by surname. The guest and other reserved members are chosen otherwise.
 */
export const search = handle(searchMembers, async ({ tx, user, input: { text, offset } }) => {
  const patterns = searchPatterns(text)
  if (patterns.length === 0) return []
  await planByValues(tx)
  const code = exactCode(text)
  const number = code && /^\d+$/.test(code) && Number(code) <= largestNumber ? Number(code) : 0
  const limit = offset === 0 ? firstPage : nextPage
  const exact = code
    ? await foundMembers(tx)
        .where('s.reservado', '=', false)
        .where((eb) => eb.or([eb('s.numsocio', '=', number), eb('s.nif', '=', code), eb('s.codigo_tarjeta_acceso', '=', code)]))
        .orderBy('s.activo', 'desc')
        .orderBy(byName)
        .orderBy('s.id_mst_socios')
        .limit(firstPage)
        .execute()
    : []
  const rest = patterns.reduce(
    (query, pattern) => query.where(sql<boolean>`s.busca like ${pattern}`),
    foundMembers(tx).where('s.reservado', '=', false),
  )
  const far = distance(text)
  const others = await rest
    .$if(exact.length > 0, (query) =>
      query.where(
        's.id_mst_socios',
        'not in',
        exact.map((row) => row.id_mst_socios),
      ),
    )
    .orderBy('s.activo', 'desc')
    .$if(far !== null, (query) => query.orderBy(far!))
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .offset(Math.max(0, offset - exact.length))
    .limit(offset === 0 ? Math.max(0, limit - exact.length) : limit)
    .execute()
  const found = offset === 0 ? [...exact, ...others] : others
  return shownTo(user, found.length === 0 && offset === 0 ? await nearMembers(tx, text) : found)
})

/** Who comes near words that nobody has, with a slip of the finger: 'garcai'. */
async function nearMembers(tx: Tx, text: string) {
  const words = slippedWords(text)
  if (words === null) return []
  await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(nearEnough)}`.execute(tx)
  return foundMembers(tx)
    .where('s.reservado', '=', false)
    .where(sql<boolean>`${words} operator(ext.<%) s.busca`)
    .orderBy('s.activo', 'desc')
    .orderBy(sql`ext.word_similarity(${words}, s.busca)`, 'desc')
    .orderBy(byName)
    .orderBy('s.id_mst_socios')
    .limit(nearest)
    .execute()
}
