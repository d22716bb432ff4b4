import { member } from '@app/contract/members/member'
import { sql } from 'kysely'

/** Every declared column of a member: the generated ones for searching stay out of answers. */
export const memberColumns = Object.keys(member.fields) as (keyof typeof member.fields)[]

/** 'Laia García', the name as it is read. */
export const fullName = (table: string) => sql<string>`trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)})`
