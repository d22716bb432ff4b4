import type { MemberQuery } from './member-query.ts'

/** Storage key in this window of the last shown list of members. */
export const listKey = 'members-list'

/** Stores the shown list of members: a member's page moves through it. */
export const keepList = (query: MemberQuery) => sessionStorage.setItem(listKey, JSON.stringify(query))
