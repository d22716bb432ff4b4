import type { OutputOf } from '@app/contract/kit/action'
import type { dryRunImport } from '@app/contract/members/import-check'
import { t } from '../../../kit/texts/i18n.ts'

type Checked = OutputOf<typeof dryRunImport>['filas'][number]
export type Finding = Checked['findings'][number]
export type LineState = Checked['state'] | 'excluded'

/** Row of the dry run in the grid. */
export interface CheckLine {
  readonly line: number
  readonly state: LineState
  readonly problems: string
  readonly findings: readonly string[]
  /** Worst finding of each field. */
  readonly marks: Readonly<Record<string, Finding['severity']>>
  readonly nombre: string
  readonly apellidos: string
  readonly nif: string
  readonly email: string
  readonly telefono: string
  readonly fecha_nac: string
  readonly numsocio: string
  readonly desc_tiposocio: string
}

/** Finding as text, with its field. */
const findingText = ({ field, key, params }: Finding) => `${t(`import.field.${field}`)}: ${t(key, params)}`

const sameAs = ({ duplicate }: Checked): string[] => {
  if (!duplicate) return []
  const by = t(`import.by.${duplicate.by}`)
  return [duplicate.line === null ? t('import.duplicate_club', { by }) : t('import.duplicate_list', { by, line: duplicate.line })]
}
const marksOf = (findings: readonly Finding[]) =>
  Object.fromEntries([...findings].sort((a, b) => b.severity.localeCompare(a.severity)).map(({ field, severity }) => [field, severity]))

const shown = ['nombre', 'apellidos', 'nif', 'email', 'telefono', 'fecha_nac', 'numsocio', 'desc_tiposocio'] as const

/** Findings of a dry-run row, in the user's language; excluded lines are marked. */
export function checkLine(row: Checked, excluded: ReadonlySet<number>): CheckLine {
  const said = [...sameAs(row), ...row.findings.map(findingText)]
  const values = Object.fromEntries(shown.map((name) => [name, String(row.member[name] ?? '')])) as Record<(typeof shown)[number], string>
  return {
    line: row.line,
    state: excluded.has(row.line) ? 'excluded' : row.state,
    problems: said.join(' · '),
    findings: said,
    marks: marksOf(row.findings),
    ...values,
  }
}
