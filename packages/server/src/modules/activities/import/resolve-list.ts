import type { listStates } from '@app/contract/activities/enrolment-import'
import type { ExtraColumn } from '@app/contract/activities/extra-columns'
import { guessListColumns } from '@app/contract/activities/import/enrolment-columns'
import { type ListedPerson, type ListFinding, readEnrolments } from '@app/contract/activities/import/read-enrolments'
import type { Table } from '@app/contract/members/import/read-table'
import type { Day } from '@app/contract/values/day'
import { plain } from '@app/contract/values/text'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type FoundMember, memberFinder } from './find-people.ts'

/** Person enrolled in the group of an import. */
export interface EnrolledPerson {
  readonly id_mst_socios: number | null
  readonly nombre: string | null
  readonly email: string | null
}
/** Row of a list with its member and its state. */
export interface ResolvedRow {
  readonly row: ListedPerson
  readonly estado: (typeof listStates)[number]
  readonly member: FoundMember | null
  readonly findings: readonly ListFinding[]
}

/** Group of an import: its extra columns and the people enrolled. */
export interface ListGroup {
  readonly columns: readonly ExtraColumn[]
  readonly enrolled: readonly EnrolledPerson[]
}
interface ListRequest {
  readonly tabla: Table
  readonly mapping: readonly string[] | null
  readonly excluir: readonly number[]
}

/**
 * Remembers people: a member by the record, or by name and e-mail of an enrolment without one; anybody else by the name, with two different
 * e-mails for two people of one name. Returns the line of somebody remembered before, 0 for one enrolled in the group.
 */
function memory(enrolled: readonly EnrolledPerson[]) {
  const members = new Map<number, number>()
  const names = new Map<string, { email: string | null; linea: number }[]>()
  const seen = (person: EnrolledPerson, linea: number): number | null => {
    const { id_mst_socios: id, nombre, email } = person
    const own = names.get(plain(nombre ?? '')) ?? []
    const hasEmail = (one: { email: string | null }) => one.email !== null && one.email.toLowerCase() === email?.toLowerCase()
    if (id !== null) {
      const before = members.get(id) ?? own.find(hasEmail)?.linea ?? null
      if (before === null) members.set(id, linea)
      return before
    }
    const same = own.find((one) => one.email === null || email === null || hasEmail(one))
    if (same) return same.linea
    names.set(plain(nombre ?? ''), [...own, { email, linea }])
    return null
  }
  for (const person of enrolled) seen(person, 0)
  return seen
}

const remark = (campo: string, key: string, params: ListFinding['params'] = {}, error = false): ListFinding => ({
  campo,
  key,
  params,
  error,
})

/** Every row of a list checked against the club and the group as they are now. Refuses a mapping of other columns. */
export async function resolveList(tx: Tx, { tabla, mapping: sent, excluir }: ListRequest, group: ListGroup, today: Day) {
  const mapping = sent ?? guessListColumns(tabla.header, group.columns)
  if (mapping.length !== tabla.header.length) refuse('inscritos.otras_columnas')
  const find = await memberFinder(tx)
  const seen = memory(group.enrolled)
  const excluded = new Set(excluir)
  const rows = readEnrolments(tabla, mapping, group.columns, today).map((row): ResolvedRow => {
    const { member, finding } = find(row)
    const isUnread = row.findings.some(({ campo }) => ['numsocio', 'nif', 'nombre', 'nombre_completo'].includes(campo))
    const isNobody = member === null && row.nombre === null && !isUnread && !finding?.error
    const findings = [
      ...row.findings,
      ...(finding ? [finding] : []),
      ...(isNobody ? [remark('nombre', 'enrolments.wrong.nobody', {}, true)] : []),
    ]
    if (excluded.has(row.linea)) return { row, estado: 'excluded', member, findings }
    if (findings.some(({ error }) => error)) return { row, estado: 'error', member, findings }
    const person = member
      ? { id_mst_socios: member.id_mst_socios, nombre: row.nombre ?? member.nombre_completo, email: row.email ?? member.email }
      : { id_mst_socios: null, nombre: row.nombre, email: row.email }
    const before = seen(person, row.linea)
    if (before === null) return { row, estado: 'ready', member, findings }
    const note = before === 0 ? remark('nombre', 'enrolments.note.enrolled') : remark('nombre', 'enrolments.note.twice', { linea: before })
    return { row, estado: 'known', member, findings: [...findings, note] }
  })
  return { mapping: [...mapping], rows }
}
