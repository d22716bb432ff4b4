import type { AskedMembers } from './member-query.ts'

/** Storage key in this window of the last shown list of members. */
export const listPlace = 'members-list'

/** Stores the shown list of members: a member's page moves through it. */
export const keepList = (asked: AskedMembers) => sessionStorage.setItem(listPlace, JSON.stringify(asked))
