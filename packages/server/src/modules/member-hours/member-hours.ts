import { sentOnly } from '@app/contract/kit/partial'
import type { RowOfResource } from '@app/contract/kit/resource'
import { type Span, withEnd, withStart } from '@app/contract/member-hours/hour-row-rules'
import * as declared from '@app/contract/member-hours/member-hours'
import { ascending } from '@app/contract/values/order'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockMemberFile } from '../members/public.ts'

type Row = RowOfResource<typeof declared.matchHours>

export const courts = handle(declared.hoursCourts, ({ tx }) =>
  tx
    .selectFrom('recurso')
    .select(['id_mst_recurso as id', 'desc_recurso as text'])
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('id_mst_recurso')
    .execute(),
)

export const seasonRows = handle(declared.seasonHoursList, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_recurso_horas_temporada as h')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'h.id_mst_recurso')
    .selectAll('h')
    .select('c.desc_recurso')
    .$if(id_mst_socios !== null, (q) => q.where('h.id_mst_socios', '=', id_mst_socios!))
    .orderBy('c.orden')
    .orderBy('h.id_reg_socios_recurso_horas_temporada')
    .execute(),
)
export const addSeason = handle(declared.addSeasonHours, async ({ tx, input }) => {
  await lockMemberFile(tx, input.id_mst_socios)
  return tx.insertInto('socios_recurso_horas_temporada').values(input).returningAll().executeTakeFirstOrThrow()
})
export const changeSeason = handle(declared.changeSeasonHours, async ({ tx, input: { id, ...sent } }) => {
  const change = sentOnly(sent)
  const rows = tx.selectFrom('socios_recurso_horas_temporada').selectAll().where('id_reg_socios_recurso_horas_temporada', '=', id)
  if (Object.keys(change).length === 0) return (await rows.executeTakeFirst()) ?? refuse('msg.not_found')
  const row = await tx
    .updateTable('socios_recurso_horas_temporada')
    .set(change)
    .where('id_reg_socios_recurso_horas_temporada', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? refuse('msg.not_found')
})
export const removeSeason = handle(declared.removeSeasonHours, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('socios_recurso_horas_temporada')
    .where('id_reg_socios_recurso_horas_temporada', '=', id)
    .executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

export const matchRows = handle(declared.matchHoursList, ({ tx, input: { id_mst_socios } }) =>
  tx
    .selectFrom('socios_horas_partidos_temporada as h')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'h.id_mst_recurso')
    .selectAll('h')
    .select('c.desc_recurso')
    .$if(id_mst_socios !== null, (q) => q.where('h.id_mst_socios', '=', id_mst_socios!))
    .orderBy('h.dia')
    .orderBy('h.hora_inicio')
    .orderBy('h.id_mst_socios_horas_partidos_temporada')
    .execute(),
)

/** Answer for a saved row, with a note if its other end was adjusted. */
const savedAnswer = (row: Row, sent: Partial<Span>, { say }: Pick<Call<unknown>, 'say'>) => {
  const ajustada =
    (sent.hora_inicio !== undefined && sent.hora_inicio !== row.hora_inicio) ||
    (sent.hora_fin !== undefined && sent.hora_fin !== row.hora_fin)
  return { ...row, ajustada, msg: ajustada ? say('msg.HORAS_AJUSTADAS') : null }
}
const isMoved = (before: Span, after: Span, sent: Partial<Span>) =>
  (sent.hora_inicio === undefined && before.hora_inicio !== after.hora_inicio) ||
  (sent.hora_fin === undefined && before.hora_fin !== after.hora_fin)

/** Ends of a row after the change: if both cross, the end follows the start. */
function spanOf(before: Span, { hora_inicio, hora_fin }: Partial<Span>): Span {
  if (hora_inicio !== undefined) return withStart({ ...before, hora_fin: hora_fin ?? before.hora_fin }, hora_inicio)
  return hora_fin === undefined ? before : withEnd(before, hora_fin)
}

export const addMatch = handle(declared.addMatchHours, async (call) => {
  const { tx, input } = call
  await lockMemberFile(tx, input.id_mst_socios)
  const { hora_inicio, hora_fin } = input
  const row = await tx
    .insertInto('socios_horas_partidos_temporada')
    .values({ ...input, ...withStart({ hora_inicio, hora_fin }, hora_inicio) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return savedAnswer(row, { hora_inicio, hora_fin }, call)
})

async function changeRow(call: Call<unknown>, id: number, sent: Partial<Omit<Row, 'id_mst_socios_horas_partidos_temporada'>>) {
  const { tx } = call
  const before = await tx
    .selectFrom('socios_horas_partidos_temporada')
    .selectAll()
    .where('id_mst_socios_horas_partidos_temporada', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return refuse('msg.not_found')
  if (sent.id_mst_socios !== undefined) await lockMemberFile(tx, sent.id_mst_socios)
  const span = spanOf(before, sent)
  const row = await tx
    .updateTable('socios_horas_partidos_temporada')
    .set({ ...sent, hora_inicio: span.hora_inicio, hora_fin: span.hora_fin })
    .where('id_mst_socios_horas_partidos_temporada', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const saved = savedAnswer(row, sent, call)
  return isMoved(before, row, sent) ? { ...saved, ajustada: true, msg: call.say('msg.HORAS_AJUSTADAS') } : saved
}

export const changeMatch = handle(declared.changeMatchHours, (call) => {
  const { id, ...sent } = call.input
  return changeRow(call, id, sentOnly(sent))
})
export const moveMatch = handle(declared.moveMatchHours, (call) => {
  const { id, ...sent } = call.input
  return changeRow(call, id, sentOnly(sent))
})
export const lift = handle(declared.removeLimit, (call) => changeRow(call, call.input.id, { sin_limite: true }))
export const removeMatch = handle(declared.removeMatchHours, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('socios_horas_partidos_temporada')
    .where('id_mst_socios_horas_partidos_temporada', '=', id)
    .executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

/** The hours of a member, without the member's id. */
async function hoursOf(tx: Tx, id: number) {
  const season = await tx.selectFrom('socios_recurso_horas_temporada').selectAll().where('id_mst_socios', '=', id).execute()
  const match = await tx.selectFrom('socios_horas_partidos_temporada').selectAll().where('id_mst_socios', '=', id).execute()
  return {
    season: season.map(({ id_reg_socios_recurso_horas_temporada: _id, ...row }) => row),
    match: match.map(({ id_mst_socios_horas_partidos_temporada: _id, ...row }) => row),
  }
}

export const copy = handle(declared.copyHours, async ({ tx, input: { id_mst_socios: from, destinos } }) => {
  const to = ascending(destinos)
  const { season, match } = await hoursOf(tx, from)
  if (to.length === 0 || to.includes(from) || season.length + match.length === 0)
    refuse('horas.sin_copiar', { destinos: 'horas.sin_copiar' })
  for (const id of to) await lockMemberFile(tx, id, 'alone')
  const courtsOf = (rows: readonly { readonly id_mst_recurso: number }[]) => [...new Set(rows.map((row) => row.id_mst_recurso))]
  for (const id_mst_socios of to) {
    if (season.length > 0) {
      await tx
        .deleteFrom('socios_recurso_horas_temporada')
        .where('id_mst_socios', '=', id_mst_socios)
        .where('id_mst_recurso', 'in', courtsOf(season))
        .execute()
      await tx
        .insertInto('socios_recurso_horas_temporada')
        .values(season.map((row) => ({ ...row, id_mst_socios })))
        .execute()
    }
    if (match.length > 0) {
      await tx
        .deleteFrom('socios_horas_partidos_temporada')
        .where('id_mst_socios', '=', id_mst_socios)
        .where('id_mst_recurso', 'in', courtsOf(match))
        .execute()
      await tx
        .insertInto('socios_horas_partidos_temporada')
        .values(match.map((row) => ({ ...row, id_mst_socios })))
        .execute()
    }
  }
  return { copiadas: to.length * (season.length + match.length) }
})
