import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { draw } from '../../../testing/page.tsx'
import { UnpaidGrid } from './unpaid-grid.tsx'

const es = { ...inLanguage(bookingsTexts, 'es'), 'booking.id_mst_socios': 'Socio' }
const rows = Array.from({ length: 45 }, (_, index) => ({
  ...{ id_reg_reserva: index + 1, id_mst_tiporecurso: 1, Fecha: '2026-11-23', Recurso: 'Pádel 1', Inicio: 600, Fin: 690 },
  ...{ Nombre: `Socio ${index + 1}`, NombresJugadores: '', TipoReserva: 'Reserva', total: 1200, pagado: 0, pendiente: 1200 },
}))

afterEach(() => setSession(null))

test('a grid of bookings has 20 rows a page until another number is chosen (R-228, A-24)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  const reading = { data: rows, error: null, isLoading: false, refetch: () => {} }
  await draw(<UnpaidGrid reading={reading as never} toolbar={null} />, es)
  await expect.element(page.getByText('1 de 3')).toBeVisible()
  await expect.element(page.getByLabelText('Por página')).toHaveValue('20')
  await userEvent.click(page.getByRole('button', { name: 'Página siguiente' }))
  await expect.element(page.getByText('Socio 21', { exact: true })).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Por página'), 'Todas')
  await expect.element(page.getByText('Socio 1', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Página siguiente' }).elements()).toEqual([])
})
