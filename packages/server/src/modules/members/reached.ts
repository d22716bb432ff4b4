import { addMonths, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'

/** Months after which somebody is of age. */
export const majority = 18 * 12

/**
 * Where letters to a member go, of `socio as <table>` and its guardian `socio as <guardian>`: for a minor whose guardian has an address, there
 * (0118).
 */
export const reachedAt = (table: string, guardian: string, today: Day) =>
  sql<
    string | null
  >`case when ${sql.ref(`${table}.fecha_nac`)} > ${addMonths(today, -majority)} then coalesce(${sql.ref(`${guardian}.email`)}, ${sql.ref(`${table}.email`)}) else ${sql.ref(`${table}.email`)} end`
