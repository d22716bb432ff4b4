import { coursesTexts } from '@app/contract/courses/texts'
import { feesTexts } from '@app/contract/fees/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { handleKey } from '../../../kit/screen/commands.ts'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { CourseStudentsScreen } from './course-students-screen.tsx'

const es = { ...inLanguage(feesTexts, 'es'), ...inLanguage(coursesTexts, 'es') }
const price = { motivo: 'precio', tono: 'grey', valores: {} }
const discount = { motivo: 'descuento', tono: 'grey', valores: { a: '−10 %' } }
const coming = (importe: number, razon: unknown = price) => ({
  ...{ desde: '2026-12-01', hasta: '2027-01-01', importe, generar: '2026-12-01', razon },
  partes: [{ paso: 'precio', importe: 3800 }],
})
const course = {
  ...{ id_mst_curso: 7, desc_curso: 'Iniciación, martes', id_mst_cuotas: 3, id_mst_curso_grupo: 2, id_mst_tiporeserva: 4, activo: 1 },
  ...{ inactivo_desde: null, limite_alumnos: 4, es_lista_espera: 0, desc_curso_grupo: 'Adultos', desc_cuota: 'Adultos 1 h' },
  ...{ desc_tiporeserva: 'Clase', limite_alumnos_activos: 3, limite_alumnos_espera: 3, ofrecidas: 1, desc_tiposrecurso: 'Pádel' },
  ...{ tiposrecurso: [1], horario: [{ dias: 2, hora_ini: 1200, hora_fin: 1260, recursos: ['Pista 3', 'Pista 4'] }], reservas: 46 },
  ...{ eliminable: 0, precio: 38, al_mes: 110.2 },
}
const student = (id: number, nombre_completo: string, more: Record<string, unknown> = {}) => ({
  ...{ id, id_mst_socios: id, nombre_completo, numsocio: id, telefono: '+34600111222', nivel: 2, fecha_inicio_cuota: '2024-09-01' },
  ...{ fecha_fin_cuota: null, clases_desde: '2024-09-01', fase: 'dentro', siguiente: coming(38), no_se_genera: null, pendiente: 0 },
  ...more,
})
const students = [
  student(11, 'Batlle Cano, Alba', { pendiente: 76 }),
  student(12, 'Casals Molina, Roger', { siguiente: coming(34.2, discount) }),
  student(13, 'Marín Guerrero, Neus', { fase: 'sale', fecha_fin_cuota: '2099-12-31' }),
  student(14, 'Julià Pou, Joel', { fase: 'fue', fecha_fin_cuota: '2020-11-30', siguiente: null, no_se_genera: 'terminada' }),
]
const offer = {
  ...{ id: 90, id_reg_socios_cuotas: 21, nombre_completo: 'Serra Calvo, Biel', caduca: '2099-12-01T17:00:00Z', a_mano: 0, por_correo: 1 },
}
const waiting = (id: number, nombre_completo: string, more: Record<string, unknown> = {}) => ({
  ...{ id, id_mst_socios: id, nombre_completo, numsocio: id, telefono: null, email: null, nivel: 2, pidio: '2026-11-02' },
  ...{ estado: 'despues', oferta: null, motivo: null, respondio: null, ...more },
})
const places = {
  ...{ limite_alumnos: 4, activos: 3, libres: 1 },
  plazas: [{ id: 50, desde: '2026-12-01', dejada_por: 'Julià Pou, Joel', ofrecer: 1, oferta: offer }],
  espera: [
    waiting(21, 'Serra Calvo, Biel', { estado: 'ofrecida', oferta: offer }),
    waiting(22, 'Quintana Lorenzo, Glòria', { pidio: '2026-11-05' }),
    waiting(23, 'Vidal Cortés, Mireia', { pidio: '2026-11-11' }),
  ],
  antes: [
    {
      ...{ id: 80, nombre_completo: 'Ortiz Roca, Jesús', estado: 'rechazada', motivo: null, por: 'Marta' },
      fecha_respuesta: '2026-11-25T10:00:00Z',
    },
  ],
}
const lesson = (fecha: string, more: Record<string, unknown> = {}) => ({
  ...{ fecha, hora_ini: 1200, hora_fin: 1260, recursos: ['Pista 3', 'Pista 4'], reservas: [501], alumnos: 3, otra_pista: 0 },
  ...{ saltada: 0, motivo: null, ...more },
})
const classes = {
  clases: [
    lesson('2026-12-01'),
    lesson('2026-12-08', { saltada: 1, motivo: 'la Inmaculada', recursos: [], reservas: [] }),
    lesson('2026-12-15', { otra_pista: 1, recursos: ['Pista 6'] }),
  ],
  ...{ quedan: 46, ultima: '2027-06-29' },
}
const all: Record<string, unknown> = {
  'GET /api/cursos/7': course,
  'GET /api/cursos?activos=1': [{ ...course, id_mst_curso: 6 }, course],
  'GET /api/curso/7/alumnos': students,
  'GET /api/curso/7/plazas': places,
  'GET /api/curso/7/clases?n=5': classes,
  'GET /api/curso/7/clases?n=100': classes,
}
const serving = (more: Record<string, unknown> = {}) =>
  serve((call, body) => {
    const answers = { ...all, ...more }
    const found = answers[call] ?? Object.entries(answers).find(([part]) => call.startsWith(`${part}?`))?.[1]
    const answer = typeof found === 'function' ? (found as (sent: unknown) => unknown)(body) : (found ?? null)
    return { body: answer }
  })
const show = (scheme: 'light' | 'dark' = 'light') => {
  location.hash = '/cursos/3/7/detail'
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/cursos/$id/$idcurso/detail', component: CourseStudentsScreen })
  const router = createRouter({ routeTree: root.addChildren([route]), history: hashHistory() })
  return draw(<RouterProvider router={router as never} />, es, scheme)
}
const as = (account: { is_staff: boolean; is_admin: boolean; rights: readonly string[] }) =>
  setSession({ account, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const bodyOf = (asked: ReturnType<typeof serve>, path: string) => asked.find(({ call }) => call === path)?.body
/** Presses a control of a dialog by its key. */
const pressKey = (role: 'button' | 'radio', name: string, key = '{Enter}') => {
  ;(page.getByRole('dialog').getByRole(role, { name }).element() as HTMLElement).focus()
  return userEvent.keyboard(key)
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

beforeEach(async () => {
  await page.viewport(1200, 800)
  as({ is_staff: true, is_admin: true, rights: [] })
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

describe('the students of a course', () => {
  test('stand with their reasons and debts, and a free place is a row of its own at the end (A-185)', async () => {
    serving()
    await show()
    await expect.element(page.getByRole('heading', { name: 'Iniciación, martes' })).toBeVisible()
    await expect.element(page.getByText('2 de 2')).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: '−10 %' })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: /Plaza libre desde el 01\/12\/2026 la dejó Julià Pou, Joel/ })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: /Ofrecida a Serra Calvo, Biel hasta 01\/12\/2099 18:00/ })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Julià Pou, Joel', exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Plazas 3 de 4 1 ofrecida/ })).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.click(page.getByText('Fueron 1'))
    await expect.element(page.getByRole('gridcell', { name: 'Julià Pou, Joel', exact: true })).toBeVisible()
  })

  test('are shown without any amount to the right of bookings alone (A-184)', async () => {
    as({ is_staff: true, is_admin: false, rights: ['bookings'] })
    const bare = students.map((one) => ({ ...one, siguiente: null, no_se_genera: null, pendiente: null }))
    serving({ 'GET /api/curso/7/alumnos': bare, 'GET /api/cursos/7': { ...course, precio: null, al_mes: null } })
    await show('dark')
    await expect.element(page.getByText('Batlle Cano, Alba')).toBeVisible()
    expect(document.body.textContent).not.toContain('€')
    expect(await violations()).toEqual([])
  })

  test('explain their amounts beside the page', async () => {
    serving({ 'GET /api/socios_cuotas/12/periodos': { generados: [], proximos: [], no_se_genera: null, familia: [] } })
    await show()
    await press(/Casals Molina, Roger: por qué/)
    await expect.element(page.getByRole('complementary', { name: /^Por qué 34,20/ })).toBeVisible()
  })

  test('leave on a last day, after its last fee and what becomes of the place are shown (A-156)', async () => {
    const asked = serving({
      'GET /api/socios_cuotas/12/vista-fin': { ultimas: [{ proporcion: 0, ...coming(34.2) }], meses: 5, generados: [], familia: [] },
    })
    await show()
    await press('Acciones de Casals Molina, Roger')
    await userEvent.click(page.getByRole('menuitem', { name: 'Deja el curso…' }))
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Último día' }), '10/12/2026')
    await userEvent.keyboard('{Tab}')
    await expect.poll(dialogText).toContain('Queda 1 clase hasta ese día.')
    expect(dialogText()).toContain('La plaza se ofrece a Quintana Lorenzo, Glòria desde el 11/12/2026.')
    await press(/^Terminar el 10\/12\/2026/)
    await expect
      .poll(() => bodyOf(asked, 'POST /api/cuota/12/set-fecha-fin-cuota'))
      .toMatchObject({ fecha: '2026-12-10', ultima_mensualidad_proporcional: 0 })
  })

  test('leave with the right of bookings alone, in the classes too, from the day after (A-184)', async () => {
    as({ is_staff: true, is_admin: false, rights: ['bookings'] })
    const path = 'POST /api/socios_cuotas/cuota/3/curso/7/add_socios_to_socios_cuota'
    const asked = serving({ [path]: { msg: '', anadidos: 0, en_espera: 0, quitados: 1, ids: [] } })
    await show()
    await press('Acciones de Casals Molina, Roger')
    await userEvent.click(page.getByRole('menuitem', { name: 'Deja el curso…' }))
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Último día' }), '10/12/2026')
    await userEvent.keyboard('{Tab}')
    await press(/^Terminar el 10\/12\/2026/)
    await expect
      .poll(() => bodyOf(asked, path))
      .toMatchObject({ eliminar: [12], fecha_modificacion: '2026-12-11', afegir_a_reservafija: 1, socios: [] })
  })
})

describe('the list of a course', () => {
  test('is in the order of asking with the state of each, and one call accepts an offer (A-185)', async () => {
    const asked = serving({ 'POST /api/curso/oferta/90/aceptar': places })
    await show()
    const list = page.getByRole('region', { name: /^En espera/ })
    await expect.element(list.getByText('Pidió el 02/11/2026 · nivel 2 · por correo')).toBeVisible()
    await expect.element(list.getByText(/Ortiz Roca, Jesús dijo que no, 25\/11\/2026, Marta/)).toBeVisible()
    expect(list.getByText('después').elements()).toHaveLength(2)
    await press('Ha llamado: aceptar')
    await expect.poll(() => asked.some(({ call }) => call === 'POST /api/curso/oferta/90/aceptar')).toBe(true)
    await expect.element(page.getByText('Serra Calvo, Biel ya está en el curso.')).toBeVisible()
  })

  test('notes that an offer is declined, or skips it for a reason in one more step (A-185)', async () => {
    const asked = serving({ 'POST /api/curso/oferta/90/rechazar': places, 'POST /api/curso/oferta/90/saltar': places })
    await show()
    await press('Ha dicho que no')
    await expect.poll(() => asked.some(({ call }) => call === 'POST /api/curso/oferta/90/rechazar')).toBe(true)
    await press('Saltar…')
    await expect.poll(dialogText).toContain('No contesta')
    await pressKey('button', 'No encaja el nivel')
    await expect.poll(() => bodyOf(asked, 'POST /api/curso/oferta/90/saltar')).toMatchObject({ motivo: 'No encaja el nivel' })
    await press('Saltar…')
    await expect.poll(dialogText).toContain('No contesta')
    await pressKey('button', 'Otro motivo…')
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' })).toHaveFocus()
    await userEvent.keyboard('De viaje{Enter}')
    await expect.poll(() => asked.findLast(({ call }) => call.endsWith('/saltar'))?.body).toMatchObject({ motivo: 'De viaje' })
  })

  test('offers a place by hand, and says whom it passes over and whose offer is withdrawn (A-185)', async () => {
    const asked = serving({ 'POST /api/curso/7/ofertas': places })
    await show()
    await userEvent.click(page.getByRole('region', { name: /^En espera/ }).getByRole('button', { name: 'Ofrecer a mano' }))
    await expect.poll(dialogText).toContain('A quién')
    await pressKey('radio', 'Vidal Cortés, Mireia', ' ')
    await expect.poll(dialogText).toContain('Pasa por delante de quien pidió antes: Quintana Lorenzo, Glòria')
    expect(dialogText()).toContain('Se retira la oferta a Serra Calvo, Biel')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => bodyOf(asked, 'POST /api/curso/7/ofertas')).toMatchObject({ id_reg_socios_cuotas: 23, id_reg_curso_plaza: 50 })
  })

  test('stops offering its places, and takes somebody off after a question', async () => {
    const path = 'POST /api/socios_cuotas/cuota/3/curso/7/add_socios_to_socios_cuota'
    const asked = serving({ 'POST /api/curso/7/ofrecer': places, [path]: { msg: '', anadidos: 0, en_espera: 0, quitados: 1, ids: [] } })
    await show()
    await userEvent.click(page.getByRole('switch', { name: 'Las plazas libres se ofrecen solas' }))
    await expect.poll(() => bodyOf(asked, 'POST /api/curso/7/ofrecer')).toMatchObject({ ofrecer: 0 })
    await press('Acciones de Vidal Cortés, Mireia')
    await userEvent.click(page.getByRole('menuitem', { name: 'Quitar de la lista' }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Quitar de la lista' }))
    await expect.poll(() => bodyOf(asked, path)).toMatchObject({ eliminar: [23] })
  })
})

test('the next classes name closed days and other courts, and the attendance of a month is read once it is open', async () => {
  const asked = serving({
    'GET /api/curso/7/asistencia': [
      {
        ...{ id_mst_socios: 11, nombre_completo: 'Batlle Cano, Alba', clases: 2, asistencias: 1 },
        dias: [
          { id_reg_reserva: 501, fecha: '2026-11-03', asistencia: 1 },
          { id_reg_reserva: 502, fecha: '2026-11-10', asistencia: 0 },
        ],
      },
    ],
  })
  await show()
  const part = page.getByRole('region', { name: 'Próximas clases' })
  await expect.element(part.getByText('Cerrado: la Inmaculada')).toBeVisible()
  await expect.element(part.getByText('otra pista')).toBeVisible()
  await expect.element(part.getByText('46 clases hasta el 29/06/2027')).toBeVisible()
  await expect.element(part.getByRole('link', { name: 'Mar 01/12' })).toHaveAttribute('href', '#/reservas/1/501?date=01122026')
  const reads = () => asked.filter(({ call }) => call.startsWith('GET /api/curso/7/asistencia')).length
  expect(reads()).toBe(0)
  await userEvent.click(part.getByText('Asistencia'))
  await expect.element(part.getByText('1 de 2')).toBeVisible()
  await userEvent.click(part.getByRole('button', { name: 'Mes anterior' }))
  await expect.poll(reads).toBe(2)
  expect(await violations()).toEqual([])
})

test('a draft of a letter goes to the students', async () => {
  const asked = serving({ 'POST /api/curso/crearNotificacion': { id_reg_notificaciones: 5, subject: 'Iniciación, martes' } })
  await show()
  await press(/^Aviso$/)
  await expect.poll(() => bodyOf(asked, 'POST /api/curso/crearNotificacion')).toMatchObject({ id: 7 })
  await expect.element(page.getByText('Borrador para los alumnos: «Iniciación, martes».')).toBeVisible()
})

describe('a course', () => {
  test('without a fee does not open its students (R-109)', async () => {
    const asked = serving({ 'GET /api/cursos/7': { ...course, id_mst_cuotas: null } })
    await show()
    await expect.element(page.getByText('Este curso no tiene cuota: asígnale una antes de apuntar alumnos.')).toBeVisible()
    expect(asked.some(({ call }) => call.includes('/alumnos'))).toBe(false)
  })

  test('that is inactive is read only, and is activated here (R-099)', async () => {
    const asked = serving({
      'GET /api/cursos/7': { ...course, activo: 0, inactivo_desde: '2026-09-01' },
      'POST /api/curso/activar': course,
    })
    await show()
    await expect.element(page.getByText(/Curso inactivo desde el 01\/09\/2026/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Apuntar alumnos' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Ha llamado: aceptar' })).not.toBeInTheDocument()
    await press('Activar')
    await expect.poll(() => bodyOf(asked, 'POST /api/curso/activar')).toMatchObject({ id: 7 })
  })

  test('without students offers its free places to those that wait (A-185)', async () => {
    const free = { ...places, activos: 0, libres: 4, plazas: [], espera: places.espera.slice(1), antes: [] }
    const asked = serving({ 'GET /api/curso/7/alumnos': [], 'GET /api/curso/7/plazas': free, 'POST /api/curso/7/ofrecer': free })
    await show()
    await expect.element(page.getByText('Nadie apuntado')).toBeVisible()
    await press('Ofrecer 2 plazas')
    await expect.poll(() => bodyOf(asked, 'POST /api/curso/7/ofrecer')).toMatchObject({ ofrecer: 1 })
  })

  test('without hours leads to its permanent booking', async () => {
    serving({ 'GET /api/cursos/7': { ...course, horario: [] }, 'GET /api/curso/7/clases?n=5': { clases: [], quedan: 0, ultima: null } })
    await show()
    await expect.element(page.getByRole('link', { name: 'Poner horario' })).toHaveAttribute('href', '#/cursos/7/permanent/new')
  })

  test('on a phone has the offer on top, the debt, a call, and its acts at the foot', async () => {
    await page.viewport(390, 844)
    serving()
    await show()
    await expect.element(page.getByRole('region', { name: 'Serra Calvo, Biel tiene la plaza ofrecida' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Llamar a Batlle Cano, Alba' })).toHaveAttribute('href', 'tel:+34600111222')
    await expect.element(page.getByText(/^76,00/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Apuntar alumnos' })).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.click(page.getByText('Espera 3'))
    await expect.element(page.getByText('Vidal Cortés, Mireia')).toBeVisible()
    await userEvent.click(page.getByText('Clases 46'))
    await expect.element(page.getByText('Cerrado: la Inmaculada')).toBeVisible()
  })
})
