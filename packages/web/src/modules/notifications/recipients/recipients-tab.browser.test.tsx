import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noticeOnWire, recipientOnWire, serveNotice, shownText, showScreen, signIn } from '../../../testing/notice-cases.tsx'
import { violations } from '../../../testing/page.tsx'
import { NoticeScreen } from '../notice-screen.tsx'

const show = (scheme: 'light' | 'dark' = 'light') => showScreen(NoticeScreen, '/notificacion/7/edit?tab=destinatarios', { scheme })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: string) => page.getByRole('radio', { name })
const saves = (asked: ReturnType<typeof serveNotice>) => asked.filter(({ call }) => call === 'POST /api/notificacion/save')
const body = () => shownText('.dg-body')
const listed = [
  recipientOnWire(1),
  recipientOnWire(2, { tutor: 'Rovira Sala, Anna', correo: 'anna@club.test', juntos: 1, idioma: 'ca' }),
  recipientOnWire(3, { correo: null, por_correo: 0, motivo: 'no_existe' }),
  recipientOnWire(4, { correo: null, por_correo: 0, por_app: 1, motivo: 'sin_correo' }),
]
const served = (more: object = {}, own: Parameters<typeof serveNotice>[1] = () => undefined) =>
  serveNotice(noticeOnWire(7, more), (call, sent) => {
    const answer = own(call, sent)
    if (answer) return answer
    return /get_socios_notificaciones\/7/.test(call) ? { body: listed } : undefined
  })

beforeEach(() => signIn())

test('one filter clears the others at once, and the way back is in place (R-427)', async () => {
  const asked = served({ id_mst_curso: 8 })
  await show()
  await expect.element(radio('Curso')).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Curso' })).toHaveValue('Iniciación, martes')
  await userEvent.click(radio('Cuota'))
  await expect.element(page.getByText(/Curso: quitado/)).toBeVisible()
  await expect.element(page.getByText('Elige a quiénes')).toBeVisible()
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ id_mst_curso: null, _read: { id_mst_curso: 8 } })
  await userEvent.click(button('Volver'))
  await expect.element(page.getByRole('combobox', { name: 'Curso' })).toHaveValue('Iniciación, martes')
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ id_mst_curso: 8, _read: { id_mst_curso: null } })
  expect(await violations()).toEqual([])
})

test('a filter without its target is not sent to everybody', async () => {
  const asked = served()
  await show()
  await userEvent.click(radio('Campeonato'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => shownText('.toasts')).toContain('Elige a quiénes')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await userEvent.click(page.getByRole('combobox', { name: 'Campeonato' }))
  await userEvent.click(page.getByRole('option', { name: 'Grupo 1' }))
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ id_reg_campeonatos_grupo: 41 })
})

test('the list tells where each letter really goes, and who gets none with the reason', async () => {
  served()
  await show()
  await expect.poll(body).toContain('a Rovira Sala, Anna')
  expect(body()).toContain('menor · un solo correo con 1 más')
  expect(body()).toContain('la dirección no existe')
  expect(body()).toContain('por la app')
  await expect.element(page.getByText('No reciben 1')).toBeVisible()
  expect(document.querySelector('.dg-frame, .data-grid, [role=grid]')).not.toBeNull()
  await expect.poll(() => shownText('.notice-sums')).toContain('64de 67 personas, en 61 correos y 41 avisos de app')
  expect(shownText('.notice-sums')).toContain('3 con dirección que no existe')
  expect(await violations()).toEqual([])
})

test('a tick taken out is kept as an exception of the rule, and one set again goes', async () => {
  const asked = served({ excluidos: [99] })
  await show()
  await expect.poll(body).toContain('Apellido 1')
  const box = () => page.getByRole('checkbox', { name: /Seleccionar fila/ }).first()
  await userEvent.click(box())
  await expect.poll(() => saves(asked).at(-1)?.body.excluidos).toEqual([99, 1])
  await userEvent.click(box())
  await expect.poll(() => saves(asked).at(-1)?.body.excluidos).toEqual([99])
})

test('all ticks taken out at once come back by the notice', async () => {
  const asked = served({ excluidos: [99] })
  await show()
  await expect.poll(body).toContain('Apellido 1')
  await userEvent.click(page.getByRole('checkbox', { name: 'Seleccionar todas las filas filtradas' }))
  await expect.poll(() => saves(asked).at(-1)?.body.excluidos).toEqual([99, 1, 2, 3, 4])
  await userEvent.click(button('Deshacer'))
  await expect.poll(() => saves(asked).at(-1)?.body.excluidos).toEqual([99])
})

test('channels, one mail for an address and narrowing are saved', async () => {
  const asked = served()
  await show()
  await userEvent.click(page.getByRole('checkbox', { name: 'App' }))
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ envio_app: 1 })
  await userEvent.click(page.getByText('Y además…'))
  await userEvent.fill(page.getByLabelText('Edad desde'), '18')
  await expect.poll(() => (saves(asked).at(-1)?.body.filtro as { edad_min?: number } | undefined)?.edad_min).toBe(18)
  await expect.element(page.getByText('Y además: 1 filtro')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Un correo por dirección' }))
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ por_familia: 0 })
  expect(await violations()).toEqual([])
})

test('members named by hand take the place of the filter', async () => {
  const asked = served({ id_mst_cuotas: 2 }, (call) =>
    call.startsWith('GET /api/socio/buscar/') ? { body: [{ ...recipientOnWire(5), nombre_completo: 'Soler, Ona', activo: 1 }] } : undefined,
  )
  await show()
  await userEvent.click(button('Elegir socios a mano'))
  await expect.element(page.getByRole('dialog', { name: 'Elegir socios a mano' })).toBeVisible()
  await userEvent.keyboard('ona')
  await userEvent.click(page.getByRole('option').first())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ id_usuario_envio: [5], id_mst_cuotas: null })
  await userEvent.click(button('Volver al filtro'))
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ id_usuario_envio: null })
})

test('enrolments of an activity stand with the extra columns of their group, 20 a page, in a grid of 550 pixels (A-175, R-430)', async () => {
  const enrolled = (id: number) => ({
    ...{ id_reg_actividades_inscritos: id, id_mst_socios: null, nombre: `Inscrito ${String(id).padStart(2, '0')}` },
    ...{ valores: { Talla: 'M', Comedor: true }, elegido: 1, correo: 'x@club.test', tutor: null, idioma: 'es', por_correo: 1, por_app: 0 },
    ...{ motivo: null, juntos: 0, grupo: 'Semana 1' },
  })
  served({ id_reg_actividades_grupo: 61 }, (call) =>
    call.includes('actividad_grupo/61') ? { body: Array.from({ length: 25 }, (_, at) => enrolled(at + 1)) } : undefined,
  )
  await show('dark')
  await expect.poll(body).toContain('Inscrito 01')
  await expect.poll(() => shownText('[role=grid]')).toContain('Talla')
  await expect.poll(body).toContain('Inscrito 01')
  expect(body()).not.toContain('Inscrito 21')
  expect(getComputedStyle(document.querySelector('.dg-frame')!).maxHeight).toBe('550px')
  expect(await violations()).toEqual([])
})
