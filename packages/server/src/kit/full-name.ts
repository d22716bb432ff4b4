import { sql } from 'kysely'

/** 'Laia García', the name of `socio as <table>` as it is read; null of one that a left join did not find. */
export const fullName = <T extends string | null = string>(table: string) =>
  sql<T>`trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)})`
