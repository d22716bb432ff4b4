import type { AskedMembers } from './asked-members.ts'

/** Where this window keeps which list of members was last on the screen. */
export const listPlace = 'members-list'

/** Keeps which list of members is on the screen: a member's page walks through it. */
export const keepList = (asked: AskedMembers) => sessionStorage.setItem(listPlace, JSON.stringify(asked))
