import type { Field, Fields, ValueOf } from '../../kit/field.ts'

type Kept<F extends Fields> = {
  [K in keyof F as F[K] extends Field<infer _T, 'generated'> ? never : K]: Field<ValueOf<F[K]> | undefined, 'optional'>
}

/** The same fields for a call that changes a row: what is not sent is undefined and stays as it is. */
export const kept = <F extends Fields>(fields: F): Kept<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, f]) => f.need !== 'generated')
      .map(([name, f]) => [name, { ...f, need: 'optional', read: (raw: unknown) => (raw === undefined ? undefined : f.read(raw)) }]),
  ) as unknown as Kept<F>

/** What was sent, without the fields that were not. */
export const sentOnly = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
