import { sql } from 'kysely'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Person of an enrolment. */
export interface Person {
  readonly id_mst_socios: number | null
  readonly nombre: string | null
  readonly email: string | null
  readonly telefono: string | null
}

/** The person as stored: a member has e-mail and telephone in the own file. Refuses a member with a name, and neither of them. */
export function personOf({ id_mst_socios, nombre, email, telefono }: Person): Person {
  if ((id_mst_socios === null) === (nombre === null))
    refuse('inscrito.una_persona', { id_mst_socios: 'inscrito.una_persona', nombre: 'inscrito.una_persona' })
  return id_mst_socios === null ? { id_mst_socios, nombre, email, telefono } : { id_mst_socios, nombre: null, email: null, telefono: null }
}

type Sent = { readonly [K in keyof Person]?: Person[K] | undefined }
/** The person after a change: of member and name, the only one sent takes the place of the other. */
export function changedPerson(before: Person, { id_mst_socios, nombre, email, telefono }: Sent): Person {
  const isMember = id_mst_socios !== undefined && id_mst_socios !== null
  const isNamed = nombre !== undefined && nombre !== null
  return personOf({
    id_mst_socios: id_mst_socios === undefined ? (isNamed ? null : before.id_mst_socios) : id_mst_socios,
    nombre: nombre === undefined ? (isMember ? null : before.nombre) : nombre,
    email: email === undefined ? before.email : email,
    telefono: telefono === undefined ? before.telefono : telefono,
  })
}

/** Name, number, e-mail and telephone of an enrolment as shown, of enrolments as `i` and their members as `socio as s`: a member's own ones. */
export const shownPerson = [
  's.numsocio',
  sql<string>`coalesce(i.nombre, ${fullName('s')})`.as('nombre_completo'),
  sql<string | null>`coalesce(s.email, i.email)`.as('email_contacto'),
  sql<string | null>`coalesce(s.telefono, i.telefono)`.as('telefono_contacto'),
] as const
