import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { inChunks } from '../../kit/database/in-chunks.ts'
import type { Held } from './holdings.ts'

type Saved = Pick<Held, 'id_reg_socios_cuotas' | 'ancla' | 'siguiente' | 'desde_cambio' | 'fecha_proxima'>

/** Writes the days of locked members' fees, in one statement for many. */
export const saveSchedules = (tx: Tx, rows: readonly Saved[]) =>
  inChunks(rows, (piece) => {
    const list = <K extends keyof Saved>(name: K) => piece.map((row) => row[name])
    const changed = sql<{ id: number; a: string; n: number; c: string | null; d: string | null }>`(select * from unnest(
      ${list('id_reg_socios_cuotas')}::bigint[], ${list('ancla')}::date[], ${list('siguiente')}::integer[],
      ${list('desde_cambio')}::date[], ${list('fecha_proxima')}::date[]) as t(id, a, n, c, d))`
    return tx
      .updateTable('socios_cuotas')
      .from(changed.as('v'))
      .set({ ancla: sql`v.a`, siguiente: sql`v.n`, desde_cambio: sql`v.c`, fecha_proxima: sql`v.d` })
      .whereRef('socios_cuotas.id_reg_socios_cuotas', '=', 'v.id')
      .execute()
  })
