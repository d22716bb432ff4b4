import type { Field, Fields, ValueOf } from './field.ts'

/** The same fields, each of which may be left out of an update: what is not sent reads as undefined and stays as it is. */
export const partial = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, need: 'optional', read: (raw: unknown) => (raw === undefined ? undefined : field.read(raw)) },
    ]),
  ) as unknown as { [K in keyof F]: Field<ValueOf<F[K]> | undefined, 'optional'> }
