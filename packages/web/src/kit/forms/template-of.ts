import type { Fields } from '@app/contract/kit/field'
import { object, readAnswer } from '@app/contract/kit/shapes'
import type { First } from './form-types.ts'

/** Initial values of a form from the answer of a template call. */
export const templateOf = <F extends Fields>(fields: F, answer: Readonly<Record<string, unknown>>): First<F> =>
  readAnswer(object(fields), answer) as First<F>
