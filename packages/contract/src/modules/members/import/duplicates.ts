import { plain } from '../../../values/text.ts'
import type { ImportedMember } from './fields.ts'
import type { Finding } from './finding.ts'

/** Matching criterion of two records of the same person. */
export type DuplicateBy = 'nif' | 'numsocio' | 'email' | 'person'

/** Duplicate of an earlier line of the list, or (line null) of a member of the club. */
export type Duplicate = { by: DuplicateBy; line: number | null }

/** Existing data of the club: tax ids and e-mails in stored form, member numbers as text, persons as `personKey`. */
export type ExistingKeys = Partial<Record<DuplicateBy, ReadonlySet<string>>>

/** Comparable text of a person's name and birth date; null without a birth date, since names repeat. */
export const personKey = (person: { nombre?: string; apellidos?: string; fecha_nac?: string }): string | null =>
  person.fecha_nac ? plain(`${person.nombre ?? ''} ${person.apellidos ?? ''} ${person.fecha_nac}`) : null

const nameOf = (member: ImportedMember) => plain(`${member.nombre ?? ''} ${member.apellidos ?? ''}`)

const shared = {
  email: (line: number, isLogin: boolean): Finding => ({
    field: 'email',
    key: isLogin ? 'import.email_shared_closed' : 'import.email_shared',
    params: { line },
    severity: 'warning',
  }),
  numsocio: (line: number): Finding => ({ field: 'numsocio', key: 'import.number_repeated', params: { line }, severity: 'error' }),
}

/** True if an earlier row with the same value is nevertheless another person. */
const isOther = (by: DuplicateBy, a: ImportedMember, b: ImportedMember): boolean => {
  if (by === 'person') return a.nif !== undefined && b.nif !== undefined && a.nif !== b.nif
  return (by === 'email' || by === 'numsocio') && nameOf(a) !== nameOf(b)
}

/**
 * Detects duplicates row by row, in the list or in the club, with the criterion. A row refused by an error leaves no trace, so that a later
 * correct row of the same person is not lost. Families share an e-mail: under another name in the list it is only a warning, which adds, if
 * the e-mail is the login name, that only the first gets web access; a member number under another name is an error.
 */
export const duplicateDetector = (known: ExistingKeys = {}, { emailIsLogin = false }: { emailIsLogin?: boolean } = {}) => {
  type Seen = { line: number; member: ImportedMember }
  const seen: Record<DuplicateBy, Map<string, Seen>> = { nif: new Map(), numsocio: new Map(), email: new Map(), person: new Map() }

  return (member: ImportedMember, line: number, keptOut: boolean): { duplicate: Duplicate | null; findings: Finding[] } => {
    const keys: [DuplicateBy, string | null | undefined][] = [
      ['nif', member.nif],
      ['numsocio', member.numsocio],
      ['person', personKey(member)],
      ['email', member.email],
    ]
    const findings: Finding[] = []
    let duplicate: Duplicate | null = null
    for (const [by, key] of keys) {
      if (!key) continue
      const before = seen[by].get(key)
      if (!before && !keptOut) seen[by].set(key, { line, member })
      if (known[by]?.has(key)) duplicate ??= { by, line: null }
      else if (before && !isOther(by, member, before.member)) duplicate ??= { by, line: before.line }
      else if (before && by in shared) findings.push(shared[by as keyof typeof shared](before.line, emailIsLogin))
    }
    return { duplicate, findings }
  }
}
