import type { OutputOf } from '@app/contract/kit/action'
import { type ImportField, joinedFields } from '@app/contract/members/import/fields'
import type { saveImport } from '@app/contract/members/import-save'
import type { readImport } from '@app/contract/members/import-upload'
import { useState } from 'react'
import { currentSession, isParameterOn } from '../../../kit/reads/session.ts'

/** What a column means; '' leaves it out. */
export type Meaning = ImportField | ''

/** What is done with members who are there already: nothing, their empty fields filled, or what differs replaced. */
export const duplicateWays = ['omitir', 'rellenar', 'actualizar'] as const

/** An import under way: the file that the server keeps under its token, and what was decided so far. */
export interface ImportDraft {
  readonly step: 'mapping' | 'check' | 'result'
  readonly reading: OutputOf<typeof readImport>
  readonly mapping: readonly Meaning[]
  /** Rows go in without their unreadable values. */
  readonly leaveOut: boolean
  readonly duplicates: (typeof duplicateWays)[number]
  /** Lines of the file that stay out. */
  readonly excluded: readonly number[]
  readonly result: OutputOf<typeof saveImport> | null
}
export type Change = (next: Partial<ImportDraft>) => void

/** The first state of an import: the columns as guessed. */
export const draftOf = (reading: ImportDraft['reading']): ImportDraft => ({
  step: 'mapping',
  reading,
  mapping: reading.columnas.map(({ campo }) => campo ?? ''),
  leaveOut: false,
  duplicates: 'omitir',
  excluded: [],
  result: null,
})

const key = () => `member-import:${currentSession()?.account.id_mst_socios ?? 0}`
const stored = () => JSON.parse(sessionStorage.getItem(key()) ?? 'null') as ImportDraft | null

/** The import of this tab; a reload in the middle goes on where it was. Null while there is no file. */
export function useImportDraft(): [ImportDraft | null, (next: ImportDraft | null) => void] {
  const [draft, setDraft] = useState(stored)
  const set = (next: ImportDraft | null) => {
    if (next) sessionStorage.setItem(key(), JSON.stringify(next))
    else sessionStorage.removeItem(key())
    setDraft(next)
  }
  return [draft, set]
}

/** Columns of the same meaning, which only some fields may have. */
export const repeated = (mapping: readonly Meaning[]): Set<ImportField> =>
  new Set(mapping.filter((one, index): one is ImportField => one !== '' && !joinedFields.includes(one) && mapping.indexOf(one) !== index))

/** The fields that no column brings although a member cannot do without. */
export function missing(mapping: readonly Meaning[]): ImportField[] {
  const has = (field: ImportField) => mapping.includes(field)
  const byParameter = (['telefono', 'fecha_nac', 'nif', 'poblacion', 'email'] as const).filter((field) =>
    isParameterOn(`ALTAUSUARIO_${field.toUpperCase()}`),
  )
  const names = has('nombre_completo') ? [] : (['nombre', 'apellidos'] as const)
  return [...names, ...byParameter].filter((field) => !has(field))
}
