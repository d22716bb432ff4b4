import { inLanguage } from '@app/contract/kit/texts'
import { mailTexts } from '@app/contract/mail/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Session, setSession } from '../../kit/reads/session.ts'
import { place } from '../../kit/screen/screen-title.ts'
import { draw, type ServedCall, serve, violations } from '../../testing/page.tsx'
import { MemberMailsTab } from './member-mails-tab.tsx'
import { StoppedAddressesScreen } from './stopped-addresses-screen.tsx'
import { StoppedNotice } from './stopped-notice.tsx'

const es = inLanguage(mailTexts, 'es')
const nothing = { sent_at: null, error: null, motivo: null, rebote: null, rebote_texto: null, rebote_fecha: null, secreto: false }
const letter = { ...nothing, para: 'anna@example.test', created_at: '2026-11-20T09:00:00Z' }
const bounce = { estado: 'rebotado', rebote: 'permanente', rebote_texto: '550 5.1.1 User unknown' }
const letters = [
  { ...letter, id_reg_correo: 3, asunto: 'Aviso', estado: 'detenido', motivo: 'no_existe', error: '550 5.1.1 User unknown' },
  { ...letter, id_reg_correo: 2, asunto: 'Horario', ...bounce, sent_at: '2026-11-19T09:00:00Z' },
  { ...letter, id_reg_correo: 1, asunto: 'Contraseña', estado: 'hecho', secreto: true, sent_at: '2026-11-18T09:00:00Z' },
]
const stop = {
  ...{ id_reg_direccion_parada: 7, email: 'anna@example.test', motivo: 'no_existe', detalle: '550 5.1.1 User unknown' },
  ...{ fecha: '2026-11-20T09:00:00Z', socios: [{ id_mst_socios: 11, nombre_completo: 'Anna Puig' }] },
}
const complaint = { ...stop, id_reg_direccion_parada: 8, email: 'pere@example.test', motivo: 'queja', detalle: null, socios: [] }

type Answers = Readonly<Record<string, unknown>>
let asked: ServedCall[] = []
/** Serves the calls by the end of their path. */
const show = (answers: Answers) => {
  asked = serve((call) => {
    const found = Object.entries(answers).find(([path]) => call.endsWith(path))
    return { body: found ? found[1] : { options: null } }
  })
}
const posted = () => asked.map(({ call }) => call).filter((call) => call.startsWith('POST /api/correo'))

beforeEach(async () => {
  const account = { id_mst_socios: 1, is_staff: true, is_admin: false, rights: ['members', 'messages'] }
  setSession({ account, info: { club: 'Club', zona: 'Europe/Madrid' }, parameters: {} } as unknown as Session)
  place.set({ title: 'Direcciones', above: [], isMenu: true, path: '/correo/direcciones' })
  await page.viewport(1280, 800)
})

describe('the letters of a member', () => {
  const texts = {
    '/socio/11/correos': letters,
    '/correos/2': { ...letters[1], texto: 'El sábado cerramos: https://club.test/h' },
    '/correos/1': { ...letters[2], texto: '' },
  }
  test('have a state in words and by the form of a dot, the reason, and their text beside the list', async () => {
    show(texts)
    await draw(<MemberMailsTab id={11} />, es)
    await expect.element(page.getByRole('row', { name: /Detenido.*Aviso.*La dirección no existe: 550 5.1.1/ })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /Devuelto.*Horario.*550 5.1.1 User unknown/ })).toBeVisible()
    const forms = [...document.querySelectorAll('.state-dot')].map((one) => one.getAttribute('data-state'))
    expect(forms).toEqual(['held', 'lost', 'good'])
    expect(await violations()).toEqual([])
    await userEvent.dblClick(page.getByText('Horario'))
    await expect.element(page.getByText('El sábado cerramos: https://club.test/h')).toBeVisible()
    await expect.element(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', 'https://club.test/h')
    expect(await violations()).toEqual([])
  })
  test('with a link or a code are shown without their text', async () => {
    show(texts)
    await draw(<MemberMailsTab id={11} />, es)
    await userEvent.dblClick(page.getByText('Contraseña'))
    await expect.element(page.getByText('Lleva un enlace o un código: su texto no se muestra.')).toBeVisible()
  })
  test('are cards on a telephone, say when there are none, and a refused read can be repeated', async () => {
    await page.viewport(390, 800)
    show(texts)
    await draw(<MemberMailsTab id={11} />, es)
    await expect.element(page.getByText('Horario')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    show({ '/socio/11/correos': [] })
    await draw(<MemberMailsTab id={11} />, es)
    await expect.element(page.getByText('Todavía no se le ha escrito')).toBeVisible()
    asked = serve(() => ({ status: 500, body: { msg: 'Algo ha fallado.', code: 'msg.unexpected' } }))
    await draw(<MemberMailsTab id={11} />, es)
    await expect.element(page.getByText('Algo ha fallado.')).toBeVisible()
  })
})

describe('an address that receives no more', () => {
  test('is in red on the page of its member, with the words of the server and both remedies', async () => {
    show({ '/socio/11/direcciones': [stop] })
    await draw(<StoppedNotice id={11} />, es)
    await expect.element(page.getByText('No se escribe a anna@example.test')).toBeVisible()
    await expect.element(page.getByText(/La dirección no existe, desde el 20\/11\/2026/)).toBeVisible()
    await expect.element(page.getByText('Su servidor: «550 5.1.1 User unknown»')).toBeVisible()
    expect(await violations()).toEqual([])
    const correct = page.getByRole('link', { name: 'Corregir el correo' })
    await expect.element(correct).toHaveAttribute('href', '#/socios/11/edit?tabActivated=tabDatos')
    await userEvent.click(page.getByRole('button', { name: 'Volver a permitir' }))
    await expect.poll(posted).toEqual(['POST /api/correo/direcciones/7/permitir'])
  })
  test('is listed by cause; one whose reader complained is allowed again only after a question', async () => {
    show({ '/correo/direcciones': [stop, complaint] })
    await draw(<StoppedAddressesScreen />, es)
    await expect.element(page.getByText('anna@example.test')).toBeVisible()
    await expect.element(page.getByText(/Marcó un correo como no deseado/).first()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Anna Puig' })).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Volver a permitir pere@example.test' }))
    await expect.element(page.getByText('¿Volver a escribir a pere@example.test?')).toBeVisible()
    expect(posted()).toEqual([])
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Volver a permitir' }))
    await expect.poll(posted).toEqual(['POST /api/correo/direcciones/8/permitir'])
  })
  test('is a card on a telephone, with its cause and members; the list says when there is none', async () => {
    await page.viewport(390, 800)
    show({ '/correo/direcciones': [stop] })
    await draw(<StoppedAddressesScreen />, es)
    await expect.element(page.getByText(/La dirección no existe.*Anna Puig/).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    show({ '/correo/direcciones': [] })
    await draw(<StoppedAddressesScreen />, es)
    await expect.element(page.getByText('Se puede escribir a todas las direcciones')).toBeVisible()
  })
})
