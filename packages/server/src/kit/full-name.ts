import { sql } from 'kysely'

/** 'Laia García', the full name of `socio as <table>` in SQL; null if a left join found no member. */
export const fullName = <T extends string | null = string>(table: string) =>
  sql<T>`trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)})`
