import type { FeeTerms, HeldFee } from '@app/contract/fees/fee-terms'
import type { memberFee } from '@app/contract/fees/member-fee'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import type { FeeWithType } from './terms.ts'

/** A member's fee as stored. */
export type Held = RowOfResource<typeof memberFee>

/** Number of the payer: the holder of the family of `socio as s`, or the member. */
export const payer = sql<number>`coalesce(s.id_mst_socios_titular, s.id_mst_socios)`

/** Members' fees with the names of member, payer and course. */
export const holdingsFrom = (tx: Tx) =>
  tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .leftJoin('socio as p', 'p.id_mst_socios', 's.id_mst_socios_titular')
    .leftJoin('cursos as k', 'k.id_mst_curso', 'h.id_mst_curso')
    .selectAll('h')
    .select([
      's.numsocio',
      's.fecha_baja',
      fullName('s').as('nombre_completo'),
      payer.as('id_mst_socios_pagador'),
      sql<string>`coalesce(${fullName('p')}, ${fullName('s')})`.as('nombre_pagador'),
      'k.desc_curso',
      'k.activo as curso_activo',
      'k.id_mst_curso_grupo',
    ])
export type Holding = Awaited<ReturnType<ReturnType<typeof holdingsFrom>['execute']>>[number]

/** Condition that members' fees last until a day or longer. */
export const lastsUntil = (day: Day) => sql<boolean>`(fecha_fin_cuota is null or fecha_fin_cuota >= ${day}::date)`

/** Locks members' fees in the order of their numbers. */
export const lockHoldings = (tx: Tx, ids: readonly number[]): Promise<Held[]> =>
  tx
    .selectFrom('socios_cuotas')
    .selectAll()
    .where(isOneOf('id_reg_socios_cuotas', ids))
    .orderBy('id_reg_socios_cuotas')
    .forNoKeyUpdate()
    .execute()

/** Data that decide periods and amounts of a member's fee: its own price counts while the parameter is on. */
export const heldOf = (row: Held, withSpecialPrice: boolean): HeldFee => ({
  ...row,
  precio_especial: withSpecialPrice ? row.precio_especial : null,
})

/** Terms of a fee for a member, with the charges of the first and last period that are his own. */
export const termsFor = (
  fee: FeeWithType,
  own: Pick<Held, 'primera_mensualidad_proporcional' | 'ultima_mensualidad_proporcional'>,
): FeeTerms => ({
  ...fee,
  primera_mensualidad_proporcional: own.primera_mensualidad_proporcional ?? fee.primera_mensualidad_proporcional,
  ultima_mensualidad_proporcional: own.ultima_mensualidad_proporcional ?? fee.ultima_mensualidad_proporcional,
})
