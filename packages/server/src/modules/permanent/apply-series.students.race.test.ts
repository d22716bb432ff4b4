import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { deletePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Tx } from '../../kit/database/database.ts'
import { classClub } from '../../testing/modules/classes.ts'
import { roundsOf } from '../../testing/rounds.ts'
import { changeClasses } from '../bookings/public.ts'

const rounds = roundsOf({ test: 5, proofs: 100 })
const { desk, school, series, classes, broken } = await classClub()
const { db, members } = desk
const [anna] = members
const always = { from: '2026-12-01', to: null }

/** Students that come, as a desk of fees does it: the fees, then the course, then its bookings. */
const join = (people: readonly number[]) =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto('socios_cuotas')
      .expression((eb) =>
        eb
          .selectFrom('socio as s')
          .innerJoin('cursos as k', (on) => on.on('k.id_mst_curso', '=', school))
          .select(['s.id_mst_socios', 'k.id_mst_cuotas as id_cuota', 'k.id_mst_curso'])
          .select(['fecha_inicio_cuota', 'clases_desde', 'date_create', 'ancla'].map((name) => sql<string>`'2026-12-01'::date`.as(name)))
          .where('s.id_mst_socios', 'in', people),
      )
      .columns(['id_mst_socios', 'id_cuota', 'id_mst_curso', 'fecha_inicio_cuota', 'clases_desde', 'date_create', 'ancla'])
      .execute()
    await tx.selectFrom('cursos').select('id_mst_curso').where('id_mst_curso', '=', school).forNoKeyUpdate().execute()
    const surroundings = {
      now: new Date('2026-11-20T10:00:00Z'),
      today: '2026-11-20',
      note: () => {},
      user: null,
      club: { zone: 'Europe/Madrid' },
    }
    const changes = people.map((id_mst_socios) => ({ id_mst_curso: school, id_mst_socios, before: null, after: always }))
    await changeClasses({ tx: tx as Tx, ...surroundings }, changes)
  })
const deadlocks = async () =>
  Number((await sql<{ n: string }>`select deadlocks as n from pg_stat_database where datname = current_database()`.execute(db)).rows[0]!.n)

it(`${rounds} rounds of students that come while desks make, move and change classes of their course: every class has every student, no deadlock`, {
  timeout: 300_000,
}, async () => {
  const before = await deadlocks()
  for (let round = 0; round < rounds; round += 1) {
    const { id_mst_reservasfijas: id } = await series({
      id_mst_socios: anna,
      nombre: `Ronda ${round}`,
      hora_ini: 480 + round,
      hora_fin: 540 + round,
    })
    const { id_mst_reservasfijas: lent } = await series({ id_mst_curso: null, recursos: [desk.other] })
    const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-09', hora_ini: 900, id_mst_curso: school })
    const people = await Promise.all(['Dídac', 'Elna'].map(desk.member))
    const results = await Promise.allSettled([
      join(people),
      desk.call(updatePermanent, { id, dias: 2, hora_ini: 600, hora_fin: 660 }),
      desk.call(updatePermanent, { id: lent, id_mst_curso: school }),
      series({ recursos: [desk.left] }),
      desk.call(moveBooking, { id_reg_reserva, fecha_ini: '2026-12-10' }),
    ])
    // a desk that comes second is asked to look again
    const lost = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))
    expect(lost.filter((code) => code !== 'msg.changed_meanwhile')).toEqual([])
    const all = await db
      .selectFrom('reserva as r')
      .select(['r.id_reg_reserva', 'r.id_mst_reservasfijas'])
      .where('r.id_mst_curso', '=', school)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('reserva_socio as p')
              .select('p.id_reg_reserva')
              .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
              .where('p.id_mst_socios', 'in', people)
              .groupBy('p.id_reg_reserva')
              .having((eb) => eb.fn.countAll(), '=', people.length),
          ),
        ),
      )
      .execute()
    expect(all).toEqual([])
    expect(Object.keys(await classes(id)).length).toBeGreaterThan(0)
    expect(await broken()).toEqual([])
    for (const { id_mst_reservasfijas } of await db.selectFrom('reservafija').select('id_mst_reservasfijas').execute())
      await desk.call(deletePermanent, { id: id_mst_reservasfijas })
    await desk.call(deleteBooking, { id_reg_reserva })
    await db.deleteFrom('socios_cuotas').execute()
  }
  expect((await deadlocks()) - before).toBe(0)
})
