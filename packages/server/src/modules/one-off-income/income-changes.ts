import { invoice } from '@app/contract/invoices/invoice'
import { incomeChanges, invoiceTypeChoices } from '@app/contract/one-off-income/income-changes'
import { sql } from 'kysely'
import type { AuditNote } from '../../kit/audit.ts'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The row of a line among those that a note tells of. */
const rowIn = (noted: unknown, id: number): Row | null =>
  (Array.isArray(noted) ? noted : [noted]).filter(isRow).find((row) => row.id_reg_factura === id) ?? null

/** Data that say nothing to people, or say it twice. */
const untold = new Set(['id_reg_factura', 'explicacion', 'precio_calculado'])

/** What differs between a line as it was and as it is. */
function differences(before: Row | null, after: Row | null) {
  const names = Object.keys(invoice.fields).filter((name) => !untold.has(name))
  return names
    .map((campo) => ({ campo, antes: before?.[campo] ?? null, despues: after?.[campo] ?? null }))
    .filter(({ antes, despues }) => JSON.stringify(antes) !== JSON.stringify(despues))
}

/** The history of a line, read off the audit: an index finds the entries that tell of it (0089). */
export const history = handle(incomeChanges, async ({ tx, input: { id } }) => {
  const line = await tx.selectFrom('factura').select('id_reg_factura').where('id_reg_factura', '=', id).executeTakeFirst()
  if (!line) refuse('msg.not_found')
  const entries = await tx
    .selectFrom('auditoria as a')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .select(['a.fecha', 'a.id_mst_socios', 'a.accion', sql<AuditNote[]>`a.cambios`.as('notas')])
    .select(sql<string | null>`s.nombre || ' ' || s.apellidos`.as('desc_socio'))
    .where('a.cambios', 'is not', null)
    .where(
      sql<boolean>`jsonb_path_query_array(a.cambios, '$[*] ? (@.table == "factura").*.id_reg_factura') @> ${JSON.stringify([id])}::jsonb`,
    )
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id_reg_auditoria', 'desc')
    .execute()
  return entries.flatMap(({ notas, ...entry }) =>
    notas
      .filter(({ table }) => table === 'factura')
      .map(({ before, after }) => ({ was: rowIn(before, id), is: rowIn(after, id) }))
      .filter(({ was, is }) => was !== null || is !== null)
      .map(({ was, is }) => ({ ...entry, es_nueva: was === null, cambios: differences(was, is) }))
      .filter(({ cambios }) => cambios.length > 0),
  )
})

export const types = handle(invoiceTypeChoices, async ({ say }) =>
  ([1, 2] as const).map((id) => ({ id, text: say(`invoice.id_mst_tipofactura.${id}`) })),
)
