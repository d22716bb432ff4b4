import { type Day, latest } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { lockMandates } from './mandate-rows.ts'

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
  readonly enmienda?: {
    readonly iban_anterior: string | null
    readonly referencia_anterior: string | null
    readonly acreedor_anterior: string | null
  } | null
}

/** Records debits in a bank file: the last day counts, the file has told the bank every change, and the company's creditor identifier is known to it. */
export async function useMandates(tx: Tx, uses: readonly MandateUse[]) {
  const byMandate = [...Map.groupBy(uses, (use) => use.id_reg_mandato)]
  await lockMandates(
    tx,
    byMandate.map(([id]) => id),
  )
  const counted = byMandate.map(([id, own]) => ({ id, veces: own.length, dia: latest(...own.map(({ dia }) => dia)) }))
  await tx
    .updateTable('mandato as m')
    .from(
      sql<{ id: number; veces: number; dia: Day }>`json_to_recordset(${JSON.stringify(counted)}::json)`.as<'u'>(
        sql`u(id bigint, veces integer, dia date)`,
      ),
    )
    .from('empresa as e')
    .set({
      usos: sql<number>`m.usos + u.veces`,
      ultimo_uso: sql<Day>`greatest(m.ultimo_uso, u.dia)`,
      ...{ iban_anterior: null, referencia_anterior: null, acreedor_anterior: null },
      acreedor: sql<string | null>`coalesce(e.id_acreedor, m.acreedor)`,
    })
    .whereRef('m.id_reg_mandato', '=', 'u.id')
    .whereRef('e.id_mst_empresas', '=', 'm.id_mst_empresas')
    .execute()
}

/** Takes back debits of a deleted remittance, or of returns: what their file told the bank is to be told again. */
export async function unuseMandates(tx: Tx, uses: readonly EndedUse[]) {
  const byMandate = [...Map.groupBy(uses, (use) => use.id_reg_mandato)]
  await lockMandates(
    tx,
    byMandate.map(([id]) => id),
  )
  const counted = byMandate.map(([id, own]) => {
    const days = own.flatMap(({ dia }) => (dia === null ? [] : [dia]))
    const told = own.find(({ enmienda }) => enmienda)?.enmienda
    return { id, veces: own.length, dia: days.length > 0 ? latest(...days) : null, ...told }
  })
  type Counted = (typeof counted)[number]
  await tx
    .updateTable('mandato as m')
    .from(
      sql<Counted>`json_to_recordset(${JSON.stringify(counted)}::json)`.as<'u'>(
        sql`u(id bigint, veces integer, dia date, iban_anterior text, referencia_anterior text, acreedor_anterior text)`,
      ),
    )
    .set({
      usos: sql<number>`greatest(m.usos - u.veces, 0)`,
      ultimo_uso: sql<Day | null>`coalesce(u.dia, case when m.usos > u.veces then m.ultimo_uso end)`,
      iban_anterior: sql<string | null>`nullif(coalesce(u.iban_anterior, m.iban_anterior), m.iban)`,
      referencia_anterior: sql<string | null>`coalesce(u.referencia_anterior, m.referencia_anterior)`,
      acreedor_anterior: sql<string | null>`coalesce(u.acreedor_anterior, m.acreedor_anterior)`,
    })
    .whereRef('m.id_reg_mandato', '=', 'u.id')
    .execute()
}
