import { quoteBooking } from '@app/contract/bookings/booking-form'
import { bookingType } from '@app/contract/bookings/booking-type'
import { addDays } from '@app/contract/values/day'
import { describe, expect, it } from 'vitest'
import { inThisClub } from '../kit/install.ts'
import { club } from '../kit/test-club.ts'
import { findViolations } from '../kit/verify.ts'
import { checks } from '../registry.ts'
import { deskHistory, priceOf } from './desk-history.ts'
import { makeDemoClub } from './ensure-demo-club.ts'
import { seedMasters } from './masters.ts'
import { memberTypes, sizes, sports } from './plan.ts'

const today = '2026-11-20'
const members = [100, 101, 102, 103].map((id, index) => ({ id, type: memberTypes[index]!.id, name: `Socio ${id}` }))
const history = (back: number) => [
  ...deskHistory({
    size: { ...sizes.S, back, ahead: 2 },
    today,
    minute: 720,
    zone: 'Europe/Madrid',
    members,
    clerk: 1,
    made: new Date('2026-11-20T11:00:00Z'),
  }),
]

describe('the demo club', () => {
  it('is the same club for the same day', () => {
    expect(history(5)).toEqual(history(5))
  })
  it('has no payment for what is still ahead', () => {
    const days = history(5)
    expect(days.at(-1)!.cobro).toEqual([])
    expect(days.at(-1)!.reserva.length).toBeGreaterThan(20)
  })
  it('writes on its lines what the price engine says, hour by hour and type by type (A-115)', async () => {
    const desk = await club()
    await inThisClub(desk.product.clubs.all()[0]!, (tx) => seedMasters(tx, sizes.S))
    for (const { id, type, name } of members)
      await desk.db
        .insertInto('socio')
        .values({ id_mst_socios: id, nombre: name, apellidos: '', id_mst_tiposocio: type } as never)
        .execute()
    expect(bookingType.reserved).toContain(1)
    for (const [index, day] of [addDays(today, 4), addDays(today, 8)].entries()) {
      for (const hora_ini of [540, 1080, 1260]) {
        const sport = sports[index]!
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
    await makeDemoClub(desk.pool, 'S', () => {})
    await desk.product.clubs.reload()
    const { db, schema } = desk.product.clubs.all().find(({ slug }) => slug === 'demo')!
    expect(await findViolations(db, schema, checks)).toEqual([])
    const { count } = await db
      .withSchema(schema)
      .selectFrom('reserva')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(5000)
  }, 60_000)
})
