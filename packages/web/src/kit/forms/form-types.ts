import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import type { Field, Fields, RowOf, ValueOf } from '@app/contract/kit/field'
import type { ControlProps } from '../kinds/controls/control-props.ts'
import type { Complaints, Draft } from './draft.ts'
import type { RowsSpec } from './form-state.ts'
import type { Check } from './use-check.ts'

/** A name among the fields of a form. */
export type Name<F> = keyof F & string
/** What a control holds of a value: the text as typed, or the value; whole objects and lists are never text. */
export type Typed<T> = T extends readonly (infer Item)[] ? readonly Item[] : T extends object ? T : T | string
type TypedOf<R> = { readonly [K in keyof R]: Typed<NonNullable<R[K]>> | (null extends R[K] ? '' : never) }
/** The row of a list among the fields; never for other fields. */
export type ItemOf<F> = F extends Field ? (NonNullable<ValueOf<F>> extends readonly (infer Item extends object)[] ? Item : never) : never
/** The names of the lists among the fields. */
export type ListName<F> = { [K in Name<F>]: [ItemOf<F[K]>] extends [never] ? never : K }[Name<F>]

/** How the lists of a form are asked row by row. */
export type RowsOf<F> = {
  readonly [K in ListName<F>]?: RowsSpec & { readonly by: readonly Name<ItemOf<F[K]>>[]; readonly blank?: readonly Name<ItemOf<F[K]>>[] }
}

/** What a control of one datum is given by its form. */
export type ControlOf = Pick<ControlProps, 'id' | 'name' | 'field' | 'value' | 'error' | 'readOnly' | 'onChange' | 'onLeave'>

/** One row of a list of a form. Functions are methods, so that a form of more fields fits where one of fewer is asked. */
export interface Row<R> {
  readonly key: string
  readonly draft: TypedOf<R>
  /** What is wrong with the row as a whole. */
  readonly complaint: string | undefined
  set<K extends Name<R>>(name: K, value: Typed<R[K]> | string): void
  control(name: Name<R>): ControlOf
  /** The row in code form; null while something in it cannot be read. */
  value(): R | null
  remove(): void
}
/** What a new row starts with; null where the default of the declaration is not meant. */
export type FirstRow<R> = { readonly [K in keyof R]?: R[K] | null }
/** The rows of a list of a form. */
export interface Rows<R> {
  /** Of the list as a whole, for what leads there. */
  readonly id: string
  readonly all: readonly Row<R>[]
  /** What is wrong with the list as a whole. */
  readonly complaint: string | undefined
  /** Adds rows at the end and says the key of the last. */
  add(...first: FirstRow<R>[]): string
  /** Removes rows, all at once. */
  remove(rows: readonly Row<R>[]): void
  /** The row of this identity: the one that is there, else one that is added when something is typed in it. */
  at(first: FirstRow<R>): Row<R>
}

/** A datum that two desks changed to different values. */
export interface Conflict {
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Form<F extends Fields = Fields> {
  readonly id: string
  readonly fields: F
  /** What is shown, by field; a list that is asked row by row is read by `rows`. */
  readonly draft: TypedOf<RowOf<F>>
  readonly complaints: Complaints
  /** What the server said of the whole, when it named no field. */
  readonly message: string | null
  readonly conflicts: readonly Conflict[]
  readonly isDirty: boolean
  readonly isBusy: boolean
  set<K extends Name<F>>(name: K, value: Typed<ValueOf<F[K]>> | string): void
  /** What a control of one field is given. */
  control(name: Name<F>): ControlOf
  rows<K extends ListName<F>>(name: K): Rows<ItemOf<F[K]>>
  /** What the form says now, in code form, or what is wrong; read with other fields where something may still be missing. */
  read(instead?: { readonly [K in Name<F>]?: Field<ValueOf<F[K]>> }): { readonly value: RowOf<F> } | { readonly complaints: Complaints }
  /** Says which of two values counts where two desks changed the same. */
  settle(path: string, whose: 'mine' | 'theirs'): void
  submit(): Promise<void>
  reset(): void
}

/** What a form starts with, in code form. */
export type First<F> = { readonly [K in Name<F>]?: F[K] extends Field ? ValueOf<F[K]> | null : never }

/** What a form sends beside all its values. */
export interface Changes<F extends Fields> {
  readonly names: ReadonlySet<Name<F>>
  /** The values that were changed. */
  readonly only: Partial<RowOf<F>>
  /** What they were changed from, for `call`: the server refuses when it is not so any more. */
  readonly read: Draft
}

export interface Common<F extends Fields, Saved> {
  /** Tells the form, and the record it changes where the address does not, from others of its screen when its draft is kept. */
  name?: string
  /** Code form; what it lacks starts with the defaults of the declaration. */
  first?: First<F> | undefined
  /** The answers of the reads that the call `edits`, by name, where they are not what the form starts with. */
  seen?: Draft | undefined
  /** Lists that are asked row by row. */
  by?: RowsOf<F>
  /** Where a complaint of the server is shown, where its path is not the form's own. */
  at?: (path: string) => string
  /** What the server would refuse, asked while one types and before a save: complaints by field, in words. */
  check?: Check
  /** Told what somebody typed or chose in a control, such as a choice that sets other fields. */
  onChange?: (name: Name<F>, value: unknown) => void
  /** What success says; 'saved' when absent, nothing when null. */
  said?: string | null | ((saved: Saved) => string) | undefined
  /** What follows a save, such as leaving the screen: done once there is no unsaved change any more, so that nothing asks. */
  onSaved?: ((saved: Saved) => void) | undefined
  /** Leaving asks while there are changes, and an expired session keeps them; true when absent. */
  guards?: boolean
}

/** A form whose fields are those of a call: all but what is given, or those that are asked. */
export interface CallForm<A extends Action, G, K extends string> extends Common<Pick<A['input'], K & Name<A['input']>>, OutputOf<A>> {
  call: A
  /** What the screen knows already. */
  given?: G & Partial<SentOf<A>>
  /** What the user is asked, in this order. */
  ask?: readonly K[]
}

/** A form over fields of its own, with what saves them. A `Refused` that `save` throws lands on the fields it names. */
export interface OwnForm<F extends Fields, Saved> extends Common<F, Saved> {
  fields: F
  save: (values: RowOf<F>, changes: Changes<F>) => Promise<Saved>
}
