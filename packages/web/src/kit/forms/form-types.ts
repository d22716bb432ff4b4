import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import type { Field, Fields, RowOf, ValueOf } from '@app/contract/kit/field'
import type { ControlProps } from '../kinds/controls/control-props.ts'
import type { Complaints, Draft, First, RowsSpec } from './form-state.ts'

/** Name of a form field. */
export type Name<F> = keyof F & string
/** Draft type of a value: the typed text, or the value; whole objects and lists are never text. */
export type Typed<T> = T extends readonly (infer Item)[] ? readonly Item[] : T extends object ? T : T | string
type TypedOf<R> = { readonly [K in keyof R]: Typed<NonNullable<R[K]>> | (null extends R[K] ? '' : never) }
/** Row type of a list field; never for other fields. */
export type ItemOf<F> = F extends Field ? (NonNullable<ValueOf<F>> extends readonly (infer Item extends object)[] ? Item : never) : never
/** Names of the list fields. */
export type ListName<F> = { [K in Name<F>]: [ItemOf<F[K]>] extends [never] ? never : K }[Name<F>]

/** Row-by-row editing of the lists of a form. */
export type RowsOf<F> = {
  readonly [K in ListName<F>]?: RowsSpec & { readonly by: readonly Name<ItemOf<F[K]>>[]; readonly blank?: readonly Name<ItemOf<F[K]>>[] }
}

/** Props that a form gives to the control of one datum. */
export type ControlOf = Pick<ControlProps, 'id' | 'name' | 'field' | 'value' | 'error' | 'readOnly' | 'onChange' | 'onLeave'>

/** One row of a list of a form. Functions are methods, so that a form with more fields is assignable to one with fewer. */
export interface Row<R> {
  readonly key: string
  readonly draft: TypedOf<R>
  /** Complaint about the whole row. */
  readonly complaint: string | undefined
  set<K extends Name<R>>(name: K, value: Typed<R[K]> | string): void
  control(name: Name<R>): ControlOf
  /** Row in code form; null while part of it cannot be read. */
  value(): R | null
  remove(): void
}
/** Initial values of a new row; null overrides the default of the declaration with no value. */
export type FirstRow<R> = { readonly [K in keyof R]?: R[K] | null }
/** Rows of a list of a form. */
export interface Rows<R> {
  /** Id of the whole list, as a link target. */
  readonly id: string
  readonly all: readonly Row<R>[]
  /** Complaint about the whole list. */
  readonly complaint: string | undefined
  /** Adds rows at the end and returns the key of the last. */
  add(...first: FirstRow<R>[]): string
  /** Removes rows in one edit. */
  remove(rows: readonly Row<R>[]): void
  /** Row of this identity: the existing one, or one that is added on the first edit. */
  at(first: FirstRow<R>): Row<R>
}

export interface Form<F extends Fields = Fields> {
  readonly id: string
  readonly fields: F
  /** Shown values, by field; row-by-row lists are read through `rows`. */
  readonly draft: TypedOf<RowOf<F>>
  readonly complaints: Complaints
  /** Server message about the whole form, if it named no field. */
  readonly message: string | null
  /** Data changed by two desks to different values. */
  readonly conflicts: readonly { readonly path: string; readonly mine: unknown; readonly theirs: unknown }[]
  readonly isDirty: boolean
  readonly isBusy: boolean
  set<K extends Name<F>>(name: K, value: Typed<ValueOf<F[K]>> | string): void
  /** Props of the control of one field. */
  control(name: Name<F>): ControlOf
  rows<K extends ListName<F>>(name: K): Rows<ItemOf<F[K]>>
  /** Reads the form in code form, or its issues; `instead` replaces fields, so that incomplete data can be read. */
  read(instead?: { readonly [K in Name<F>]?: Field<ValueOf<F[K]>> }): { readonly value: RowOf<F> } | { readonly complaints: Complaints }
  /** Resolves a conflict between two desks in favour of one value. */
  settle(path: string, whose: 'mine' | 'theirs'): void
  submit(): Promise<void>
  reset(): void
}

/** Options of every form. */
export interface FormOptions<F extends Fields, Saved> {
  /** Distinguishes forms of one screen, and the changed record if the address does not, for kept drafts. */
  name?: string
  /** Code form; missing values take the defaults of the declaration. */
  first?: First<F> | undefined
  /** Answers of the reads changed by `edits`, by name, if they differ from the initial values. */
  seen?: Draft | undefined
  /** Lists edited row by row. */
  by?: RowsOf<F>
  /** Maps the path of a server complaint to a path of the form. */
  at?: (path: string) => string
  /** Server-side check while typing and before a save: complaints by field, as text. */
  check?: (values: Draft) => Promise<Complaints>
  /** Called on input in a control, such as a choice that sets other fields. */
  onChange?: (name: Name<F>, value: unknown) => void
  /** Success message; 'saved' by default, none if null. */
  successMessage?: string | null | ((saved: Saved) => string) | undefined
  /** Runs after a save, such as leaving the screen: once there is no unsaved change, so that leaving needs no confirmation. */
  onSaved?: ((saved: Saved) => void) | undefined
  /** Leaving is confirmed while there are changes, and an expired session keeps them; true by default. */
  guards?: boolean
}

/** Form over the fields of a call: all except `given`, or those in `ask`. */
export interface CallForm<A extends Action, G, K extends string> extends FormOptions<Pick<A['input'], K & Name<A['input']>>, OutputOf<A>> {
  call: A
  /** Input already known to the screen. */
  given?: G & Partial<SentOf<A>>
  /** Fields shown to the user, in this order. */
  ask?: readonly K[]
}

/** Form over custom fields, with the function that saves them. A `Refused` thrown by `save` lands on the fields it names. */
export interface OwnForm<F extends Fields, Saved> extends FormOptions<F, Saved> {
  fields: F
  save: (
    values: RowOf<F>,
    changes: {
      readonly names: ReadonlySet<Name<F>>
      /** Changed values. */
      readonly only: Partial<RowOf<F>>
      /** Values before the change, for `call`: the server refuses if they are out of date. */
      readonly read: Draft
    },
  ) => Promise<Saved>
}
