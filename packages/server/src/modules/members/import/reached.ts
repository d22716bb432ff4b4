import { sql } from 'kysely'

/** Where letters to a member go, of `socio as <member>` and `socio as <guardian>` left joined to it: to who answers for him, if that one has an address (0118). */
export const reachedAt = (member: string, guardian: string) =>
  sql<string | null>`coalesce(${sql.ref(`${guardian}.email`)}, ${sql.ref(`${member}.email`)})`
