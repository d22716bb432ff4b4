import { cashTexts } from '@app/contract/cash/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { eventually } from '../../testing/eventually.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ParkedNote } from './parked-note.tsx'

const es = inLanguage(cashTexts, 'es')
const enter = (...rights: string[]) =>
  setSession({ account: { is_staff: true, is_admin: false, rights }, info: {}, parameters: {} } as never)
const parked = (aparcadas: number) => serve(() => ({ body: { aparcadas, id_mst_tiporecurso: aparcadas > 0 ? 2 : null } }))

afterEach(() => setSession(null))

test('whoever closes a register is told of today’s parked bookings, with the way to them for whoever may go it (A-141)', async () => {
  enter('cash', 'bookings')
  parked(2)
  await draw(<ParkedNote />, es)
  await expect.element(page.getByText(/^Hay 2 reservas aparcadas hoy: siguen ocupando su hora\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: es['desk.parked_see'] })).toHaveAttribute('href', '#/reservas/2')
  expect(await violations()).toEqual([])
})

test('without the right of bookings there is no link, and without parked bookings no note', async () => {
  enter('cash')
  parked(1)
  await draw(<ParkedNote />, es)
  await expect.element(page.getByText(/^Hay 1 reserva aparcada hoy: sigue ocupando su hora\./)).toBeVisible()
  expect(document.querySelector('a')).toBeNull()
  const asked = parked(0)
  await draw(<ParkedNote />, es)
  await eventually(() => expect(asked.map(({ call }) => call)).toEqual(['GET /api/reserves/aparcadas/hoy']))
  expect(document.querySelector('.cash-parked')).toBeNull()
})
