import type { Tx } from '../../kit/database.ts'
import { inUse } from '../../kit/in-use.ts'

type Asker = Parameters<typeof inUse>[2]

/** Where an income type is used, for the refusal to delete it; null when nowhere. A court type whose lines go to it counts too. */
export async function usesOfIncomeType(tx: Tx, id: number, asker: Asker) {
  const { values, extra } = await inUse(tx as never, { table: 'tipo_ingreso', id }, asker)
  const courtTypes = await tx
    .selectFrom('tipo_ingreso_tiporecurso as l')
    .innerJoin('tipo_recurso as r', 'r.id_mst_tiporecurso', 'l.id_mst_tiporecurso')
    .select(['r.id_mst_tiporecurso', 'r.desc_tiporecurso'])
    .where('l.id_mst_tipoingreso', '=', id)
    .orderBy('r.id_mst_tiporecurso')
    .execute()
  const { uses, hint } = extra.in_use
  if (uses.length === 0 && courtTypes.length === 0) return null
  if (courtTypes.length === 0) return { values, extra }
  const names = courtTypes.map((row) => row.desc_tiporecurso)
  const linked = {
    text: asker.say('menu.court-types'),
    count: names.length,
    rows: courtTypes.map((row) => ({ text: row.desc_tiporecurso, route: `/tipo_recursos/${row.id_mst_tiporecurso}/edit` })),
  }
  return {
    values: { where: `${values.where} ${linked.text} (${linked.count}): ${names.join(', ')}.` },
    extra: { in_use: { uses: [...uses, linked], hint } },
  }
}
