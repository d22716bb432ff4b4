import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showScreen, signIn } from '../../../testing/notice-cases.tsx'
import { serve, violations } from '../../../testing/page.tsx'
import { TemplatesScreen } from './templates-screen.tsx'

const template = (id: number, more: object = {}) => ({
  ...{ id_mst_notificaciones_plantillas: id, desc_plantilla: `Plantilla ${id}`, uso: 'libre', subject: 'Hola' },
  ...{ desc_notificacion: '<p>Hola, {{nombre|socio}}</p>', textos: [], ...more },
})
const confirmation = template(2, { uso: 'confirmacion', desc_plantilla: 'Al reservar', desc_notificacion: '<p>{{reservas}}</p>' })
const served = (first: readonly object[] = [template(1), confirmation]) => {
  let all = [...first] as ReturnType<typeof template>[]
  return serve((call, body) => {
    const id = Number(/\/(\d+)$/.exec(call)?.[1])
    if (call.startsWith('PUT')) {
      const { _read, ...values } = body
      all = all.map((one) => (one.id_mst_notificaciones_plantillas === id ? { ...one, ...values } : one))
    }
    if (call.startsWith('POST')) {
      all = [...all, template(9, body)]
      return { body: all.at(-1) }
    }
    if (Number.isNaN(id)) return { body: all, reads: 'letter-template' }
    return { body: all.find((one) => one.id_mst_notificaciones_plantillas === id) ?? {}, reads: 'letter-template' }
  })
}
const show = (scheme: 'light' | 'dark' = 'light') => showScreen(TemplatesScreen, '/notificacion/plantillas', { scheme })
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => signIn())

test('templates stand beside the editor of one, which saves itself', async () => {
  const asked = served()
  await show()
  await expect.element(page.getByRole('textbox', { name: 'Texto', exact: true })).toHaveTextContent('Hola, Nombre | socio')
  await userEvent.click(page.getByRole('textbox', { name: 'Asunto' }))
  await userEvent.keyboard('{End}!')
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PUT')))
    .toMatchObject({
      call: 'PUT /api/notificacion_plantilla/1',
      body: { subject: 'Hola!', _read: { subject: 'Hola' } },
    })
  expect(await violations()).toEqual([])
})

test('a letter that leaves by itself has the fields of bookings, and needs its words', async () => {
  served()
  await show('dark')
  await userEvent.click(button('Al reservar').first())
  await expect.element(page.getByText(/Sale sola al reservar/)).toBeVisible()
  await userEvent.click(button('Campo'))
  await expect.element(page.getByRole('menuitem', { name: 'Reservas' })).toBeVisible()
  expect(document.querySelector('[role=menu]')?.textContent).not.toContain('Curso')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('textbox', { name: 'Asunto' }))
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.element(page.getByText('Esta plantilla necesita asunto y texto.')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('a template is made for a use that has none, and deleted after a question', async () => {
  const asked = served()
  await show()
  await userEvent.click(button('Nueva plantilla'))
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Nombre de la plantilla'), 'Cobro')
  await userEvent.click(page.getByRole('dialog').getByLabelText('Uso').first())
  expect([...document.querySelectorAll('[role=option]')].map((one) => one.textContent)).not.toContain('Reserva confirmada')
  await userEvent.click(page.getByRole('option', { name: 'Recordatorio de pago' }))
  await userEvent.click(button('Crear'))
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body)
    .toMatchObject({ uso: 'recordatorio', subject: 'Recordatorio de pago', desc_notificacion: expect.stringContaining('{{nombre|socio}}') })
  await userEvent.click(button('Eliminar Plantilla 1'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => asked.some(({ call }) => call === 'DELETE /api/notificacion_plantilla/1')).toBe(true)
})

test('without templates the screen says what they are for', async () => {
  served([])
  await show()
  await expect.element(page.getByText('Aún no hay plantillas')).toBeVisible()
  expect(await violations()).toEqual([])
})
