import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, violations } from '../../../testing/page.tsx'
import type { BookingInfo } from '../booking/booking-info.ts'
import { PlayersReach } from './players-reach.tsx'

const es = inLanguage(bookingsTexts, 'es')
const player = (id_mst_socios: number, nombre_completo: string, telefono: string | null) => ({ id_mst_socios, nombre_completo, telefono })
const players = [player(11, 'Anna Puig', '+34600111222'), player(12, 'Berta Mas', null)] as unknown as BookingInfo['socios']

afterEach(() => page.viewport(1280, 800))

test('on a phone each player with a number is called or written to by targets of 44 pixels, and on a desk nobody', async () => {
  await page.viewport(390, 844)
  await draw(<PlayersReach players={players} />, es)
  const call = page.getByRole('link', { name: 'Llamar a Anna Puig' })
  await expect.element(call).toHaveAttribute('href', 'tel:+34600111222')
  await expect
    .element(page.getByRole('link', { name: 'Escribir por WhatsApp a Anna Puig' }))
    .toHaveAttribute('href', 'https://wa.me/34600111222')
  expect(page.getByRole('link').elements()).toHaveLength(2)
  expect(call.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(await violations()).toEqual([])
  await page.viewport(1280, 800)
  await draw(<PlayersReach players={players} />, es)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
