import { coursesTexts } from '@app/contract/courses/texts'
import { feesTexts } from '@app/contract/fees/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refresh } from '../../../kit/reads/queries.ts'
import { setSession } from '../../../kit/reads/session.ts'
import { handleKey } from '../../../kit/screen/commands.ts'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import type { Course } from './student-row.ts'

const es = { ...inLanguage(feesTexts, 'es'), ...inLanguage(coursesTexts, 'es') }
const course: Course = {
  ...{ id_mst_curso: 7, desc_curso: 'Medio, sábado', id_mst_cuotas: 3, id_mst_curso_grupo: 2, id_mst_tiporeserva: 4, activo: true },
  ...{ inactivo_desde: null, limite_alumnos: 12, es_lista_espera: false, desc_curso_grupo: 'Adultos', desc_cuota: 'Adultos 1 h' },
  ...{ desc_tiporeserva: 'Clase', limite_alumnos_activos: 9, limite_alumnos_espera: 0, ofrecidas: 0, desc_tiposrecurso: 'Pádel' },
  ...{ tiposrecurso: [1], horario: [{ dias: 32, hora_ini: 600, hora_fin: 660, recursos: ['Pista 1'] }], reservas: 30 },
  ...{ eliminable: false, precio: 3800, al_mes: 34_200 },
}
const fee = {
  ...{ id_mst_cuotas: 3, id_mst_empresas: null, desc_cuota: 'Adultos 1 h', id_mst_tipocuotas: 1, precio: 38, frecuencia_cuotas: 1 },
  ...{ id_mst_tipoingreso: 2, dia_generacion_factura: 1, periodo_cobro_cuota: 0, primera_mensualidad_proporcional: 1 },
  ...{ ultima_mensualidad_proporcional: 0, cantidad: 0, activo: 1, inactiva_desde: null, id_mst_tiposocio: null },
}
const month = (desde: string, importe: number) => ({
  ...{ desde, hasta: '2027-02-01', importe, generar: desde, razon: { motivo: 'precio', tono: 'grey', valores: {} } },
  partes: [{ paso: 'precio', importe: 3800 }],
})
const vista = 'POST /api/socios_cuotas/cuota/3/curso/7/vista'
const add = 'POST /api/socios_cuotas/cuota/3/curso/7/add_socios_to_socios_cuota'
const names: Readonly<Record<number, string>> = { 1: 'Navarro, Roc', 2: 'Salvat, Berta', 3: 'Ruiz, Dani', 4: 'Puig, Jan' }

/** Places of the fake server: those beyond the free ones wait, in the order sent. */
interface Places {
  libres: number
  limite: number
  ofrecidas: string[]
  esperan: string[]
  prices: boolean
}
type Sent = { socios: { id_mst_socios: number }[]; ocupar_ofrecidas: number }
const preview = ({ libres, limite, ofrecidas, esperan, prices }: Places, { socios, ocupar_ofrecidas }: Sent) => {
  const free = libres + (ocupar_ofrecidas === 1 ? ofrecidas.length : 0)
  return {
    ...{ fecha_proxima: '2027-01-01', importe: prices ? 33.1 : null, limite, activos: 9, libres: free, ofrecidas, esperan, clases: 30 },
    socios: socios.map(({ id_mst_socios: id }, at) => ({
      ...{ id_mst_socios: id, nombre_completo: names[id], numsocio: id, nivel: 3, mismo_horario: id === 2 ? 'Iniciación' : null },
      ...{ motivo: null, desde: null, espera: at >= free ? 1 : 0, otro_tipo: 0 },
      meses: prices && at < free ? [month('2026-12-05', 33.1), month('2027-01-01', 38)] : [],
    })),
  }
}
const serving = (more: Partial<Places> = {}) => {
  const places: Places = { libres: 3, limite: 12, ofrecidas: [], esperan: [], prices: true, ...more }
  const asked = serve((call, body) => {
    const found = /GET \/api\/socio\/buscar\/(\d)/.exec(call)
    if (found) {
      const id = Number(found[1])
      return {
        body: [
          { id_mst_socios: id, nombre_completo: names[id], numsocio: id, activo: 1, desc_tiposocio: '', telefono: null, aviso_admin: null },
        ],
      }
    }
    if (call === vista) return { body: preview(places, body as unknown as Sent) }
    if (call === 'GET /api/cuotas/3') return { body: fee }
    if (call === add) return { body: { msg: 'Apuntados.', anadidos: 3, en_espera: 1, quitados: 0, ids: [91] } }
    if (call.startsWith('PUT /api/cursos/7')) {
      places.libres += Number(body.limite_alumnos) - places.limite
      places.limite = Number(body.limite_alumnos)
      return { body: { ...course, activo: 1, es_lista_espera: 0, eliminable: 0, precio: 38, al_mes: 342, limite_alumnos: places.limite } }
    }
    return { body: [] }
  })
  return { asked, places }
}
const show = (shown: Course = course) => {
  const route = createRootRoute({
    component: () => (
      <Suspense>
        <EnrolDialog course={shown} onClose={() => undefined} />
      </Suspense>
    ),
  })
  return draw(<RouterProvider router={createRouter({ routeTree: route, history: hashHistory() }) as never} />, es)
}
/** Pastes the numbers of members into the box. */
async function paste(numbers: string) {
  const box = page.getByRole('combobox', { name: /^Nombre, número/ })
  await userEvent.click(box)
  const data = new DataTransfer()
  data.setData('text', numbers)
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await userEvent.keyboard('{Escape}')
}
const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const handles = () => [...document.querySelectorAll('.fe-handle')].map((one) => one.textContent.replace(/^.*Mover a /, ''))
const as = (account: { is_staff: boolean; is_admin: boolean; rights: readonly string[] }) =>
  setSession({ account, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)

beforeEach(() => {
  as({ is_staff: true, is_admin: true, rights: [] })
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('the line of the limit runs through those enrolled: beyond it they wait, after its message (R-093, R-094)', async () => {
  const { asked } = serving()
  await show()
  await paste('1 2 3 4')
  await expect
    .poll(text)
    .toContain('Se ha superado el límite del curso. Quedan 3 plazas y apuntas a 4: entran 3 y 1 queda en espera, en este orden.')
  expect(text()).toContain('Entran, plazas 10 a 12')
  expect(text()).toContain('Quedan en espera, en el orden en que los apuntas')
  expect(text()).toContain('9 → 12 de 12')
  expect(text()).toContain('0 → 1')
  expect(text()).toContain('también en Iniciación')
  expect(text()).toContain('No paga mientras espera')
  expect(await violations()).toEqual([])
  await expect.element(page.getByRole('button', { name: /^Apuntar a 3 y dejar 1 en espera/ })).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => asked.find(({ call }) => call === add)?.body)
    .toMatchObject({ afegir_a_reservafija: 1, avisar: 1, ocupar_ofrecidas: 0 })
  const sent = asked.find(({ call }) => call === add)?.body
  expect(sent?.fecha_modificacion).toBe(sent?.fecha_proporcional)
  expect(sent?.socios).toMatchObject([1, 2, 3, 4].map((id_mst_socios) => ({ id_mst_socios })))
})

test('Alt and the arrows decide who enters, and the focus stays on the one that is moved (R-093)', async () => {
  serving()
  await show()
  await paste('1 2 3 4')
  await expect.poll(handles).toEqual(['Navarro, Roc', 'Salvat, Berta', 'Ruiz, Dani', 'Puig, Jan'])
  ;(page.getByRole('button', { name: /Mover a Puig, Jan/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(handles).toEqual(['Navarro, Roc', 'Salvat, Berta', 'Puig, Jan', 'Ruiz, Dani'])
  await expect.element(page.getByRole('button', { name: /Mover a Puig, Jan/ })).toHaveFocus()
})

test('a higher limit is offered beside, keeps its places for those enrolled, and all is previewed again', async () => {
  const { asked } = serving()
  await show()
  await paste('1 2 3 4')
  await userEvent.click(page.getByRole('button', { name: 'Subir el límite a 13' }))
  await expect.poll(() => asked.find(({ call }) => call === 'PUT /api/cursos/7')?.body).toMatchObject({ limite_alumnos: 13, ofrecer: 0 })
  await expect.element(page.getByRole('button', { name: /^Apuntar a 4/ })).toBeEnabled()
})

test('an offered place is held until it is taken on purpose, and those that wait before are named (A-185)', async () => {
  const { asked } = serving({ libres: 1, ofrecidas: ['Serra, Biel'], esperan: ['Serra, Biel', 'Quintana, Glòria'] })
  await show()
  await paste('1 3')
  await expect.poll(text).toContain('1 plaza está ofrecida a Serra, Biel.')
  expect(text()).toContain('Entran antes que quien ya espera: Serra, Biel · Quintana, Glòria')
  await userEvent.click(page.getByRole('checkbox', { name: 'Ocupar también las plazas ofrecidas' }))
  await expect.element(page.getByRole('button', { name: /^Apuntar a 2/ })).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => asked.find(({ call }) => call === add)?.body).toMatchObject({ ocupar_ofrecidas: 1 })
})

test('a place that goes meanwhile moves the line, and a sentence says so', async () => {
  const { places } = serving()
  await show()
  await paste('1 2 3')
  await expect.element(page.getByRole('button', { name: /^Apuntar a 3/ })).toBeEnabled()
  places.libres = 2
  void refresh()
  await expect.poll(text).toContain('Se acaba de ocupar una plaza en otro puesto: quedan 2.')
  await expect.element(page.getByRole('button', { name: /^Apuntar a 2 y dejar 1 en espera/ })).toBeEnabled()
})

test('the right of bookings alone enrols without prices and discounts (A-184)', async () => {
  as({ is_staff: true, is_admin: false, rights: ['bookings'] })
  const { asked } = serving({ prices: false })
  await show({ ...course, precio: null, al_mes: null })
  await paste('1 3')
  await expect.element(page.getByRole('button', { name: /^Apuntar a 2/ })).toBeEnabled()
  expect(text()).not.toContain('€')
  await expect.element(page.getByRole('textbox', { name: /^Descuento/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('checkbox', { name: 'Avisar por correo, en su idioma' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Añadir a la reserva fija' }))
  await expect.element(page.getByRole('button', { name: /^Apuntar a 2/ })).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => asked.find(({ call }) => call === add)?.body)
    .toMatchObject({ afegir_a_reservafija: 0, avisar: 0, fecha_modificacion: null })
})

test('in a course that is nothing but a list all of them wait (A-185)', async () => {
  serving({ libres: 0 })
  await show({ ...course, es_lista_espera: true })
  await paste('1 3')
  await expect.poll(text).toContain('Es una lista de espera: todos quedan en espera')
  expect(text()).not.toContain('Se ha superado')
  await expect.element(page.getByRole('button', { name: /^Dejar 2 en espera/ })).toBeEnabled()
})
