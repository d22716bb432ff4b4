import { refundDays } from '@app/contract/receipts/remittances/collection-day'
import { addDays, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'

/** Name of a remittance's file on a computer. */
export const fileName = (nombre: string, id: number) => `${nombre.replaceAll(/[^\p{L}\p{N} ().-]/gu, '-').slice(0, 80)} ${id}.xml`

/** The file of a remittance as it was made. */
export async function fileOf(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('remesa as m')
    .innerJoin('archivo as a', 'a.id_reg_archivo', 'm.id_reg_archivo')
    .select(['m.nombre', 'a.contenido'])
    .where('m.id_reg_remesas', '=', id)
    .executeTakeFirst()
  const { nombre, contenido } = row ?? refuse('msg.not_found')
  return { fichero: fileName(nombre, id), content: Buffer.from(contenido!).toString('utf8') }
}

/** First day on which a collection stays for good. */
const finalFrom = (collected: Day): Day => addDays(collected, refundDays + 1)

/** Remittances r with what became of them, newest first. */
export const remittancesFrom = (tx: Tx) =>
  tx
    .selectFrom('remesa as m')
    .innerJoin('empresa as e', 'e.id_mst_empresas', 'm.id_mst_empresas')
    .innerJoin('archivo as a', 'a.id_reg_archivo', 'm.id_reg_archivo')
    .leftJoin('socio as c', 'c.id_mst_socios', 'm.id_mst_socios_creacion')
    .leftJoin('socio as v', 'v.id_mst_socios', 'm.id_mst_socios_confirmador')
    .leftJoin(
      (db) =>
        db
          .selectFrom('recibo as r')
          .select(['r.id_reg_remesa'])
          .select(sql<number>`count(*) filter (where r.importe_devuelto > 0)`.as('devueltos'))
          .select(sql<number>`coalesce(sum(r.importe_devuelto), 0)::bigint`.as('importe_devuelto'))
          .select(sql<number>`count(r.avisado)`.as('avisados'))
          .where('r.id_reg_remesa', 'is not', null)
          .groupBy('r.id_reg_remesa')
          .as('q'),
      (join) => join.onRef('q.id_reg_remesa', '=', 'm.id_reg_remesas'),
    )
    .leftJoin(
      (db) =>
        db
          .selectFrom('devolucion as d')
          .innerJoin('recibo as r', 'r.id_reg_recibo', 'd.id_reg_recibo')
          .select(['r.id_reg_remesa', sql<number>`sum(d.gastos)::bigint`.as('gastos')])
          .where('d.deshecha', '=', false)
          .groupBy('r.id_reg_remesa')
          .as('g'),
      (join) => join.onRef('g.id_reg_remesa', '=', 'm.id_reg_remesas'),
    )
    .selectAll('m')
    .select(['e.nombre as desc_empresa', 'a.huella', 'q.devueltos', 'q.importe_devuelto', 'q.avisados', 'g.gastos'])
    .select([fullName<string | null>('c').as('autor'), fullName<string | null>('v').as('enviada_por')])
    .orderBy('m.id_reg_remesas', 'desc')
type Row = Awaited<ReturnType<ReturnType<typeof remittancesFrom>['execute']>>[number]

/** Remittance as shown. */
export function shownRemittance({ devueltos, importe_devuelto, avisados, gastos, ...row }: Row) {
  const returned = importe_devuelto ?? 0
  return {
    ...row,
    ...{ devueltos: devueltos ?? 0, importe_devuelto: returned, avisados: avisados ?? 0, gastos: gastos ?? 0 },
    quedan: row.importe - returned,
    firme_desde: row.fecha_cobro === null ? null : finalFrom(row.fecha),
  }
}
