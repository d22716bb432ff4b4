import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { type Booking, drag, freeHours, readToday } from './courts.ts'
import { card, post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { letterBox, type SentLetter } from './letter-box.ts'
import { accessFaults } from './watch.ts'

const box = await letterBox()
const { product, visit, openDesk } = await journey()
const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const dialog = (page: Page) => page.getByRole('dialog').last()
/** A letter leaves a minute after its order, and the mailbox of bounces is read every two minutes. */
const later = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 300_000, interval: 500 })

const sport = 1
const today = clubDay()
const password = 'una frase bien larga'
const course = 'Pádel de noche'
const players = {
  Aina: { email: 'aina@example.test', idioma: 'es-ES' },
  Bruna: { email: 'bruna@example.test', idioma: 'ca-ES' },
  Fina: { email: 'fina@example.test', idioma: 'ca-ES' },
  Gil: { email: 'gil@example.test', idioma: 'es-ES' },
  Rosa: { email: 'rebota@example.test', idioma: 'es-ES' },
  Jan: { email: 'casa@example.test', idioma: 'es-ES' },
  Ona: { email: 'Casa@example.test', idioma: 'es-ES' },
} as const
type Name = keyof typeof players
const names = Object.keys(players) as Name[]
/** Those of the booking. */
const four = ['Aina', 'Bruna', 'Fina', 'Gil'] as const
const lettersTo = (name: Name) => box.to(players[name].email)

/** Answer of a call of the desk. */
async function ask<T>(page: Page, path: string, data: Record<string, unknown> = {}): Promise<T> {
  const answer = await post(page, path, data)
  expect([path, answer.status(), answer.status() === 200 ? '' : await answer.text()]).toEqual([path, 200, ''])
  return (await answer.json()) as T
}
const read = async <T>(page: Page, path: string) => (await (await page.request.get(`${product.url}${path}`)).json()) as T

/** Players of a course, and a booking of today of four of them; new bookings are told. */
async function prepare(page: Page) {
  await ask(page, '/api/param/param_tribuna/save', { parametros: { AVISO_RESERVAS: '2' } })
  const members: number[] = []
  for (const nombre of names) {
    const made = { nombre, apellidos: 'Arnau', acceso_web: 0, ...players[nombre] }
    members.push((await ask<{ id_mst_socios: number }>(page, '/api/socio', made)).id_mst_socios)
  }
  const { id_mst_cuotas } = await ask<{ id_mst_cuotas: number }>(page, '/api/cuotas', {
    ...{ desc_cuota: course, precio: 40, id_mst_tipoingreso: 2, primera_mensualidad_proporcional: 0 },
  })
  const { id_mst_curso } = await ask<{ id_mst_curso: number }>(page, '/api/cursos', { desc_curso: course, id_mst_cuotas })
  await ask(page, `/api/socios_cuotas/cuota/${id_mst_cuotas}/curso/${id_mst_curso}/add_socios_to_socios_cuota`, {
    ...{ fecha_proporcional: today, socios: members.map((id_mst_socios) => ({ id_mst_socios })) },
  })
  // the clock of the club is about noon
  const [here, there] = freeHours(await readToday(page, sport)).filter(({ from }) => from >= 14 * 60)
  if (!here || !there) throw new Error('The demo club has no room today')
  const socios = members.slice(0, 4)
  const { data } = await ask<{ data: Booking }>(page, '/api/reserves/add_reservation', {
    ...{ fecha_ini: today, hora_ini: here.from, duracion: here.to - here.from, id_mst_recurso: here.court },
    ...{ id_mst_socios: socios[0]!, socios },
  })
  return { id: data.id_reg_reserva, here, there, members }
}

const { page: admin } = await visit()
const { id: booking, here, there, members } = await prepare(admin)

/** Signs in as staff with no right but `messages`. */
async function asWriter(page: Page, url: string) {
  const email = 'escribe@club.test'
  const { id_mst_socios } = await ask<{ id_mst_socios: number }>(admin, '/api/socio', {
    ...{ nombre: 'Elia', apellidos: 'Mercader', email, telefono: '600111222' },
  })
  await ask(admin, '/api/account/staff', { id_mst_socios, password })
  await ask(admin, '/api/socios_menus', { id_mst_socios, menu: 'messages' })
  const answer = await page.request.post(`${url}/api/account/login`, { data: { usuario: email, password } })
  expect(answer.status()).toBe(200)
}

/** Writes subject and text in the language that is shown, with the reader's name between the words. */
async function write(page: Page, { subject, before, after }: { subject: string; before: string; after: string }) {
  await page.getByRole('textbox', { name: 'Asunto' }).click()
  await page.keyboard.type(subject)
  await page.keyboard.press('Enter')
  await page.keyboard.type(before)
  await page.getByRole('button', { name: 'Campo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Nombre', exact: true }).click()
  await page.keyboard.type(after)
  await soon(() => page.locator('.letter-body .letter-chip').innerText()).toContain('Nombre')
}

/** The part of a letter of a type. */
const partOf = (letter: SentLetter | undefined, type: string, parameter = '') =>
  letter?.parts.find((part) => part.type.startsWith(type) && part.type.includes(parameter))?.text ?? ''
const unsubscribePath = ({ header }: SentLetter) => new URL(/^List-Unsubscribe:\s*<([^>]+)>/im.exec(header)![1]!).pathname
const consentsOf = async (name: Name) =>
  (await read<{ otorgado: number }[]>(admin, `/api/socio/${members[names.indexOf(name)]!}/consentimientos`)).map((one) => one.otorgado)

it('a letter to the players of a course goes to each in their language and once to a family; one bounces, one unsubscribes (R-421, R-427, R-428, 0118)', async () => {
  const { page, complaints } = await visit({ signIn: asWriter })
  await goTo(page, '/notificacion')
  await page.getByRole('heading', { name: 'Notificaciones' }).waitFor()
  await page.keyboard.press('n')
  await page.waitForURL(/\/notificacion\/\d+\/edit/)
  const notice = Number(/\/notificacion\/(\d+)\//.exec(page.url())![1])
  await page.getByRole('heading', { name: 'Sin asunto' }).waitFor()
  await write(page, { subject: 'Cambio de horario', before: 'Hola, ', after: ': el jueves empezamos antes.' })
  await page.getByRole('button', { name: 'Idiomas del mensaje' }).click()
  await page.getByRole('menuitem', { name: 'Catalán' }).click()
  await write(page, { subject: 'Canvi d’horari', before: 'Hola, ', after: ': dijous comencem abans.' })
  await page.locator('input[type="file"]:not([accept])').setInputFiles({
    ...{ name: 'horario.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 horario') },
  })
  await page.getByRole('button', { name: /^Quitar .*horario\.pdf/ }).waitFor()
  expect(await accessFaults(page)).toEqual([])

  await page.getByRole('tab', { name: 'Destinatarios' }).click()
  await page.getByRole('radio', { name: 'Curso' }).check()
  await page.getByRole('combobox', { name: 'Curso' }).fill(course)
  await page.getByRole('option', { name: course }).last().click()
  await page.getByRole('button', { name: /^Enviar a 7/ }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await dialog(page)
    .getByText(/5 en español, 2 en catalán/)
    .waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page
    .getByText(/Sale en un minuto: 6 correos/)
    .first()
    .waitFor()

  await later(() => names.map((name) => lettersTo(name).filter((one) => one.subject.includes('horari')).length)).toEqual([
    1, 1, 1, 1, 1, 1, 0,
  ])
  const letter = (name: Name) => lettersTo(name).find((one) => one.subject.includes('horari'))!
  expect(letter('Aina').subject).toBe('Cambio de horario')
  expect(partOf(letter('Aina'), 'text/plain')).toContain('Hola, Aina: el jueves empezamos antes.')
  expect(letter('Bruna').subject).toBe('Canvi d’horari')
  expect(partOf(letter('Bruna'), 'text/plain')).toContain('Hola, Bruna: dijous comencem abans.')
  expect(partOf(letter('Jan'), 'text/plain')).toContain('Hola, Jan y Ona: el jueves')
  expect(letter('Gil').parts.map(({ type }) => type)).toContain('application/octet-stream; name=horario.pdf')
  expect(partOf(letter('Gil'), 'application/octet-stream')).toBe('%PDF-1.4 horario')

  box.bounce(letter('Rosa'))
  const reader = await visit({ signIn: null, viewport: { width: 390, height: 844 } })
  await reader.page.goto(product.url + unsubscribePath(letter('Fina')))
  await reader.page
    .getByText('Abrir esta página', { exact: false })
    .or(reader.page.getByText('Obrir aquesta pàgina', { exact: false }))
    .waitFor()
  expect(await accessFaults(reader.page)).toEqual([])
  expect(await consentsOf('Fina')).toEqual([])
  await reader.page.getByRole('button', { name: 'No en vull rebre més' }).click()
  await reader.page.getByText('Fet: no rebràs més avisos com aquest.').waitFor()
  expect((await consentsOf('Fina')).map(Boolean)).toEqual([false])

  // the delivery as it is on the screen, without another look of the user
  await page.getByRole('tab', { name: 'Envío' }).click()
  await later(() => page.getByText('Rebotó: la dirección no existe').count()).toBeGreaterThan(0)
  await page
    .getByText(/User unknown in virtual mailbox table/)
    .first()
    .waitFor()
  expect(await accessFaults(page)).toEqual([])
  await goTo(admin, '/correo/direcciones')
  await admin.getByRole('heading', { name: 'Direcciones que no reciben' }).waitFor()
  await admin.getByText('rebota@example.test').first().waitFor()

  // a further letter to the same people counts neither of them
  const { id_reg_notificaciones: next } = await ask<{ id_reg_notificaciones: number }>(page, `/api/notificacion/clone/${notice}`)
  await goTo(page, `/notificacion/${next}/edit?tab=destinatarios`)
  await page.getByRole('button', { name: /^Enviar a 5/ }).waitFor()
  expect([...complaints, ...reader.complaints]).toEqual([])
})

it('a booking that is moved on the planner reaches its four players with the same calendar entry, also the one without news (A-172)', async () => {
  const calendars = (name: Name) =>
    lettersTo(name)
      .map((one) => partOf(one, 'text/calendar', 'method=REQUEST').replaceAll('\r\n ', ''))
      .filter((text) => text !== '')
  const counts = () => four.map((name) => calendars(name).length)
  const value = (calendar: string | undefined, name: string) =>
    new RegExp(`^${name}[^:\\r\\n]*:(.*)\\r?$`, 'm').exec(calendar ?? '')?.[1]?.trim()
  await later(counts).toEqual([1, 1, 1, 1])

  const { page, complaints } = await openDesk()
  await card(page, booking).waitFor()
  const day = await readToday(page, sport)
  await drag(page, { column: here.column, minute: here.from + 20 }, { column: there.column, minute: there.from + 20 }, day)
  await later(counts).toEqual([2, 2, 2, 2])
  for (const name of four) {
    const [before, after] = calendars(name)
    expect(value(after, 'METHOD')).toBe('REQUEST')
    expect(value(after, 'UID')).toBe(value(before, 'UID'))
    expect(Number(value(after, 'SEQUENCE'))).toBeGreaterThan(Number(value(before, 'SEQUENCE')))
  }
  expect(complaints).toEqual([])
})
