import { coursesTexts } from '@app/contract/courses/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { setHistory } from '../../kit/screen/navigation.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { CoursesScreen } from './courses-screen.tsx'

const es = { ...inLanguage(coursesTexts, 'es'), 'menu.courses': 'Cursos' }
const tuesday = { dias: 2, hora_ini: 1200, hora_fin: 1260, recursos: ['P3', 'P4'] }
const course = (id: number, desc_curso: string, more = {}) => ({
  ...{ id_mst_curso: id, desc_curso, id_mst_cuotas: 4, id_mst_curso_grupo: 1, id_mst_tiporeserva: 3, activo: 1, inactivo_desde: null },
  ...{
    limite_alumnos: 12,
    es_lista_espera: 0,
    desc_curso_grupo: 'Escuela de adultos',
    desc_cuota: 'Adultos 1 h',
    desc_tiporeserva: 'Clase',
  },
  ...{
    limite_alumnos_activos: 11,
    limite_alumnos_espera: 0,
    ofrecidas: 0,
    desc_tiposrecurso: 'Pádel',
    tiposrecurso: [1],
    horario: [tuesday],
  },
  ...{ reservas: 46, eliminable: 0, precio: 38, al_mes: 418, ...more },
})
const ungrouped = { id_mst_curso_grupo: null, desc_curso_grupo: null }
const list = course(3, 'Lista de espera, primavera', {
  ...{ ...ungrouped, es_lista_espera: 1, limite_alumnos: 0, limite_alumnos_activos: 0, limite_alumnos_espera: 21, horario: [] },
  ...{ desc_cuota: 'Lista de espera', precio: 0, al_mes: 0 },
})
const sunday = course(4, 'Iniciación, domingo', {
  ...{ ...ungrouped, activo: 0, id_mst_cuotas: null, desc_cuota: null, precio: null, al_mes: null, limite_alumnos: 8 },
  ...{ limite_alumnos_activos: 0, horario: [], reservas: 0, eliminable: 1 },
})
const courses = [
  course(1, 'Iniciación, martes', { limite_alumnos_espera: 3, ofrecidas: 1 }),
  course(2, 'Medio sábado', { limite_alumnos_activos: 9 }),
  list,
  sunday,
]
const dropdowns: Record<string, object[]> = {
  cuotas: [
    { id: 4, text: 'Adultos 1 h' },
    { id: 5, text: 'Niños 2 h' },
  ],
  curso_grupo: [
    { id: 1, text: 'Escuela de adultos' },
    { id: 2, text: 'Escuela de niños' },
  ],
  tipo_reserva: [{ id: 3, text: 'Clase' }],
  tipo_recurso: [
    { id: 1, text: 'Pádel' },
    { id: 2, text: 'Tenis' },
  ],
}
const waiting = (id: number, nombre_completo: string, estado = 'despues') => ({
  ...{ id, id_mst_socios: id, nombre_completo, numsocio: String(id), telefono: null, email: null, nivel: null, pidio: '2026-11-01' },
  ...{ estado, oferta: null, motivo: null, respondio: null },
})
const places = {
  ...{ limite_alumnos: 12, activos: 11, libres: 1, plazas: [], antes: [] },
  espera: [waiting(1, 'Mireia Vidal', 'ofrecida'), waiting(2, 'Biel Serra'), waiting(3, 'Glòria Quintana')],
}
const priced = { es_lista_espera: 0, desc_cuota: 'Adultos 1 h', precio: 38, posible: 0, msg: 'La cuota tiene que ser 0,00 € y es 38,00 €' }
type Answer = { status?: number; body: unknown }

/** Draws the screen over a server with answers of its own; returns the calls. */
async function drawn(own: Record<string, Answer> = {}, { rows = courses as object[], rights = ['bookings', 'members'] } = {}) {
  setSession({ account: { is_staff: true, is_admin: false, rights }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    const found = Object.entries(own).find(([part]) => call.startsWith(part))
    if (found) return found[1]
    if (call === 'GET /api/cursos') return { body: rows, reads: 'course' }
    const dropdown = /^GET \/api\/(\w+)\/dropdown/.exec(call)
    if (dropdown) return { body: dropdowns[dropdown[1]!] ?? [] }
    if (call.includes('listaEsperaPrecio')) return { body: priced }
    if (call.includes('/plazas')) return { body: places }
    return { body: call.startsWith('DELETE') ? {} : (rows[0] ?? null) }
  })
  location.hash = '/cursos'
  const history = hashHistory()
  setHistory(history)
  const routeTree = createRootRoute({ component: CoursesScreen })
  await draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />, es)
  return asked
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
const rowsShown = () => [...document.querySelectorAll('.dg-body [role=row]')].map((row) => plain(row.textContent))
const cells = (name: string) =>
  [...document.querySelectorAll(`.dg-body [data-item="1"] [data-column="${name}"]`)].map((one) => plain(one.textContent))
const dialogText = () => plain(document.querySelector('[role=dialog]')?.textContent)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const menu = async (nombre: string) => {
  await userEvent.click(button(`Más acciones de ${nombre}`))
  await expect.element(page.getByRole('menu')).toBeVisible()
}
const act = (name: string | RegExp) => page.getByRole('menuitem', { name })
const bodiesOf = (asked: Awaited<ReturnType<typeof drawn>>, call: string) =>
  asked.filter((one) => one.call.startsWith(call)).map(({ body }) => body)
const edit = async (column: string, typed: string) => {
  await userEvent.dblClick(document.querySelector(`[data-item="1"] [data-column="${column}"]`)!)
  await userEvent.keyboard(`{Control>}a{/Control}${typed}{Enter}`)
}

beforeEach(() => {
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('courses stand by group with sums of places, those without a group last; places are said in words, lists stand out (R-107, R-111, A-29)', async () => {
  await drawn()
  await expect.poll(rowsShown).toHaveLength(6)
  const shown = rowsShown()
  expect(shown[0]).toMatch(/^Grupo: Escuela de adultos2.*20\/24 · 1 ofrecida · 3 en espera.*836,00 €/)
  expect(shown[1]).toContain('11/12+ 1 ofrecida+ 3 en espera')
  expect(shown[1]).toContain('ma 20:00–21:00 · P3, P4')
  expect(shown[1]).toContain('Adultos 1 h · 38,00 €')
  expect(shown[2]).toContain('9/12quedan 3')
  expect(shown[3]).toMatch(/^Grupo: Sin grupo2.*0\/8 · 21 en lista/)
  expect(shown[5]).toContain('solo lista21')
  expect(shown[4]).toContain('sin cuota')
  expect(document.querySelector('[data-item="3"].warn')).not.toBeNull()
  expect(document.querySelector('[data-item="4"].muted')).not.toBeNull()
  expect(await violations()).toEqual([])
})

test('the switch, the group and the two counts filter; nothing found offers to remove the filters (R-111)', async () => {
  await drawn()
  await expect.element(page.getByText('Activos 3')).toBeVisible()
  await userEvent.click(button('Con espera 1'))
  await expect.poll(rowsShown).toHaveLength(2)
  await userEvent.click(page.getByText('Inactivos 1'))
  await expect.element(page.getByText('Ningún curso con estos filtros')).toBeVisible()
  await userEvent.click(button('Quitar filtros'))
  await expect.poll(rowsShown).toHaveLength(6)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Grupo' }).first(), '0')
  await expect.poll(() => rowsShown().length).toBe(3)
  await userEvent.click(button('Con plazas 1'))
  await expect.poll(() => rowsShown()[1]).toContain('Iniciación, domingo')
})

test('prices and sums are a dash without a right to see fees (A-184)', async () => {
  await drawn({}, { rights: ['bookings'], rows: courses.map((one) => ({ ...one, precio: null, al_mes: null })) })
  await expect.poll(() => cells('id_mst_cuotas')).toEqual(['Adultos 1 h · —'])
  expect(cells('al_mes')).toEqual(['—'])
})

test('a limit below those inside, and a fee with a price for a list, are refused at their cell (R-106)', async () => {
  const msg = 'Hay 11 dentro: el límite no puede ser 10.'
  await drawn({ 'PUT /api/cursos/1': { status: 422, body: { status: 0, code: 'curso.limite_bajo', msg } } })
  await expect.poll(() => cells('limite_alumnos')).toHaveLength(1)
  await edit('limite_alumnos', '10')
  await expect.poll(() => plain(document.querySelector('.dg-complaint')?.textContent)).toBe(msg)
  expect(cells('limite_alumnos')[0]).toContain('11/12')
  await userEvent.click(page.getByText('Activos 3'))
  await expect.poll(() => document.querySelector('.dg-complaint')).toBeNull()
})

test('a higher limit asks whether its places are offered, and names those that wait (A-185)', async () => {
  const asked = await drawn()
  await expect.poll(() => cells('limite_alumnos')).toHaveLength(1)
  await edit('limite_alumnos', '14')
  await expect.poll(dialogText).toContain('2 plazas libres: se ofrecen a Biel Serra y Glòria Quintana')
  await userEvent.click(button('Cancelar'))
  await expect.element(page.getByText(/no se ha cambiado/)).toBeVisible()
  await expect.poll(() => cells('limite_alumnos')[0]).toContain('/12')
  expect(bodiesOf(asked, 'PUT')).toEqual([])
  await edit('limite_alumnos', '14')
  await userEvent.click(button('No ofrecer'))
  await expect.poll(() => bodiesOf(asked, 'PUT')).toMatchObject([{ limite_alumnos: 14, ofrecer: 0 }])
})

test('a course without a fee asks for one in a bubble before its students open (R-109)', async () => {
  const asked = await drawn()
  await userEvent.click(button('Alumnos de Iniciación, domingo'))
  await expect.element(page.getByText(es['msg.avisoCursoSinCuota'])).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Cuota' }).last(), '5')
  await userEvent.click(button('Asignar'))
  await expect.poll(() => bodiesOf(asked, 'PUT /api/cursos/4')).toMatchObject([{ id_mst_cuotas: 5 }])
  await expect.poll(() => location.hash).toBe('#/cursos/5/4/detail')
})

test('a new course begins with a name to be written over, without a fee and active; its timetable is offered next (R-110)', async () => {
  const asked = await drawn({ 'POST /api/cursos': { body: course(9, 'Avanzado', { horario: [] }) } })
  await expect.poll(rowsShown).toHaveLength(6)
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('textbox', { name: 'Curso', exact: true }).last()).toHaveValue('Curso nuevo')
  await userEvent.keyboard('Avanzado{Control>}s{/Control}')
  await expect.poll(() => bodiesOf(asked, 'POST /api/cursos')).toMatchObject([{ desc_curso: 'Avanzado', activo: 1, limite_alumnos: 0 }])
  expect(bodiesOf(asked, 'POST /api/cursos')[0]).not.toMatchObject({ id_mst_cuotas: expect.anything() })
  await userEvent.click(button('Poner horario'))
  await expect.poll(() => location.hash).toBe('#/cursos/9/permanent/new')
})

test('a new row is shown in a folded list too', async () => {
  await drawn()
  await expect.poll(rowsShown).toHaveLength(6)
  await userEvent.click(button(/Grupo: Sin grupo/))
  await expect.poll(rowsShown).toHaveLength(4)
  await userEvent.click(button('Curso nuevo'))
  await expect.element(page.getByRole('textbox', { name: 'Curso', exact: true }).last()).toHaveFocus()
})

test('impossible acts stay in the menu with their reason: a list with a price, the deletion of an active course (R-102, R-104)', async () => {
  const asked = await drawn()
  await menu('Iniciación, martes')
  await expect.element(act(/La cuota tiene que ser 0,00 € y es 38,00 €/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(act(/Está activo y tiene 14 alumnos/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(act(/borra 46 reservas/)).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Activar…' }).query()).toBeNull()
  expect(await violations()).toEqual([])
  await userEvent.click(act(/Convertir/), { force: true })
  expect(bodiesOf(asked, 'POST')).toEqual([])
})

test('deactivating says what goes, activating asks; each is offered where it applies (R-099, R-100, R-101)', async () => {
  const counted = { reservas: 46, pagadas: 2, alumnos: 11 }
  const asked = await drawn({ 'POST /api/curso/deleteCursoReservas': { body: counted }, 'POST /api/curso/activar': { body: sunday } })
  await menu('Iniciación, martes')
  await userEvent.click(act(/^Desactivar/))
  await expect.poll(dialogText).toContain('Borra 46 reservas desde hoy, 11 alumnos se quedan sin clase; sus cuotas dejan de generarse.')
  await expect.poll(dialogText).toContain('Se quedan 2 reservas cobradas.')
  expect(bodiesOf(asked, 'POST')).toMatchObject([{ id: 1, solo_ver: 1 }])
  await userEvent.click(button('Desactivar'))
  await expect.poll(() => bodiesOf(asked, 'POST')[1]).toEqual({ id: 1 })
  await menu('Iniciación, domingo')
  expect(page.getByRole('menuitem', { name: /^Desactivar/ }).query()).toBeNull()
  await userEvent.click(act('Activar…'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Activar' }))
  await expect.poll(() => bodiesOf(asked, 'POST /api/curso/activar')).toHaveLength(1)
})

test('a list stops being one after a question (R-103, R-105)', async () => {
  const asked = await drawn()
  await menu('Lista de espera, primavera')
  await userEvent.click(act('Dejar de ser lista'))
  await expect.poll(dialogText).toContain('¿«Lista de espera, primavera» deja de ser lista de espera?')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Dejar de ser lista' }))
  await expect.poll(() => bodiesOf(asked, 'POST /api/curso/listaEsperaCursoReservas')).toHaveLength(1)
})

test('an inactive course without students is deleted after a question (R-102, A-28)', async () => {
  const asked = await drawn()
  await menu('Iniciación, domingo')
  await userEvent.click(act('Eliminar'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => asked.map(({ call }) => call)).toContain('DELETE /api/cursos/4')
})

test('Ctrl+D clones the course of the row with name, days and students, and says the result', async () => {
  const made = { curso: course(8, 'Iniciación, enero'), reservas: 20, saltadas: 2, alumnos: 0, espera: 11 }
  const asked = await drawn({ 'POST /api/curso/1/duplicar': { body: made } })
  await expect.poll(() => cells('horario')).toHaveLength(1)
  await userEvent.click(document.querySelector('[data-item="1"] [data-column="horario"]')!)
  await userEvent.keyboard('{Control>}d{/Control}')
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Curso' })
  await expect.element(name).toHaveValue('Iniciación, martes (copia)')
  await userEvent.fill(name, 'Iniciación, enero')
  await userEvent.click(page.getByRole('dialog').getByRole('combobox', { name: 'Alumnos' }))
  await userEvent.click(page.getByRole('option', { name: 'En espera' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Clonar' }))
  await expect.poll(() => bodiesOf(asked, 'POST /api/curso/1/duplicar')).toMatchObject([{ desc_curso: 'Iniciación, enero', alumnos: 1 }])
  await expect.poll(dialogText).toContain('Iniciación, enero: 20 reservas, 0 alumnos y 11 en espera.')
  await expect.poll(dialogText).toContain('2 fechas estaban ocupadas')
})

test('its court types are ticked, and a notice to its students becomes a draft', async () => {
  const draft = { id_reg_notificaciones: 7, subject: 'Iniciación, martes' }
  const asked = await drawn({ 'POST /api/curso/crearNotificacion': { body: draft } })
  await menu('Iniciación, martes')
  await userEvent.click(act('Tipos de pista…'))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tenis' }))
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => bodiesOf(asked, 'POST /api/curso/asignar_tiporecurso/1')).toEqual([{ lista: [1, 2] }])
  await menu('Iniciación, martes')
  await userEvent.click(act('Aviso a los alumnos'))
  await expect.element(page.getByText('Borrador preparado: Iniciación, martes')).toBeVisible()
})

test('without courses the screen says what a course is; an error can be read again', async () => {
  await drawn({}, { rows: [] })
  await expect.element(page.getByText('Aún no hay cursos')).toBeVisible()
  await drawn({ 'GET /api/cursos': { status: 500, body: { status: 0, code: 'msg.unexpected', msg: 'Algo ha fallado.' } } })
  await expect.element(page.getByText('Algo ha fallado.')).toBeVisible()
  await expect.element(button('Reintentar')).toBeVisible()
})

test('on a phone a course is a card with name, hour, bar and those that wait', async () => {
  await page.viewport(390, 800)
  onTestFinished(async () => {
    await page.viewport(1440, 900)
  })
  await drawn()
  await expect.poll(() => plain(document.querySelector('[data-item="1"] .dg-card')?.textContent)).toContain('ma 20:00–21:00')
  expect(plain(document.querySelector('[data-item="1"] .dg-card')?.textContent)).toContain('3 en espera')
  expect(document.querySelector('[data-item="1"] .cu-bar')).not.toBeNull()
  expect(await violations()).toEqual([])
})
