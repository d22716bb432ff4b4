import { confirmStates } from '@app/contract/bookings/booking'
import type { matchStates } from '@app/contract/matches/matches'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** Matches with the names of their teams and, when they have a court, their booking. */
const rows = (tx: Tx) =>
  tx
    .selectFrom('partido as p')
    .innerJoin('equipo as l', 'l.id_reg_equipos', 'p.id_reg_equipos_local')
    .innerJoin('equipo as v', 'v.id_reg_equipos', 'p.id_reg_equipos_visitante')
    .innerJoin('campeonato_grupo as g', 'g.id_reg_campeonatos_grupo', 'p.id_reg_campeonatos_grupo')
    .innerJoin('campeonato as k', 'k.id_reg_campeonatos', 'g.id_reg_campeonatos')
    .leftJoin('reserva as r', 'r.id_reg_partidos', 'p.id_reg_partidos')
    .leftJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['p.id_reg_partidos', 'p.id_reg_campeonatos_grupo', 'p.jornada', 'p.duracion', 'p.fecha_desde', 'p.fecha_hasta'])
    .select(['p.hora_desde', 'p.hora_hasta', 'p.id_reg_equipos_local', 'p.id_reg_equipos_visitante'])
    .select(['l.desc_equipo as desc_equipo_local', 'v.desc_equipo as desc_equipo_visitante'])
    .select(['g.desc_campeonatos_grupo', 'k.desc_campeonato', 'k.id_mst_tiporecurso', 'k.id_mst_tiporeserva', 'k.fecha_ini', 'k.fecha_fin'])
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion as minutos', 'r.id_mst_recurso', 'r.pendiente_confirmar'])
    .select('c.desc_recurso')
    .select(
      sql<
        number[]
      >`array_remove(array[l.id_mst_socios, l.id_mst_socios_pareja, v.id_mst_socios, v.id_mst_socios_pareja]::bigint[], null)`.as(
        'miembros',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]
export type MatchRow = ReturnType<typeof wireRow>

const stateOf = (state: number | null): (typeof matchStates)[number] =>
  state === null ? 'por_colocar' : state === confirmStates.pending ? 'pendiente' : 'aprobado'

/** A row as the calls return it. Members in both teams count once, and the guest never. */
const wireRow = ({
  id_reg_reserva,
  fecha,
  hora_ini,
  minutos,
  id_mst_recurso,
  desc_recurso,
  pendiente_confirmar,
  miembros,
  ...row
}: Row) => ({
  ...row,
  nombre: `${row.desc_equipo_local} – ${row.desc_equipo_visitante}`,
  miembros: [...new Set(miembros.map(Number))].filter((id) => id !== guestMember),
  estado: stateOf(pendiente_confirmar),
  reserva:
    id_reg_reserva === null
      ? null
      : {
          id_reg_reserva,
          fecha: fecha!,
          hora_ini: hora_ini!,
          duracion: minutos!,
          id_mst_recurso: id_mst_recurso!,
          desc_recurso: desc_recurso!,
        },
})

/** The matches of a group in the order in which they are to be played. */
export const matchesOf = async (tx: Tx, group: number): Promise<MatchRow[]> =>
  (
    await rows(tx)
      .where('p.id_reg_campeonatos_grupo', '=', group)
      .orderBy(sql`p.fecha_desde nulls last`)
      .orderBy(sql`p.fecha_hasta nulls last`)
      .orderBy('p.id_reg_partidos')
      .execute()
  ).map(wireRow)

/** A match by its own number. */
export const matchById = async (tx: Tx, id: number): Promise<MatchRow | null> => {
  const row = await rows(tx).where('p.id_reg_partidos', '=', id).executeTakeFirst()
  return row ? wireRow(row) : null
}

/** The match that a booking is of. */
export const matchByBooking = async (tx: Tx, booking: number): Promise<MatchRow | null> => {
  const row = await rows(tx).where('r.id_reg_reserva', '=', booking).executeTakeFirst()
  return row ? wireRow(row) : null
}
