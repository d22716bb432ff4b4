import { courtTypeHours, parentCourts } from '@app/contract/courts/court-types'
import { sql } from 'kysely'
import { handle } from '../../kit/http/serve.ts'
import { openingOn } from '../calendars/public.ts'
import { familyBelow } from './family.ts'

/** Halls of one sport are made of courts of another: any court may be a parent, its own type's first. */
export const parents = handle(parentCourts, async ({ tx, input: { id, id_mst_recurso } }) => {
  const own = id_mst_recurso === null ? [] : await familyBelow(tx, id_mst_recurso)
  return tx
    .selectFrom('recurso as c')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .select('c.id_mst_recurso as id')
    .select(
      sql<string>`case when t.id_mst_tiporecurso = ${id} then c.desc_recurso else t.desc_tiporecurso || ' · ' || c.desc_recurso end`.as(
        'text',
      ),
    )
    .$if(own.length > 0, (query) => query.where('c.id_mst_recurso', 'not in', own))
    .orderBy(sql`t.id_mst_tiporecurso <> ${id}`)
    .orderBy('t.desc_tiporecurso')
    .orderBy('c.orden')
    .orderBy('c.id_mst_recurso')
    .execute()
})

export const hours = handle(courtTypeHours, async ({ tx, input, today }) => {
  const day = input.day ?? today
  const courts = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'desc_recurso', 'id_mst_calendario'])
    .where('id_mst_tiporecurso', '=', input.id)
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('id_mst_recurso')
    .execute()
  const open = await openingOn(tx, day, courts)
  const recursos = courts.map(({ id_mst_recurso, desc_recurso }) => ({
    id_mst_recurso,
    desc_recurso,
    horario: (open.get(id_mst_recurso) ?? []).map(({ from, to }) => ({ hora_ini: from, hora_fin: to })),
  }))
  const spans = recursos.flatMap(({ horario }) => horario)
  return {
    day,
    hora_ini: spans.length > 0 ? Math.min(...spans.map((span) => span.hora_ini)) : null,
    hora_fin: spans.length > 0 ? Math.max(...spans.map((span) => span.hora_fin)) : null,
    recursos,
  }
})
