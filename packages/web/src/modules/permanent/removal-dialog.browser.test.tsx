import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { permanentTexts } from '@app/contract/permanent/texts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve } from '../../testing/page.tsx'
import { RemovalDialog } from './removal-dialog.tsx'

const es = { ...inLanguage(permanentTexts, 'es'), ...inLanguage(bookingsTexts, 'es') }
const plan = {
  fechas: [
    {
      ...{ fecha: '2026-11-24', resultado: 'removed', hora_ini: 1200, duracion: 90, antes: null, pagado: 0, marcable: true, marcada: true },
      celdas: [
        {
          ...{ id_mst_recurso: 1, resultado: 'removed', id_reg_reserva: 5, pista: 1, importe: 0, precio: 0, choques: [] },
          ...{ solapa: false, libres: [], motivo: null },
        },
      ],
    },
  ],
  choques: [],
  recursos: [{ id_mst_recurso: 1, desc_recurso: 'Pista 1', id_mst_tiporecurso: 1, choques: 0 }],
  hasta: '2027-12-25',
  vista: 'a',
}

test.each([
  ['deactivate', 'the reason of the server (R-021, R-263)', { msg: 'Otro puesto la ha cambiado.' }, 'Otro puesto la ha cambiado.'],
  [
    ...(['deactivate', 'that the operation failed, without a reason (R-022, R-263)', { msg: '' }] as const),
    'Algo ha fallado y no se ha guardado nada. Vuelve a intentarlo.',
  ],
  ['between', 'why nothing was deleted between its dates (R-142)', { msg: 'Otro puesto la ha cambiado.' }, 'Otro puesto la ha cambiado.'],
] as const)('what could not be done says so in its dialog, which stays: %s, %s', async (what, _which, body, words) => {
  const close = vi.fn<() => void>()
  const asked = serve((call) => (call.includes('preview') ? { body: plan } : { status: 409, body: { code: 'x', ...body } }))
  await draw(<RemovalDialog what={what} of={{ id_mst_reservasfijas: 3, nombre: 'Los martes' }} onClose={close} />, es)
  await userEvent.click(page.getByRole('button', { name: /^Quitar 1 reserva/ }))
  await expect.element(page.getByText(words)).toBeVisible()
  expect(close).not.toHaveBeenCalled()
  expect(asked.at(-1)!.body).toMatchObject({ vista: 'a' })
})
