import type { Fields } from '@app/contract/kit/field'
import { object, readAnswer } from '@app/contract/kit/shapes'
import type { First } from './form-types.ts'

/** What a call for a new row answers, as a form over these fields starts with it. */
export const templateOf = <F extends Fields>(fields: F, answer: Readonly<Record<string, unknown>>): First<F> =>
  readAnswer(object(fields), answer) as First<F>
