import type { Field, Fields, ValueOf } from './field.ts'

/** The fields that a caller may send, none of which must be there. */
export type PartialFields<F extends Fields> = {
  [K in keyof F as F[K] extends Field<infer _T, 'generated'> ? never : K]: Field<ValueOf<F[K]> | undefined, 'optional'>
}

/** The same fields for a call that changes a row: what is not sent reads as undefined and stays as it is. */
export const partial = <F extends Fields>(fields: F): PartialFields<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.need !== 'generated')
      .map(([name, field]) => [
        name,
        { ...field, need: 'optional', whole: field, read: (raw: unknown) => (raw === undefined ? undefined : field.read(raw)) },
      ]),
  ) as PartialFields<F>

/** None of the fields, for a part of an input that has to name them all. */
export const unsent = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])) as { [K in keyof F]: undefined }

/** What was sent, without the fields that were not. */
export const sentOnly = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
