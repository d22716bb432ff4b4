import { listDuplicates, markAsDifferent, type matchCriteria, possibleDuplicates } from '@app/contract/member-merge/duplicates'
import { readTaxId } from '@app/contract/values/nif'
import { by } from '@app/contract/values/order'
import { readPhone } from '@app/contract/values/phone'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { closeMembers } from '../members/public.ts'

type Likeness = (typeof matchCriteria)[number]

/** Maximum of members sharing a value: an address shared by a whole team identifies none of them. */
const mostAlike = 8
const mostPairs = 200
/** Trigram similarity from which two names may be the same with a typing error. */
const nearName = 0.45

/** Certainty of each kind of match, in per cent: two matches together are more certain than either. */
const sureness: Readonly<Record<Likeness, number>> = { nif: 90, email: 45, phone: 40, name: 55, near_name: 40, birth: 50 }
const certain = 100
const likely = (why: readonly Likeness[]) =>
  certain - why.reduce((doubt, one) => Math.trunc((doubt * (certain - sureness[one])) / certain), certain)

interface Pair {
  readonly uno: number
  readonly otro: number
  readonly motivos: Likeness[]
  readonly same_first: boolean
}

/**
 * Pairs of members with the same tax id, e-mail, telephone, or name and birthday: found by the shared value, so that
 * 30,000 are not compared with 30,000. Members with different tax ids are never a pair,
 * nor are a member and the holder or the guardian of that member.
 */
async function pairsOf(tx: Tx): Promise<Pair[]> {
  const people = tx.selectFrom('socio').where('reservado', '=', false)
  const keys = sql.join(
    [
      people.where('nif', 'is not', null).select(['id_mst_socios as id', sql`'nif'`.as('k'), sql`upper(nif)`.as('v')]),
      people.where('email', 'is not', null).select(['id_mst_socios as id', sql`'email'`.as('k'), sql`lower(email)`.as('v')]),
      people.where('telefono', 'is not', null).select(['id_mst_socios as id', sql`'phone'`.as('k'), sql`telefono::text`.as('v')]),
      people.select(['id_mst_socios as id', sql`'name'`.as('k'), sql`orden_alfabetico`.as('v')]),
      people
        .where('fecha_nac', 'is not', null) // only for speed
        .select(['id_mst_socios as id', sql`'birth'`.as('k'), sql`fecha_nac::text || left(orden_alfabetico, 1)`.as('v')]),
    ].map((query) => sql`(${query})`),
    sql` union all `,
  )
  const distinctPairs = tx.selectFrom('socio_distinto').select(['id_mst_socios', 'id_mst_socios_otro'])
  const { rows } = await sql<Pair>`
    with k as materialized (${keys}),
      g as materialized (select k, v from k group by k, v having count(*) between 2 and ${mostAlike}),
      p as (
        select a.id as uno, b.id as otro, array_agg(distinct a.k) as motivos
        from g join k a using (k, v) join k b using (k, v) where a.id < b.id group by 1, 2
      ),
      s as (
        select p.*, x.orden_alfabetico <> y.orden_alfabetico
            and ext.similarity(x.orden_alfabetico, y.orden_alfabetico) >= ${nearName} as is_near,
          lower(x.nombre) = lower(y.nombre) as same_first, x.fecha_nac = y.fecha_nac as same_birth,
          x.fecha_nac <> y.fecha_nac as other_birth
        from p join (${people.selectAll()}) x on x.id_mst_socios = p.uno join (${people.selectAll()}) y on y.id_mst_socios = p.otro
        where not (x.nif is not null and y.nif is not null and upper(x.nif) <> upper(y.nif))
          and x.id_mst_socios_titular is distinct from y.id_mst_socios and y.id_mst_socios_titular is distinct from x.id_mst_socios
          and x.id_mst_socios_tutor is distinct from y.id_mst_socios and y.id_mst_socios_tutor is distinct from x.id_mst_socios
          and not exists (select from (${distinctPairs}) t where t.id_mst_socios = p.uno and t.id_mst_socios_otro = p.otro)
      )
    select uno, otro, same_first, case when is_near then motivos || array['near_name'] else motivos end as motivos from s
    where not (motivos = array['name'] and other_birth is true) and not (motivos = array['birth'] and not is_near)
    order by uno, otro`.execute(tx)
  return rows
}

/** True for members with the same address or telephone, different first names and no other match. */
const areSiblings = ({ motivos, same_first }: Pair) =>
  !same_first && !motivos.includes('nif') && !motivos.includes('name') && !(motivos.includes('near_name') && motivos.includes('birth'))

const brief = ['id_mst_socios', 'numsocio', 'nombre', 'apellidos', 'telefono', 'email', 'nif', 'fecha_nac', 'fecha_alta', 'activo'] as const

export const list = handle(listDuplicates, async ({ tx }) => {
  const found = (await pairsOf(tx))
    .map((pair) => ({ ...pair, hermanos: areSiblings(pair), probable: likely(pair.motivos) - (areSiblings(pair) ? 20 : 0) }))
    .toSorted(by((one) => -one.probable))
    .slice(0, mostPairs)
  const ids = [...new Set(found.flatMap(({ uno, otro }) => [uno, otro]))]
  const rows = await tx.selectFrom('socio').select(brief).where('id_mst_socios', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id_mst_socios, row]))
  const { entre } = await tx
    .selectFrom('socio')
    .select(({ fn }) => fn.countAll<number>().as('entre'))
    .where('reservado', '=', false)
    .executeTakeFirstOrThrow()
  return {
    entre,
    parejas: found.map(({ uno, otro, motivos, probable, hermanos }) => ({
      uno: byId.get(uno)!,
      otro: byId.get(otro)!,
      probable,
      motivos,
      hermanos,
    })),
  }
})

export const markDifferent = handle(markAsDifferent, async ({ tx, input, user, now }) => {
  const [first, second] = [input.id_mst_socios, input.id_mst_socios_otro].toSorted((a, b) => a - b)
  if (first === second) refuse('union.mismo', { id_mst_socios_otro: 'union.mismo' })
  if ((await closeMembers(tx, [first!, second!])).length < 2) refuse('msg.not_found')
  await tx
    .insertInto('socio_distinto')
    .values({ id_mst_socios: first!, id_mst_socios_otro: second!, fecha: now, id_mst_socios_creacion: user.id_mst_socios })
    .onConflict((conflict) => conflict.columns(['id_mst_socios', 'id_mst_socios_otro']).doNothing())
    .execute()
  return {}
})

/** Incomplete or invalid tax ids and telephones match no member. */
export const findPossible = handle(possibleDuplicates, async ({ tx, input }) => {
  const nif = input.nif === null ? null : (readTaxId(input.nif, { foreign: true })?.value ?? null)
  const telefono = input.telefono === null ? null : readPhone(input.telefono)
  const people = tx
    .selectFrom('socio')
    .select(['id_mst_socios', 'numsocio', 'activo', sql<string>`trim(nombre || ' ' || apellidos)`.as('nombre_completo')])
    .where('reservado', '=', false)
    .orderBy('activo', 'desc')
    .orderBy('id_mst_socios')
    .limit(3)
  const by = async (campo: 'nif' | 'email' | 'telefono', value: string | null) => {
    if (value === null) return []
    const column = campo === 'email' ? sql`lower(email)` : sql.ref(campo)
    return (await people.where(sql<boolean>`${column} = ${campo === 'email' ? value.toLowerCase() : value}`).execute()).map((row) => ({
      ...row,
      campo,
    }))
  }
  return [...(await by('nif', nif)), ...(await by('email', input.email)), ...(await by('telefono', telefono))]
})
