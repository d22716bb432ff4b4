import { quoteBooking } from '@app/contract/bookings/booking-form'
import { bookingType } from '@app/contract/bookings/booking-type'
import { addDays } from '@app/contract/values/day'
import { describe, expect, it } from 'vitest'
import { demoClub, fillDemo, sizes } from './demo.ts'
import { createClub } from './kit/install.ts'
import { findViolations } from './kit/verify.ts'
import { priceOf } from './modules/bookings/demo/history.ts'
import { demoSports } from './modules/courts/public.ts'
import { demoTypes } from './modules/members/public.ts'
import { checks, demos, seeds } from './registry.ts'
import { club } from './testing/club.ts'
import { inProofs } from './testing/rounds.ts'

const today = '2026-11-20'
const members = [9100, 9101, 9102, 9103].map((id, index) => ({ id, type: demoTypes[index]!.id, name: `Socio ${id}` }))

describe('the demo club', () => {
  it('writes on its lines what the price engine says, hour by hour and type by type (A-115)', async () => {
    const desk = await club()
    const { schema } = desk.product.clubs.all()[0]!
    const small = { schema, size: { ...sizes.S, members: 20, back: 1, ahead: 0 }, zone: 'Europe/Madrid', now: desk.now(), report: () => {} }
    // its account is the one of the test already
    await fillDemo(
      desk.pool,
      small,
      demos.filter(({ name }) => name !== 'identity'),
    )
    for (const { id, type, name } of members)
      await desk.db
        .insertInto('socio')
        .values({ id_mst_socios: id, nombre: name, apellidos: '', id_mst_tiposocio: type } as never)
        .execute()
    expect(bookingType.reserved).toContain(1)
    for (const [index, day] of [addDays(today, 4), addDays(today, 8)].entries()) {
      for (const hora_ini of [540, 1080, 1260]) {
        const sport = demoSports[index]!
        const { lineas } = await desk.call(quoteBooking, {
          id_mst_recurso: index === 0 ? 1 : 7,
          day,
          hora_ini,
          duracion: 90,
          id_mst_tiporeserva: 1,
          socios: members.map(({ id }) => id),
        })
        expect(lineas.map(({ precio }) => precio)).toEqual(
          members.map(({ type }) => priceOf(sport, { day, from: hora_ini, minutes: 90, type }).cents),
        )
      }
    }
  })
  it('is made with every invariant in place', async () => {
    const desk = await club()
    await desk.pool.query(`update platform.club set hosts = '{prova.test}'`)
    const schema = 'club_demo'
    // `npm run proofs` creates all of it, with three months of history
    const size = inProofs ? sizes.S : { ...sizes.S, members: 400, back: 14, ahead: 10 }
    await createClub(desk.pool, demoClub, seeds, () =>
      fillDemo(desk.pool, { schema, size, zone: 'Europe/Madrid', now: desk.now(), report: () => {} }),
    )
    await desk.product.clubs.reload()
    const { db } = desk.product.clubs.all().find(({ slug }) => slug === 'demo')!
    expect(await findViolations(db, schema, checks)).toEqual([])
    const { count } = await db
      .withSchema(schema)
      .selectFrom('reserva')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(40 * size.back)
    const remittances = await db.withSchema(schema).selectFrom('remesa').select(['estado', 'recibos']).execute()
    expect(remittances.map(({ estado }) => estado)).toEqual(['cobrada', 'cobrada'])
    expect(await db.withSchema(schema).selectFrom('recibo').select('id_reg_recibo').where('girado', '=', false).execute()).not.toEqual([])
    const courses = await db
      .withSchema(schema)
      .selectFrom('cursos as k')
      .select('k.es_lista_espera')
      .select((eb) => [
        eb
          .selectFrom('reserva as r')
          .innerJoin('reserva_socio as p', 'p.id_reg_reserva', 'r.id_reg_reserva')
          .select(({ fn }) => fn.count<number>('p.id_mst_socios').distinct().as('n'))
          .whereRef('r.id_mst_curso', '=', 'k.id_mst_curso')
          .as('players'),
        eb
          .selectFrom('curso_oferta as o')
          .innerJoin('curso_plaza as p', 'p.id_reg_curso_plaza', 'o.id_reg_curso_plaza')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('p.id_mst_curso', '=', 'k.id_mst_curso')
          .as('offers'),
      ])
      .orderBy('k.id_mst_curso')
      .execute()
    expect(courses.map((one) => [one.players, one.offers, one.es_lista_espera])).toEqual([
      [8, 1, false],
      [5, 0, false],
      [0, 0, false],
      [0, 0, true],
    ])
  })
})
