import type { Field, Fields, ValueOf } from './field.ts'

/** Fields that a caller may send, all of them optional. */
export type PartialFields<F extends Fields> = {
  [K in keyof F as F[K] extends Field<infer _T, 'generated'> ? never : K]: Field<ValueOf<F[K]> | undefined, 'optional'>
}

/** The same fields for a call that changes a row: an unsent field reads as undefined and keeps its value. */
export const partial = <F extends Fields>(fields: F): PartialFields<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.need !== 'generated')
      .map(([name, field]) => [
        name,
        { ...field, need: 'optional', rowField: field, read: (raw: unknown) => (raw === undefined ? undefined : field.read(raw)) },
      ]),
  ) as PartialFields<F>

/** The same field names, all undefined: for a part of an input that must list them all. */
export const undefinedFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])) as { [K in keyof F]: undefined }

/** The sent values, without the unsent fields. */
export const sentOnly = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
