import { member } from '@app/contract/members/member'
import { memberRow } from '@app/contract/members/member-list'

/** Every declared column of a member: the generated ones for searching stay out of answers. */
export const memberColumns = Object.keys(member.fields) as (keyof typeof member.fields)[]

const derived = new Set(['nombre_completo', 'desc_tiposocio'])
/** The columns of the table that a list has. */
export const gridColumns = Object.keys(memberRow.facts.fields!).filter((name) => !derived.has(name)) as (keyof typeof member.fields)[]

/**
 * Columns used to sign in, depending on a setting, and those that decide access: for staff only administrators
 * write them.
 */
export const accessFields = ['activo', 'acceso_web', 'fecha_baja'] as const
export const credentials = ['email', 'numsocio', 'nif', ...accessFields] as const
