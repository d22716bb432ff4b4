import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve } from '../../../testing/page.tsx'
import type { BookingInfo } from '../booking/booking-info.ts'
import { DeleteDialog } from './delete-dialog.tsx'

const es = inLanguage(bookingsTexts, 'es')
const info = (fuera_de_plazo: boolean) =>
  ({
    reserva: { id_reg_reserva: 7, nombre: 'Torneo', desc_recurso: 'Pádel 1', fecha: '2026-11-21', hora_ini: 600, hora_fin: 660 },
    socios: [],
    facturas: [],
    anulacion: { limite: new Date('2026-11-20T09:00:00Z'), fuera_de_plazo, castigo_hasta: '2026-11-27' },
  }) as unknown as BookingInfo
const nothing = () => undefined

test('what a late cancellation costs its owner is told before a booking is deleted in their name (A-39, A-173)', async () => {
  const asked = serve(() => ({
    body: { status: 'ok', data: { id_reg_reserva_hist: 1, devuelto: 0, avisos: 0, castigado_hasta: '2026-11-27' } },
  }))
  await draw(<DeleteDialog info={info(true)} onClose={nothing} onDeleting={nothing} onDeleted={nothing} onRestored={nothing} />, es)
  expect(page.getByRole('status').elements()).toHaveLength(0)
  await userEvent.click(page.getByText('Como titular'))
  await expect.element(page.getByText(/Fuera de plazo \(hasta el 20\/11\/2026.* al titular no se le devuelve nada/)).toBeVisible()
  await expect.element(page.getByText(/Sin reservas por internet hasta el 27\/11\/2026\./)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: es['desk.delete_booking'] }))
  await eventually(() => expect(asked.at(-1)?.body).toMatchObject({ id_reg_reserva: 7, elimina_admin: 0 }))
})

test('before the deadline nothing is told', async () => {
  serve(() => ({ body: {} }))
  await draw(<DeleteDialog info={info(false)} onClose={nothing} onDeleting={nothing} onDeleted={nothing} onRestored={nothing} />, es)
  await userEvent.click(page.getByText('Como titular'))
  await expect.element(page.getByText(/Fuera de plazo/)).not.toBeInTheDocument()
})
