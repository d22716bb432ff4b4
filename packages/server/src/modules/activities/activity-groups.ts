import { createGroup, listGroups, updateGroup } from '@app/contract/activities/activity-groups'
import type { ExtraColumn } from '@app/contract/activities/extra-columns'
import { sentOnly } from '@app/contract/kit/partial'
import { sql } from 'kysely'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { groupColumns, lockGroup } from './group-rows.ts'

export const list = handle(listGroups, ({ tx }) =>
  tx
    .selectFrom('actividad_grupo as g')
    .innerJoin('actividad as a', 'a.id_reg_actividades', 'g.id_reg_actividades')
    .select([...groupColumns.map((name) => `g.${name}` as const), 'a.desc_actividad'])
    .select((eb) =>
      eb
        .selectFrom('actividad_inscrito as i')
        .whereRef('i.id_reg_actividades_grupo', '=', 'g.id_reg_actividades_grupo')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('inscritos'),
    )
    .orderBy('a.desc_actividad')
    .orderBy('g.desc_actividades_grupo')
    .orderBy('g.id_reg_actividades_grupo')
    .execute(),
)

export const create = handle(createGroup, ({ tx, input }) =>
  tx
    .insertInto('actividad_grupo')
    .values({ ...input, columnas: json(input.columnas) })
    .returning(groupColumns)
    .executeTakeFirstOrThrow(),
)

type Changed = ExtraColumn & { readonly antes: string | null }
/** Number of enrolments with a value in a column. */
async function valuesIn(tx: Tx, id: number, name: string) {
  const { n } = await tx
    .selectFrom('actividad_inscrito')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('id_reg_actividades_grupo', '=', id)
    .where(sql<boolean>`valores ? ${name}`)
    .executeTakeFirstOrThrow()
  return n
}

/** Moves the values of renamed columns. Refuses the loss of a column with values, or another kind for it. */
async function changeColumns(tx: Tx, id: number, before: readonly ExtraColumn[], after: readonly Changed[]) {
  const successor = new Map(after.map((column) => [column.antes ?? column.nombre, column]))
  const renamed: Record<string, string> = {}
  for (const { nombre, tipo } of before) {
    const next = successor.get(nombre)
    if (next?.tipo === tipo) {
      if (next.nombre !== nombre) renamed[nombre] = next.nombre
      continue
    }
    const n = await valuesIn(tx, id, nombre)
    if (n > 0) refuse('grupo.columna_en_uso', { columnas: { key: 'grupo.columna_en_uso', values: { nombre, n } } }, { nombre, n })
  }
  if (Object.keys(renamed).length === 0) return
  await tx
    .updateTable('actividad_inscrito')
    .set({
      valores: sql`(select jsonb_object_agg(coalesce(${json(renamed)}::jsonb ->> e.key, e.key), e.value) from jsonb_each(valores) as e)`,
    })
    .where('id_reg_actividades_grupo', '=', id)
    .where('valores', 'is not', null)
    .execute()
}

export const update = handle(updateGroup, async ({ tx, input: { id, id_reg_actividades_grupo: _id, columnas, ...sent } }) => {
  const before = await lockGroup(tx, id)
  if (columnas) await changeColumns(tx, id, before.columnas, columnas)
  const after = columnas?.map(({ nombre, tipo }) => ({ nombre, tipo }))
  const change = { ...sentOnly(sent), ...(after && { columnas: json(after) }) }
  if (Object.keys(change).length > 0)
    await tx.updateTable('actividad_grupo').set(change).where('id_reg_actividades_grupo', '=', id).execute()
  return { ...before, ...change, columnas: after ?? before.columnas }
})
