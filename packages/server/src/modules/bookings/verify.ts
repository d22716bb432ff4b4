import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

/** Bookings of days before their court got other parts keep the courts that they occupied. */
const sinceFamily = sql<boolean>`r.fecha >= coalesce(c.familia_desde, r.fecha)`

/** Minutes of the club of a booking `r`. */
const start = sql`((r.fecha - date '2000-01-01') * 1440 + r.hora_ini)`
const stretch = sql`int4range(${start}, ${start} + r.duracion)`

export const checks: Check[] = [
  {
    name: 'bookings: no two live bookings overlap on the same court',
    // A running maximum and not a join of pairs: half a million bookings are one pass.
    offending: (tx) =>
      tx
        .with('ordered', (db) =>
          db
            .selectFrom('reserva_ocupa')
            .where('capa', '=', 0)
            .select(['id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini'])
            .select(
              sql<boolean>`lower(ocupa) < max(upper(ocupa)) over (partition by id_mst_recurso order by lower(ocupa), id_reg_reserva_ocupa rows between unbounded preceding and 1 preceding)`.as(
                'overlaps',
              ),
            ),
        )
        .selectFrom('ordered')
        .selectAll()
        .where('overlaps', '=', true)
        .limit(100)
        .execute(),
  },
  {
    name: 'bookings: the occupation of a booking is where and when the booking is',
    offending: (tx) =>
      tx
        .selectFrom('reserva_ocupa as o')
        .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
        .select(['r.id_reg_reserva', 'o.id_mst_recurso'])
        .where(sql<boolean>`not (${stretch} @> o.ocupa) or not r.ocupado or o.capa not in (0, r.id_reg_reserva)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'bookings: minutes that a booking shares are held by another one, and it is marked as overlapping (A-162)',
    offending: (tx) =>
      tx
        .selectFrom('reserva as r')
        .leftJoin('reserva_ocupa as o', (join) => join.onRef('o.id_reg_reserva', '=', 'r.id_reg_reserva').on('o.capa', '<>', 0))
        .select(['r.id_reg_reserva', 'o.id_mst_recurso'])
        .where((where) => where.or([where('r.solapada', '=', true), where('o.capa', '<>', 0)]))
        .where((eb) =>
          eb.or([
            sql<boolean>`r.solapada <> (o.capa is not null)`,
            sql<boolean>`not coalesce(${eb
              .selectFrom('reserva_ocupa as h')
              .select(sql`range_agg(h.ocupa)`.as('held'))
              .whereRef('h.id_mst_recurso', '=', 'o.id_mst_recurso')
              .where('h.capa', '=', 0)
              .whereRef('h.id_reg_reserva', '<>', 'r.id_reg_reserva')
              .where(sql<boolean>`h.ocupa && o.ocupa`)} @> o.ocupa, false)`,
          ]),
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'bookings: a booking takes exactly the courts without parts under its court, for all of its time',
    offending: (tx) =>
      tx
        .withRecursive('below(root, id)', (db) =>
          db
            .selectFrom('recurso')
            .select(['id_mst_recurso as root', 'id_mst_recurso as id'])
            .union(
              db
                .selectFrom('below')
                .innerJoin('recurso as part', 'part.id_mst_recurso_padre', 'below.id')
                .select(['below.root', 'part.id_mst_recurso as id']),
            ),
        )
        .with('leaf', (db) =>
          db
            .selectFrom('below')
            .select(['below.root', 'below.id'])
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('recurso as p').select('p.id_mst_recurso').whereRef('p.id_mst_recurso_padre', '=', 'below.id'))),
            ),
        )
        .with('wanted', (db) =>
          db
            .selectFrom('reserva as r')
            .innerJoin('leaf', 'leaf.root', 'r.id_mst_recurso')
            .select(['r.id_reg_reserva', 'leaf.id as court', 'r.duracion'])
            .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
            .where('r.ocupado', '=', true)
            .where(sinceFamily),
        )
        .with('taken', (db) =>
          db
            .selectFrom('reserva_ocupa as o')
            .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
            .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
            .select(['o.id_reg_reserva', 'o.id_mst_recurso', sql<number>`sum(o.duracion)`.as('minutes')])
            .where(sinceFamily)
            .groupBy(['o.id_reg_reserva', 'o.id_mst_recurso']),
        )
        .selectFrom('wanted')
        .fullJoin('taken as o', (join) =>
          join.onRef('o.id_reg_reserva', '=', 'wanted.id_reg_reserva').onRef('o.id_mst_recurso', '=', 'wanted.court'),
        )
        .select(['wanted.id_reg_reserva', 'wanted.court', 'o.id_reg_reserva as taken_by', 'o.id_mst_recurso'])
        .where((where) =>
          where.or([
            where('wanted.court', 'is', null),
            where('o.id_mst_recurso', 'is', null),
            where('o.minutes', '<>', where.ref('wanted.duracion')),
          ]),
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'bookings: the first place is the owner’s',
    offending: (tx) =>
      tx
        .selectFrom('reserva as r')
        .leftJoin('reserva_socio as p', (join) => join.onRef('p.id_reg_reserva', '=', 'r.id_reg_reserva').on('p.orden', '=', 0))
        .select(['r.id_reg_reserva', 'r.id_mst_socios', 'p.id_mst_socios as first'])
        .where('r.id_mst_socios', 'is not', null)
        .where(sql<boolean>`p.id_mst_socios is distinct from r.id_mst_socios`)
        .limit(100)
        .execute(),
  },
]
