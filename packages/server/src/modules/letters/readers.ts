import type { Locale } from '@app/contract/kit/texts'
import { type LetterKind, type StopReason, type UnreachedReason, unreachedReason } from '@app/contract/letters/reader-rule'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { letterAddress, letterLanguage } from '../mail/public.ts'
import { refusedBy } from '../personal-data/public.ts'

/** Member as a reader of letters. */
export interface MemberReader {
  readonly id_mst_socios: number
  readonly nombre: string
  readonly apellidos: string
  readonly nombre_completo: string
  /** Address of the guardian, if there is one, otherwise the member's. */
  readonly email: string | null
  readonly lang: Locale | null
  /** Name of the guardian who reads it. */
  readonly tutor: string | null
  readonly notificarApp: boolean
  /** Reason for which no letter of this kind is sent; null if one is. */
  readonly motivo: UnreachedReason | null
}

/** Addresses of a list that receive no more letters, in small letters, each with its reason. */
export async function stoppedAddresses(tx: Tx, addresses: readonly string[]): Promise<ReadonlyMap<string, StopReason>> {
  if (addresses.length === 0) return new Map()
  const small = [...new Set(addresses.map((one) => one.toLowerCase()))]
  const rows = await tx
    .selectFrom('direccion_parada')
    .select(['email', 'motivo'])
    .where('activa', '=', true)
    .where(sql<boolean>`email = any(${small}::text[])`)
    .execute()
  return new Map(rows.map((one) => [one.email, one.motivo]))
}

/** Members as readers of a kind of letter, in the order of their ids; the guest reads none. */
export async function readersOf(tx: Tx, members: readonly number[], kind: LetterKind): Promise<readonly MemberReader[]> {
  if (members.length === 0) return []
  const rows = await tx
    .selectFrom('socio as s')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(['s.id_mst_socios', 's.nombre', 's.apellidos', 's.notificar', 's.notificarApp', fullName('s').as('nombre_completo')])
    .select([letterAddress('s', 'tutor').as('email'), letterLanguage('c', 's').as('lang')])
    .select(sql<string | null>`case when tutor.email is not null then ${fullName('tutor')} end`.as('tutor'))
    .where(isOneOf('s.id_mst_socios', members))
    .where('s.id_mst_socios', '<>', guestMember)
    .orderBy('s.id_mst_socios')
    .execute()
  const ids = rows.map((one) => one.id_mst_socios)
  const refused = kind === 'many' && ids.length > 0 ? await refusedBy(tx, ids, 'comunicaciones') : new Set<number>()
  const stopped = await stoppedAddresses(
    tx,
    rows.flatMap(({ email }) => email ?? []),
  )
  return rows.map(({ notificar, ...row }) => {
    const facts = { email: row.email, notificar, refused: refused.has(row.id_mst_socios) }
    return { ...row, motivo: unreachedReason({ ...facts, stopped: stopped.get(row.email?.toLowerCase() ?? '') ?? null }, kind) }
  })
}
