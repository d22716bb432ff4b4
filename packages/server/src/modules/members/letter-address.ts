import { sql } from 'kysely'

/**
 * Address for letters to a member, of `socio as <member>` and `socio as <guardian>` left joined to it: the guardian's,
 * if there is one (0118).
 */
export const letterAddress = (member: string, guardian: string) =>
  sql<string | null>`coalesce(${sql.ref(`${guardian}.email`)}, ${sql.ref(`${member}.email`)})`
