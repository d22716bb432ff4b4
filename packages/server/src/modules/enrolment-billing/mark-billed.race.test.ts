import { markActivitiesBilled } from '@app/contract/enrolment-billing/mark-billed'
import { expect, test } from 'vitest'
import { installation } from '../../testing/modules/enrolment-billing.ts'

const { desk, host, bills, enrolled } = await installation()

test('of ten desks that bill the enrolments of a club at once, one does; the others have nothing to bill (A-176)', async () => {
  await bills('club_segon', 'actividades')
  for (let n = 0; n < 20; n += 1) await enrolled('club_segon', `Nom ${n}`, { fecha: '2026-11-10', precio: 100 })
  const month = { url_club: 'segon.test', month: 11, year: 2026 }
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => desk.call(markActivitiesBilled, month, host)))
  expect(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([{ inscritos: 20, importe: 2000 }])
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toEqual(Array.from({ length: 9 }, () => expect.objectContaining({ code: 'facturacion.nada_pendiente' })))
  expect(desk.deadlocks()).toBe(0)
})
