import { member } from '@app/contract/members/member'
import { sql } from 'kysely'

/** Every declared column of a member: the generated ones for searching stay out of answers. */
export const memberColumns = Object.keys(member.fields) as (keyof typeof member.fields)[]

/** 'Laia García', the name as it is read. */
export const fullName = (table: string) => sql<string>`trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)})`

/** What somebody signs in with, by one setting or another (A-04), and what decides whether he may come in: of staff only administrators write it (A-123). */
export const coming = ['activo', 'acceso_web', 'fecha_baja'] as const
export const credentials = ['email', 'numsocio', 'nif', ...coming] as const
