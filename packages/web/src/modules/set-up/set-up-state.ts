import type { OutputOf } from '@app/contract/kit/action'
import type { setUpState } from '@app/contract/set-up/set-up-calls'

/** First steps of the club as read. */
export type SetUpState = OutputOf<typeof setUpState>
