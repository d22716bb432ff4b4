import type { OutputOf } from '@app/contract/kit/action'
import { type ImportField, joinedFields } from '@app/contract/members/import/fields'
import type { saveImport } from '@app/contract/members/import-save'
import type { readImport } from '@app/contract/members/import-upload'
import { useState } from 'react'
import { currentSession, isParameterOn } from '../../../kit/reads/session.ts'

/** Meaning of a column; '' ignores it. */
export type Meaning = ImportField | ''

/** Handling of existing members: skipped, empty fields filled, or different values replaced. */
export const duplicateModes = ['omitir', 'rellenar', 'actualizar'] as const

/** Import in progress: the file kept by the server under its token, and the decisions so far. */
export interface ImportDraft {
  readonly step: 'mapping' | 'check' | 'result'
  readonly reading: OutputOf<typeof readImport>
  readonly mapping: readonly Meaning[]
  /** Rows are imported without their unreadable values. */
  readonly leaveOut: boolean
  /** The first row is a member, not the headings. */
  readonly hasNoHeadings: boolean
  /** Names in capitals are put into proper case. */
  readonly fixesCapitals: boolean
  readonly duplicates: (typeof duplicateModes)[number]
  /** Excluded lines of the file. */
  readonly excluded: readonly number[]
  readonly result: OutputOf<typeof saveImport> | null
}
export type Change = (next: Partial<ImportDraft>) => void

/** Initial state of an import: the columns as guessed. */
export const draftOf = (reading: ImportDraft['reading']): ImportDraft => ({
  step: 'mapping',
  reading,
  mapping: reading.columnas.map(({ campo }) => campo ?? ''),
  leaveOut: false,
  hasNoHeadings: false,
  fixesCapitals: true,
  duplicates: 'omitir',
  excluded: [],
  result: null,
})

const key = () => `member-import:${currentSession()?.account.id_mst_socios ?? 0}`
const stored = () => JSON.parse(sessionStorage.getItem(key()) ?? 'null') as ImportDraft | null

/** Import of this tab, kept over a reload. Null without a file. */
export function useImportDraft(): [ImportDraft | null, (next: ImportDraft | null) => void] {
  const [draft, setDraft] = useState(stored)
  const set = (next: ImportDraft | null) => {
    if (next) sessionStorage.setItem(key(), JSON.stringify(next))
    else sessionStorage.removeItem(key())
    setDraft(next)
  }
  return [draft, set]
}

/** Meanings used by several columns, which only some fields allow. */
export const repeated = (mapping: readonly Meaning[]): Set<ImportField> =>
  new Set(mapping.filter((one, index): one is ImportField => one !== '' && !joinedFields.includes(one) && mapping.indexOf(one) !== index))

/** Mandatory fields without a column. */
export function missing(mapping: readonly Meaning[]): ImportField[] {
  const has = (field: ImportField) => mapping.includes(field)
  const byParameter = (['telefono', 'fecha_nac', 'nif', 'poblacion', 'email'] as const).filter((field) =>
    isParameterOn(`ALTAUSUARIO_${field.toUpperCase()}`),
  )
  const names = has('nombre_completo') ? [] : (['nombre', 'apellidos'] as const)
  return [...names, ...byParameter].filter((field) => !has(field))
}
