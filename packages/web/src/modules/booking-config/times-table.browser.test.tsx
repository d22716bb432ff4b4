import { bookingConfigTexts } from '@app/contract/booking-config/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { TimesTable } from './times-table.tsx'

const es = inLanguage(bookingConfigTexts, 'es')

const open = { min_tiempo_reserva: -1, max_tiempo_reserva: -1, default_tiempo_reserva: -1 }
const rows = [
  { id: 1, text: 'Partido', ...open },
  { id: 2, text: 'Clase', ...open },
]
const steps = [{ id: -1, text: 'Según la pista o el tipo' }, ...[30, 60, 90].map((id) => ({ id, text: `${id} min` }))]

test('only what was changed is sent, and a no lands on the cell it names (R-277, R-279)', async () => {
  serve(() => ({ body: steps }))
  const sent: unknown[] = []
  const save = async (changed: unknown) => {
    sent.push(changed)
    if (sent.length === 1) throw new RefusedError(422, { msg: es.alert1, 'filas.0.max_tiempo_reserva': ['Falta.'] }, '')
  }
  await draw(<TimesTable name="t" label="Duraciones" inheritedText="booking-config.inherited" rows={rows} onSave={save} />, es)
  await userEvent.click(page.getByRole('combobox', { name: 'Clase: Duración mínima' }))
  await userEvent.click(page.getByRole('option', { name: '60 min' }))
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.element(page.getByText(es.alert1)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Clase: Duración máxima' })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([[{ id: 2, ...open, min_tiempo_reserva: 60 }]])
  expect(await violations()).toEqual([])
})
