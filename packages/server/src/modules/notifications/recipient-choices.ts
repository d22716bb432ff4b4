import { recipientChoices } from '@app/contract/notifications/recipient-choices'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { isSeenCourse } from './seen-letters.ts'

interface Grouped {
  readonly id: number
  readonly text: string
  readonly grupo: number | null
  readonly nombre: string | null
}
/** Rows of a table and its groups as choices with theirs, in the order of the rows. */
const withGroups = (rows: readonly Grouped[]) =>
  [...Map.groupBy(rows, (one) => one.id)].map(([id, own]) => ({
    id,
    text: own[0]!.text,
    grupos: own.flatMap(({ grupo, nombre }) => (grupo === null ? [] : [{ id: grupo, text: nombre! }])),
  }))

const championships = (tx: Tx) =>
  tx
    .selectFrom('campeonato as c')
    .leftJoin('campeonato_grupo as g', 'g.id_reg_campeonatos', 'c.id_reg_campeonatos')
    .select(['c.id_reg_campeonatos as id', 'c.desc_campeonato as text'])
    .select(['g.id_reg_campeonatos_grupo as grupo', 'g.desc_campeonatos_grupo as nombre'])
    .where('c.activo', '=', true)
    .orderBy('c.fecha_ini', 'desc')
    .orderBy('c.id_reg_campeonatos', 'desc')
    .orderBy('g.desc_campeonatos_grupo')
    .execute()

const activities = (tx: Tx) =>
  tx
    .selectFrom('actividad as a')
    .innerJoin('actividad_grupo as g', 'g.id_reg_actividades', 'a.id_reg_actividades')
    .select(['a.id_reg_actividades as id', 'a.desc_actividad as text'])
    .select(['g.id_reg_actividades_grupo as grupo', 'g.desc_actividades_grupo as nombre'])
    .where('a.activo', '=', true)
    .orderBy('a.fecha_ini', 'desc')
    .orderBy('a.id_reg_actividades', 'desc')
    .orderBy('g.desc_actividades_grupo')
    .execute()

export const list = handle(recipientChoices, async ({ tx, user }) => ({
  campeonatos: withGroups(await championships(tx)),
  actividades: withGroups(await activities(tx)),
  cuotas: await tx
    .selectFrom('cuotas')
    .select(['id_mst_cuotas as id', 'desc_cuota as text'])
    .where(inIncomes('id_mst_tipoingreso', await incomesSeenBy(tx, user)))
    .where('activo', '=', true)
    .orderBy('desc_cuota')
    .execute(),
  cursos: await tx
    .selectFrom('cursos')
    .select(['id_mst_curso as id', 'desc_curso as text'])
    .where((await isSeenCourse(tx, user))(sql.ref('id_mst_curso')))
    .where('activo', '=', true)
    .orderBy('desc_curso')
    .execute(),
  grupos_curso: await tx.selectFrom('curso_grupo').select(['id_mst_curso_grupo as id', 'desc as text']).orderBy('desc').execute(),
  tipos: await tx.selectFrom('tipo_socio').select(['id_mst_tiposocio as id', 'desc as text']).orderBy('desc').execute(),
  etiquetas: await tx.selectFrom('etiqueta').select(['id_mst_etiqueta as id', 'desc_etiqueta as text']).orderBy('desc_etiqueta').execute(),
  deportes: await tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso as id', 'desc_tiporecurso as text'])
    .where('activo', '=', true)
    .orderBy('desc_tiporecurso')
    .execute(),
}))
