import { type FamilyFee, familyPlace } from '@app/contract/fees/family-place'
import { feeOf } from '@app/contract/fees/fee-amount'
import { periodIndexAt, periodOf } from '@app/contract/fees/fee-periods'
import type { FeeAmount, NotRaised } from '@app/contract/fees/fee-terms'
import { addDays, type Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { param } from '../club/public.ts'
import { type Held, heldOf, payer, termsFor } from './holdings.ts'
import { allFees, type FeeWithType } from './terms.ts'

/** A member's fee, stored or typed, as far as its amount needs it. */
export type Charged = Held & { readonly id_mst_socios_pagador: number; readonly curso_activo: boolean | null }

interface Relative extends FamilyFee {
  readonly id_mst_socios: number
  readonly nombre_completo: string
}
/** Amounts of members' fees by the pure function (A-143 to A-150), with the facts around them. */
export interface Amounts {
  readonly fees: ReadonlyMap<number, FeeWithType>
  readonly fee: (held: Charged) => FeeWithType
  /** Amount of period k, or the reason not to raise it. */
  readonly of: (held: Charged, k: number) => FeeAmount | { readonly motivo: NotRaised }
  /** The same by other terms of a fee. */
  readonly withFee: (fee: FeeWithType) => Amounts
  /** The same with members' fees that are planned together: they count as stored ones of their families. */
  readonly withPlanned: (planned: readonly Charged[]) => Amounts
  /** Those of the family before a member's fee on a day, in the order of A-149. */
  readonly before: (held: Charged, day: Day) => Pick<Relative, 'id_mst_socios' | 'nombre_completo'>[]
}

const typeIds = (fees: Iterable<FeeWithType>, has: (fee: FeeWithType) => boolean) => [
  ...new Set([...fees].filter(has).map((one) => one.id_mst_tipocuotas)),
]
const keyOf = (person: number, type: number) => `${person} ${type}`

/** Fees of types with percentages for families, of those with the same payers, by payer and type. */
async function familiesOf(tx: Tx, held: readonly Charged[], fees: ReadonlyMap<number, FeeWithType>) {
  const types = typeIds(fees.values(), (one) => one.hermanos.length > 0)
  const payers = [
    ...new Set(held.flatMap((one) => (types.includes(fees.get(one.id_cuota)!.id_mst_tipocuotas) ? one.id_mst_socios_pagador : []))),
  ]
  if (payers.length === 0) return new Map<string, Relative[]>()
  const rows = await tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .select([
      'h.id_reg_socios_cuotas as id',
      'h.id_mst_socios',
      'h.fecha_inicio_cuota',
      'h.fecha_fin_cuota',
      'h.espera',
      'c.id_mst_tipocuotas',
    ])
    .select([payer.as('payer'), fullName('s').as('nombre_completo')])
    .where((eb) => eb.or([isOneOf('s.id_mst_socios', payers), isOneOf('s.id_mst_socios_titular', payers)]))
    .where('c.id_mst_tipocuotas', 'in', types)
    .execute()
  return Map.groupBy(rows, (row) => keyOf(row.payer, row.id_mst_tipocuotas)) as Map<string, Relative[]>
}

/** Members' fees of types with promotions, by member and type: those before a fee count (A-146). */
async function earlierOf(tx: Tx, held: readonly Charged[], fees: ReadonlyMap<number, FeeWithType>) {
  const types = typeIds(fees.values(), (one) => one.promociones.length > 0)
  const members = [...new Set(held.flatMap((one) => (types.includes(fees.get(one.id_cuota)!.id_mst_tipocuotas) ? one.id_mst_socios : [])))]
  if (members.length === 0) return new Map<string, Held[]>()
  const rows = await tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .selectAll('h')
    .select('c.id_mst_tipocuotas')
    .where(isOneOf('h.id_mst_socios', members))
    .where('c.id_mst_tipocuotas', 'in', types)
    .where('h.espera', '=', false)
    .execute()
  return Map.groupBy(rows, (row) => keyOf(row.id_mst_socios, row.id_mst_tipocuotas)) as Map<string, Held[]>
}

/** Fees that a member had of the type before one of them began: periods of the others until that day. */
function feesBefore(own: Held, all: readonly Held[], fees: ReadonlyMap<number, FeeWithType>): number {
  const isBefore = (one: Held) =>
    one.fecha_inicio_cuota < own.fecha_inicio_cuota ||
    (one.fecha_inicio_cuota === own.fecha_inicio_cuota && one.id_reg_socios_cuotas < own.id_reg_socios_cuotas)
  const until = addDays(own.fecha_inicio_cuota, -1)
  return all.filter(isBefore).reduce((sum, one) => {
    const last = one.fecha_fin_cuota !== null && one.fecha_fin_cuota < until ? one.fecha_fin_cuota : until
    return sum + Math.max(0, periodIndexAt(fees.get(one.id_cuota)!, heldOf(one, false), last) + 1)
  }, 0)
}

/** Amounts of members' fees: families and earlier fees are read at once for all of them. */
export async function amountsOf(tx: Tx, held: readonly Charged[]): Promise<Amounts> {
  const fees = await allFees(tx)
  return amountsBy({
    fees,
    withSpecialPrice: await param(tx, 'CUOTA_USUARIO_PRECIO_ESPECIAL'),
    families: await familiesOf(tx, held, fees),
    earlier: await earlierOf(tx, held, fees),
  })
}

interface Facts {
  readonly fees: ReadonlyMap<number, FeeWithType>
  readonly withSpecialPrice: boolean
  readonly families: ReadonlyMap<string, Relative[]>
  readonly earlier: ReadonlyMap<string, Held[]>
}
function amountsBy(facts: Facts): Amounts {
  const { fees, withSpecialPrice, families, earlier } = facts
  const fee = (one: Charged) => fees.get(one.id_cuota)!
  const familyOf = (one: Charged): Relative[] => {
    const stored = families.get(keyOf(one.id_mst_socios_pagador, fee(one).id_mst_tipocuotas)) ?? []
    // a typed one has no row yet, a changed one another
    const own = { ...one, id: one.id_reg_socios_cuotas, nombre_completo: '' }
    return [...stored.filter(({ id }) => id !== own.id), own]
  }
  return {
    fees,
    fee,
    withFee: (other) => amountsBy({ ...facts, fees: new Map(fees).set(other.id_mst_cuotas, other) }),
    withPlanned: (planned) => {
      const all = new Map(families)
      for (const one of planned) {
        const key = keyOf(one.id_mst_socios_pagador, fee(one).id_mst_tipocuotas)
        const others = (all.get(key) ?? []).filter(({ id }) => id !== one.id_reg_socios_cuotas)
        all.set(key, [...others, { ...one, id: one.id_reg_socios_cuotas, nombre_completo: '' }])
      }
      return amountsBy({ ...facts, families: all })
    },
    of: (one, k) => {
      const terms = termsFor(fee(one), one)
      const own = heldOf(one, withSpecialPrice)
      const place = terms.hermanos.length > 0 ? familyPlace(familyOf(one), one.id_reg_socios_cuotas, periodOf(terms, own, k).desde) : 0
      return feeOf(terms, own, k, {
        anteriores:
          terms.promociones.length > 0 ? feesBefore(one, earlier.get(keyOf(one.id_mst_socios, fee(one).id_mst_tipocuotas)) ?? [], fees) : 0,
        hermano: place > 1 ? place : null,
        curso_activo: one.curso_activo ?? true,
      })
    },
    before: (one, day) => {
      const family = familyOf(one)
      const place = familyPlace(family, one.id_reg_socios_cuotas, day)
      const inOrder = family.filter((other) => familyPlace(family, other.id, day) > 0)
      return inOrder.toSorted((a, b) => familyPlace(family, a.id, day) - familyPlace(family, b.id, day)).slice(0, Math.max(0, place - 1))
    },
  }
}
