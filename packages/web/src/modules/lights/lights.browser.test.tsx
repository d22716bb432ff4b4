import { inLanguage } from '@app/contract/kit/texts'
import { lightsTexts } from '@app/contract/lights/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { CourtBoxes } from './court-boxes.tsx'
import { ShiftSlots } from './shift-slots.tsx'
import { SlotForm } from './slot-form.tsx'

const texts = inLanguage(lightsTexts, 'es')

test('a shift needs a number other than zero, asks first, and shows why it was refused (R-432)', async () => {
  const asked = serve(() => ({ status: 409, body: { msg: 'El tramo 19:00–23:30 pasaría de medianoche.', code: 'luz.pasa_medianoche' } }))
  await draw(<ShiftSlots calendar={4} own={2} all={5} />, texts)
  await userEvent.click(page.getByRole('button', { name: 'Desplazar' }))
  const minutes = page.getByRole('textbox', { name: 'Minutos' })
  await userEvent.fill(minutes, '0')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Escribe un número de minutos distinto de cero.')).toBeVisible()
  await userEvent.fill(minutes, '-15')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: '¿Adelantar los 2 tramos 15 minutos?' })).toBeVisible()
  expect(asked).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Desplazar' }).last())
  await expect.element(page.getByText('El tramo 19:00–23:30 pasaría de medianoche.')).toBeVisible()
  expect(asked[0]).toMatchObject({ call: 'POST /api/modificar-tramos-luz/-15', body: { id_mst_luz_calendario: 4 } })
})

test('a slot starts at 18:00 to 23:59 every day; its boxes mark all, and it is sent in its parts (R-434, R-435)', async () => {
  const asked = serve(() => ({ body: {} }))
  let saved = 0
  await draw(<SlotForm calendar={4} slot={null} onSaved={() => (saved += 1)} onCancel={() => {}} />, texts)
  await expect.element(page.getByRole('textbox', { name: 'Se encienden' })).toHaveValue('18:00')
  await expect.element(page.getByRole('textbox', { name: 'Se apagan' })).toHaveValue('24:00')
  await userEvent.click(page.getByRole('checkbox', { name: 'Todos' }))
  await expect.element(page.getByText('Elige al menos un día de la semana.')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'lunes' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Desde el día y mes' }), '1/10')
  await userEvent.keyboard('{Enter}')
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.poll(() => saved).toBe(1)
  expect(asked[0]).toMatchObject({
    call: 'POST /api/luzTramos',
    body: {
      id_mst_luz_calendario: 4,
      diaInicio: 1,
      mesInicio: 10,
      diaFin: 31,
      mesFin: 12,
      horario: { fecha_ini: { hora: 18, minuto: 0 }, fecha_fin: { hora: 23, minuto: 59 } },
      dias: 1,
    },
  })
})

test('courts are chosen by type or one by one (R-436)', async () => {
  let chosen: readonly number[] = []
  const court = (id_mst_recurso: number) => ({
    id_mst_recurso,
    desc_recurso: `Pista ${id_mst_recurso}`,
    id_mst_luz_calendario: null,
    desc_luz_calendario: null,
    seleccionado: false,
  })
  const types = [{ id_mst_tiporecurso: 1, desc_tiporecurso: 'Pádel', recursos: [court(1), court(2)] }]
  await draw(<CourtBoxes own={4} types={types} chosen={[]} error={null} onChange={(next) => (chosen = next)} />, texts)
  await userEvent.click(page.getByRole('checkbox', { name: 'Pádel' }))
  expect(chosen).toEqual([1, 2])
  await userEvent.click(page.getByRole('checkbox', { name: 'Pista 2' }))
  expect(chosen).toEqual([2])
})
