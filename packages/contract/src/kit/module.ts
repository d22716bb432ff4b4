import type { Action } from './action.ts'
import type { HelpTopic } from './help.ts'
import type { MenuRow } from './menu.ts'
import type { RefusalStatus } from './refusals.ts'
import type { Resource } from './resource.ts'
import type { Texts } from './texts.ts'

/** Contribution of a module to the registry. */
export interface ContractModule {
  readonly resources: readonly Resource[]
  readonly actions: readonly Action[]
  readonly refusals: Readonly<Record<string, RefusalStatus>>
  readonly texts: Texts
  /** Screens of the module that are built. */
  readonly menu: readonly MenuRow[]
  /** Help of these screens. */
  readonly help?: readonly HelpTopic[]
}

type ExportOf<Files extends readonly object[]> = Files[number] extends infer File ? (File extends object ? File[keyof File] : never) : never
/** Tables and calls declared by the files of a module: every exported one, once. */
export function declarationsOf<Files extends readonly object[]>(...files: Files) {
  const all = [...new Set(files.flatMap((file) => Object.values(file) as unknown[]))]
  const isOf = (name: string) => (one: unknown) => typeof one === 'object' && one !== null && name in one
  return {
    resources: all.filter(isOf('table')) as Extract<ExportOf<Files>, Resource>[],
    actions: all.filter(isOf('endpoint')) as Extract<ExportOf<Files>, Action>[],
  }
}
