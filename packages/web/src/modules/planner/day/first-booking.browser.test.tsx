import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, violations } from '../../../testing/page.tsx'
import type { PlannerCourt } from '../planner-model.ts'
import { FirstBooking } from './first-booking.tsx'

const courts = [{ id: 2, name: 'Pista 2' }] as unknown as readonly PlannerCourt[]
const es = inLanguage(plannerTexts, 'es')

test('a club without bookings is offered the first free hour, which can wait', async () => {
  let booked = 0
  await draw(<FirstBooking isUnused courts={courts} freeOf={() => ({ court: 2, from: 1020 })} onBook={() => (booked += 1)} />, es)
  await expect.element(page.getByRole('region', { name: 'Todavía no hay reservas' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Reservar Pista 2, 17:00' }))
  expect(booked).toBe(1)
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Luego' }))
  expect(page.getByRole('region').elements()).toHaveLength(0)
})

test('on a day without a free hour the card only tells how to book', async () => {
  await draw(<FirstBooking isUnused courts={courts} freeOf={() => null} onBook={() => undefined} />, es)
  await expect.element(page.getByText('Todavía no hay reservas')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
})
