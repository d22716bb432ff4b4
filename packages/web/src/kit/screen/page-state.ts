import { forgetVisits } from './screen-title.ts'

/** Place of this tab's user. */
const owner = 'page-of'

/** Gives the state that this tab keeps (drafts, lists, counts) to a user; what another user left is dropped. */
export function claimPageState(member: number) {
  if (sessionStorage.getItem(owner) === String(member)) return
  sessionStorage.clear()
  sessionStorage.setItem(owner, String(member))
}

/** Forgets the state of the page and the opened records when their user signs out; settings of the desk stay. */
export function dropPageState() {
  sessionStorage.clear()
  forgetVisits()
}
