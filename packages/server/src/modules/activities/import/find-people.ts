import type { ListedPerson, ListFinding } from '@app/contract/activities/import/read-enrolments'
import { plain } from '@app/contract/values/text'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'

const membersOf = (tx: Tx) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', 's.numsocio', 's.nif', 's.email', 's.nombre', 's.telefono', fullName('s').as('nombre_completo')])
    .where('s.reservado', '=', false)
    .orderBy('s.activo', 'desc')
    .orderBy('s.id_mst_socios')
    .execute()
/** Member that a row of a list may be about. */
export type FoundMember = Awaited<ReturnType<typeof membersOf>>[number]
/** Outcome of a search: a member, nobody, or a complaint; a note says why a member was not taken. */
export interface Found {
  readonly member: FoundMember | null
  readonly finding: ListFinding | null
}

const grouped = (rows: readonly FoundMember[], by: (row: FoundMember) => string | null) =>
  Map.groupBy(
    rows.filter((row) => by(row) !== null),
    (row) => by(row)!,
  )
const error = (campo: string, key: string, params: ListFinding['params'] = {}): Found => ({
  member: null,
  finding: { campo, key, params, error: true },
})
const nobody: Found = { member: null, finding: null }

/** True if a name begins like that of a member: an e-mail may be a parent's. */
const isNamed = ({ nombre }: FoundMember, name: string) =>
  plain(name)
    .split(/[\s,]+/)
    .includes(plain(nombre).split(' ')[0]!)

/** Finds the members of a list: by number, by tax id, by e-mail under the own name. */
export async function memberFinder(tx: Tx) {
  const members = await membersOf(tx)
  const by = {
    numsocio: grouped(members, ({ numsocio }) => (numsocio === null ? null : String(numsocio))),
    nif: grouped(members, ({ nif }) => nif),
    email: grouped(members, ({ email }) => email?.toLowerCase() ?? null),
  }
  const byEmail = (email: string, nombre: string | null): Found => {
    const own = by.email.get(email.toLowerCase()) ?? []
    const fitting = nombre === null ? own : own.filter((one) => isNamed(one, nombre))
    if (fitting.length > 1) return error('email', 'enrolments.wrong.several', { value: email })
    if (fitting.length === 1) return { member: fitting[0]!, finding: null }
    const [other] = own
    if (!other) return nobody
    return {
      member: null,
      finding: { campo: 'email', key: 'enrolments.note.other_name', params: { socio: other.nombre_completo }, error: false },
    }
  }
  return ({ numsocio, nif, email, nombre }: ListedPerson): Found => {
    const numbered = numsocio === null ? [] : (by.numsocio.get(numsocio) ?? [])
    if (numsocio !== null && numbered.length === 0) return error('numsocio', 'enrolments.wrong.no_member', { value: numsocio })
    const known = nif === null ? [] : (by.nif.get(nif) ?? [])
    const [first] = numbered
    if (first) {
      if (known.length > 0 && !known.includes(first)) return error('nif', 'enrolments.wrong.two_people')
      return { member: first, finding: null }
    }
    if (known.length > 1) return error('nif', 'enrolments.wrong.several', { value: nif! })
    if (known.length === 1) return { member: known[0]!, finding: null }
    return email === null ? nobody : byEmail(email, nombre)
  }
}
