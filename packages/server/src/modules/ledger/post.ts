import { firstOwnAccount, units } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { PostedTransfer, PostingContext, Transfer } from './transfer.ts'
import { requireMayPost } from './value-out.ts'

/** Changes of accounts with a balance by transfers: debits less credits. */
function changesOf(transfers: readonly Transfer[]) {
  const changes = new Map<number, number>()
  const add = (account: number, change: number) => {
    if (account >= firstOwnAccount) changes.set(account, (changes.get(account) ?? 0) + change)
  }
  for (const { debe, haber, importe } of transfers) {
    add(debe, importe)
    add(haber, -importe)
  }
  return sql<{
    id: number
    cambio: number
  }>`(select * from unnest(${[...changes.keys()]}::bigint[], ${[...changes.values()]}::bigint[]) as d(id, cambio))`
}

/** Transfers as rows, `n` their order. */
function rowsOf(transfers: readonly Transfer[]) {
  const column = <K extends keyof Transfer>(name: K) => transfers.map((one) => one[name] ?? null)
  type Row = Pick<
    PostedTransfer,
    'debe' | 'haber' | 'unidad' | 'importe' | 'motivo' | 'texto' | 'id_reg_factura' | 'id_reg_operacion' | 'revierte'
  > & {
    readonly n: number
  }
  return sql<Row>`(select * from unnest(${column('debe')}::bigint[], ${column('haber')}::bigint[],
    ${transfers.map(({ unidad }) => unidad ?? units.cents)}::smallint[], ${column('importe')}::bigint[], ${column('motivo')}::text[],
    ${column('texto')}::text[], ${column('id_reg_factura')}::bigint[], ${column('id_reg_operacion')}::bigint[],
    ${column('revierte')}::bigint[])
    with ordinality as t(debe, haber, unidad, importe, motivo, texto, id_reg_factura, id_reg_operacion, revierte, n))`
}

/**
 * Posts transfers, in their order: the only way in which value moves. Balances and refunded amounts follow in the same
 * statement, and the constraints of both tables refuse more than is available. Before posting, lines are locked, then
 * holders, each in a separate statement. Value given out needs the right `cash` (A-161).
 */
export async function post(call: PostingContext, transfers: readonly Transfer[]): Promise<PostedTransfer[]> {
  if (transfers.length === 0) return []
  await requireMayPost(call, transfers)
  const { tx, now, today, user, club } = call
  const group = sql<number | null>`(select nextval(${`${club.schema}.libro_grupo`}::regclass))`
  return tx
    .with('dado', () => rowsOf(transfers))
    .with('asiento', (q) =>
      q
        .insertInto('libro_asiento')
        .columns([
          ...(['fecha', 'dia', 'debe', 'haber', 'unidad', 'importe', 'motivo', 'texto', 'id_reg_factura', 'revierte'] as const),
          ...(['id_reg_operacion', 'nivel', 'id_mst_socios_creacion', 'grupo'] as const),
        ])
        .expression(
          q
            .selectFrom('dado as t')
            .leftJoin('libro_asiento as o', 'o.id_reg_asiento', 't.revierte')
            .select([sql<Date>`${now}::timestamptz`.as('fecha'), sql<string>`${today}::date`.as('dia')])
            .select(['t.debe', 't.haber', 't.unidad', 't.importe', 't.motivo', 't.texto', 't.id_reg_factura', 't.revierte'])
            .select([
              't.id_reg_operacion',
              sql<0 | 1 | 2>`coalesce(o.nivel + 1, 0)`.as('nivel'),
              sql<number | null>`${user?.id_mst_socios ?? null}::bigint`.as('quien'),
              (transfers.length > 1 ? group : sql<number | null>`null::bigint`).as('grupo'),
            ])
            .orderBy('t.n'),
        )
        .returningAll(),
    )
    .with('cuenta', (q) =>
      q
        .updateTable('libro_cuenta as c')
        .from(changesOf(transfers).as('d'))
        .set({ saldo: sql`c.saldo + c.signo * d.cambio` })
        .whereRef('c.id_reg_cuenta', '=', 'd.id')
        .where('c.saldo', 'is not', null),
    )
    .with('vuelto', (q) =>
      q
        .selectFrom('dado as t')
        .select(['t.revierte as id', 't.importe as cambio'])
        .where('t.revierte', 'is not', null) // only for speed
        .unionAll(
          q
            .selectFrom('dado as t')
            .innerJoin('libro_asiento as o', 'o.id_reg_asiento', 't.revierte')
            .select(['o.revierte as id', sql<number>`-t.importe`.as('cambio')])
            .where('o.revierte', 'is not', null),
        ),
    )
    .with('devuelto', (q) =>
      q
        .updateTable('libro_asiento as o')
        .from((db) =>
          db
            .selectFrom('vuelto')
            .select(['id', sql<number>`sum(cambio)::bigint`.as('cambio')])
            .groupBy('id')
            .as('d'),
        )
        .set({ devuelto: sql`o.devuelto + d.cambio` })
        .whereRef('o.id_reg_asiento', '=', 'd.id'),
    )
    .selectFrom('asiento')
    .selectAll()
    .orderBy('id_reg_asiento')
    .execute()
}
