import type { Amendment } from '@app/contract/mandates/mandate'
import { type Day, latest } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { currentMandates, lockMandates, type Mandate, mandateKey } from './mandate-rows.ts'

/** Debit by a mandate, with its day of collection. */
export interface MandateUse {
  readonly id_reg_mandato: number
  readonly dia: Day
}
/** Debit by a mandate that does not count any more. */
export interface EndedUse {
  readonly id_reg_mandato: number
  /** Last collection that is left; null leaves it, unless none is left. */
  readonly dia: Day | null
  /** Values before a change that its file told the bank: the next file tells them again. */
  readonly enmienda?: Amendment | null
}

/** Locks the mandates of debits; returns their debits by mandate: number and last day, as a table u. */
async function countedUses(tx: Tx, uses: readonly MandateUse[]) {
  const byMandate = [...Map.groupBy(uses, (use) => use.id_reg_mandato)]
  await lockMandates(
    tx,
    byMandate.map(([id]) => id),
  )
  const counted = byMandate.map(([id, own]) => ({ id, veces: own.length, dia: latest(...own.map(({ dia }) => dia)) }))
  return sql<(typeof counted)[number]>`json_to_recordset(${JSON.stringify(counted)}::json)`.as<'u'>(
    sql`u(id bigint, veces integer, dia date)`,
  )
}
/** A mandate with the debits of u. */
const withUses = { usos: sql<number>`m.usos + u.veces`, ultimo_uso: sql<Day>`greatest(m.ultimo_uso, u.dia)` }

/**
 * Records debits in a bank file: a mandate for one more debit ends with it, the last day counts, the file has told the bank every
 * change, and the company's creditor identifier is known to it.
 */
export async function useMandates(tx: Tx, uses: readonly MandateUse[]) {
  await tx
    .updateTable('mandato as m')
    .from(await countedUses(tx, uses))
    .from('empresa as e')
    .set({
      ...withUses,
      ...{ iban_anterior: null, referencia_anterior: null, acreedor_anterior: null },
      acreedor: sql<string | null>`coalesce(e.id_acreedor, m.acreedor)`,
      estado: sql<Mandate['estado']>`case when m.uso = 'FNAL' then 'revocado' else m.estado end`,
      fecha_revocado: sql<Day | null>`case when m.uso = 'FNAL' then u.dia else m.fecha_revocado end`,
    })
    .whereRef('m.id_reg_mandato', '=', 'u.id')
    .whereRef('e.id_mst_empresas', '=', 'm.id_mst_empresas')
    .execute()
}

/** Counts debits again whose returns were undone; what the next file tells the bank stays as it is. */
export async function restoreUses(tx: Tx, uses: readonly MandateUse[]) {
  await tx
    .updateTable('mandato as m')
    .from(await countedUses(tx, uses))
    .set(withUses)
    .whereRef('m.id_reg_mandato', '=', 'u.id')
    .execute()
}

/** Of locked mandates those that ended with their last debit and may be in force again: no other one is. */
async function endedByUse(tx: Tx, mandates: readonly Mandate[]): Promise<ReadonlySet<number>> {
  const ended = mandates.filter(({ uso, estado, motivo }) => uso === 'FNAL' && estado === 'revocado' && motivo === null)
  if (ended.length === 0) return new Set()
  const now = await currentMandates(
    tx,
    ended.map((one) => one.id_mst_socios),
  )
  const free = ended.filter((one) => now.get(mandateKey(one.id_mst_socios, one.id_mst_empresas))?.estado !== 'activo')
  return new Set(free.map((one) => one.id_reg_mandato))
}

/**
 * Takes back debits of a deleted remittance, or of returns: what their file told the bank is to be told again, and a mandate that ended with
 * its last debit is in force again.
 */
export async function unuseMandates(tx: Tx, uses: readonly EndedUse[]) {
  const byMandate = [...Map.groupBy(uses, (use) => use.id_reg_mandato)]
  const locked = await lockMandates(
    tx,
    byMandate.map(([id]) => id),
  )
  const revived = await endedByUse(tx, locked)
  const counted = byMandate.map(([id, own]) => {
    const days = own.flatMap(({ dia }) => (dia === null ? [] : [dia]))
    const told = own.find(({ enmienda }) => enmienda)?.enmienda
    return { id, veces: own.length, dia: days.length > 0 ? latest(...days) : null, revive: revived.has(id), ...told }
  })
  type Counted = (typeof counted)[number]
  await tx
    .updateTable('mandato as m')
    .from(
      sql<Counted>`json_to_recordset(${JSON.stringify(counted)}::json)`.as<'u'>(
        sql`u(id bigint, veces integer, dia date, revive boolean, iban_anterior text, referencia_anterior text, acreedor_anterior text)`,
      ),
    )
    .set({
      usos: sql<number>`greatest(m.usos - u.veces, 0)`,
      estado: sql<Mandate['estado']>`case when u.revive then 'activo' else m.estado end`,
      fecha_revocado: sql<Day | null>`case when u.revive then null else m.fecha_revocado end`,
      ultimo_uso: sql<Day | null>`coalesce(u.dia, case when m.usos > u.veces then m.ultimo_uso end)`,
      iban_anterior: sql<string | null>`nullif(coalesce(u.iban_anterior, m.iban_anterior), m.iban)`,
      referencia_anterior: sql<string | null>`coalesce(u.referencia_anterior, m.referencia_anterior)`,
      acreedor_anterior: sql<string | null>`coalesce(u.acreedor_anterior, m.acreedor_anterior)`,
    })
    .whereRef('m.id_reg_mandato', '=', 'u.id')
    .execute()
}
