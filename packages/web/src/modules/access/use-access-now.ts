import { willEnter } from '@app/contract/access/will-enter'
import { useRead } from '../../kit/reads/api.ts'

/** Whether a member would come in now at the first entrance: `permitido`, `texto` with the right or the refusing rule, `hasta` in minutes of the day; `siguiente` his next booking. */
export const useAccessNow = (id: number) => useRead(willEnter, { id })
