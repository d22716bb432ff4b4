import type { Locale } from '@app/contract/kit/texts'
import { sql } from 'kysely'

/**
 * Address for letters to a member, of `socio as <member>` and `socio as <guardian>` left joined to it: the guardian's,
 * if there is one (0118).
 */
export const letterAddress = (member: string, guardian: string) =>
  sql<string | null>`coalesce(${sql.ref(`${guardian}.email`)}, ${sql.ref(`${member}.email`)})`

/** Language of letters to a member, of `cuenta as <account>` left joined to `socio as <member>`: the account's, otherwise that of the file. */
export const letterLanguage = (account: string, member: string) =>
  sql<Locale | null>`coalesce(${sql.ref(`${account}.lang`)}, ${sql.ref(`${member}.idioma`)})`
