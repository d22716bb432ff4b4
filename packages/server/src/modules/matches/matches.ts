import { sentOnly } from '@app/contract/kit/partial'
import { match } from '@app/contract/matches/championship'
import * as declared from '@app/contract/matches/matches'
import { sql } from 'kysely'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { slotOf, slotText } from '../bookings/public.ts'
import { matchByBooking, matchById, matchesOf } from './match-rows.ts'

const columns = Object.keys(match.fields) as (keyof typeof match.fields)[]

export const update = handle(declared.updateMatch, async ({ tx, input: { id, id_reg_partidos: _id, ...sent } }) => {
  const before =
    (await tx.selectFrom('partido').select(columns).where('id_reg_partidos', '=', id).forUpdate().executeTakeFirst()) ??
    refuse('msg.not_found')
  const placed = (await matchById(tx, id))?.reserva
  if (placed) refuse('partido.ya_colocado', {}, placedText(placed))
  const change = sentOnly(sent)
  if (Object.keys(change).length > 0) await tx.updateTable('partido').set(change).where('id_reg_partidos', '=', id).execute()
  return { ...before, ...change }
})

/** Place of a match in refusals. */
export const placedText = (placed: NonNullable<NonNullable<Awaited<ReturnType<typeof matchById>>>['reserva']>) => {
  const { pista, fecha, hora_ini } = slotText(placed, slotOf(placed))
  return { pista, fecha, hora_ini }
}

export const groups = handle(declared.groupChoices, ({ tx }) =>
  tx
    .selectFrom('campeonato_grupo as g')
    .innerJoin('campeonato as k', 'k.id_reg_campeonatos', 'g.id_reg_campeonatos')
    .select(['g.id_reg_campeonatos_grupo as id', sql<string>`k.desc_campeonato || ' · ' || g.desc_campeonatos_grupo`.as('text')])
    .orderBy('k.desc_campeonato')
    .orderBy('g.desc_campeonatos_grupo')
    .orderBy('id')
    .execute(),
)

export const teams = handle(declared.teamChoices, ({ tx }) =>
  tx
    .selectFrom('equipo as e')
    .innerJoin('campeonato_grupo as g', 'g.id_reg_campeonatos_grupo', 'e.id_reg_campeonatos_grupo')
    .innerJoin('campeonato as k', 'k.id_reg_campeonatos', 'g.id_reg_campeonatos')
    .select([
      'e.id_reg_equipos as id',
      sql<string>`e.desc_equipo || ' · ' || g.desc_campeonatos_grupo || ' · ' || k.desc_campeonato`.as('text'),
    ])
    .orderBy('k.desc_campeonato')
    .orderBy('g.desc_campeonatos_grupo')
    .orderBy('e.desc_equipo')
    .orderBy('id')
    .execute(),
)

export const members = handle(declared.teamMembers, ({ tx }) =>
  tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios as id', fullName('s').as('text')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('equipo as e')
          .select('e.id_reg_equipos')
          .where((own) =>
            own.or([
              own('e.id_mst_socios', '=', own.ref('s.id_mst_socios')),
              own('e.id_mst_socios_pareja', '=', own.ref('s.id_mst_socios')),
            ]),
          ),
      ),
    )
    .orderBy('text')
    .orderBy('id')
    .execute(),
)

export const championships = handle(declared.championshipsWithGroups, async ({ tx, input, today }) => {
  const { separar_vigentes_pasados, id_mst_tiporecurso } = input
  const current = sql<boolean>`k.fecha_fin >= ${today}::date`
  const reading = tx
    .selectFrom('campeonato as k')
    .leftJoin('campeonato_categoria as c', 'c.id_mst_categoria', 'k.id_mst_categoria')
    .select(['k.id_reg_campeonatos', 'k.desc_campeonato', 'k.id_mst_tiporecurso', 'k.fecha_ini', 'k.fecha_fin', 'c.desc_categoria'])
    .select(current.as('vigente'))
    .where('k.activo', '=', true)
    .$if(id_mst_tiporecurso !== null, (q) => q.where('k.id_mst_tiporecurso', '=', id_mst_tiporecurso!))
    .$if(separar_vigentes_pasados, (q) => q.orderBy(current, 'desc'))
    .orderBy('k.desc_campeonato')
    .orderBy('k.id_reg_campeonatos')
    .execute()
  const counting = tx
    .selectFrom('campeonato_grupo as g')
    .leftJoin('partido as p', 'p.id_reg_campeonatos_grupo', 'g.id_reg_campeonatos_grupo')
    .leftJoin('reserva as r', 'r.id_reg_partidos', 'p.id_reg_partidos')
    .select(['g.id_reg_campeonatos_grupo', 'g.id_reg_campeonatos', 'g.desc_campeonatos_grupo'])
    .select([
      sql<number>`count(p.id_reg_partidos)::int`.as('partidos'),
      sql<number>`count(p.id_reg_partidos) filter (where r.id_reg_reserva is null)::int`.as('por_colocar'),
      sql<number>`count(*) filter (where r.pendiente_confirmar = 2)::int`.as('pendientes'),
    ])
    .groupBy('g.id_reg_campeonatos_grupo')
    .orderBy('g.desc_campeonatos_grupo')
    .orderBy('g.id_reg_campeonatos_grupo')
    .execute()
  const [rows, groupRows] = await together(reading, counting)
  const of = Map.groupBy(groupRows, (group) => group.id_reg_campeonatos)
  return rows.map((row) => ({
    ...row,
    campeonatos_grupo: (of.get(row.id_reg_campeonatos) ?? []).map(({ id_reg_campeonatos: _of, ...group }) => group),
  }))
})

export const ofGroup = handle(declared.groupMatches, async ({ tx, input: { id } }) => {
  const group = await tx
    .selectFrom('campeonato_grupo')
    .select('id_reg_campeonatos_grupo')
    .where('id_reg_campeonatos_grupo', '=', id)
    .executeTakeFirst()
  if (!group) refuse('msg.not_found')
  return matchesOf(tx, id)
})

export const ofBooking = handle(declared.matchOfBooking, async ({ tx, input: { id } }) => {
  const partido = (await matchByBooking(tx, id)) ?? refuse('partido.no_es_partido')
  const { desc_campeonato, desc_campeonatos_grupo } = partido
  return { partido, desc_campeonato, desc_campeonatos_grupo }
})
