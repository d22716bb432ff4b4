import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noticeOnWire, serveNotice, shownText, showScreen, signIn } from '../../testing/notice-cases.tsx'
import { violations } from '../../testing/page.tsx'
import { serveUploads } from '../../testing/serve-uploads.ts'
import { NoticeScreen } from './notice-screen.tsx'

const show = (tab = 'escribir', scheme: 'light' | 'dark' = 'light') =>
  showScreen(NoticeScreen, `/notificacion/7/edit?tab=${tab}`, { scheme })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = () => page.getByRole('textbox', { name: 'Texto', exact: true })
const subject = () => page.getByRole('textbox', { name: 'Asunto' })
const saves = (asked: ReturnType<typeof serveNotice>) => asked.filter(({ call }) => call === 'POST /api/notificacion/save')
const file = (name: string, size = 4) => {
  const one = new File(['x'.repeat(4)], name)
  Object.defineProperty(one, 'size', { value: size })
  return one
}
const drop = (...files: File[]) => {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  const event = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { files: Object.assign([...files], { item: (at: number) => files[at] }) } })
  document.querySelector('.file-field')!.dispatchEvent(event)
}

beforeEach(() => signIn())

test('a letter saves itself after a pause: the changed data with what they replaced, and the hour is said', async () => {
  const asked = serveNotice(noticeOnWire(7))
  await show()
  await expect.element(text()).toHaveTextContent('Hola, Nombre | socio: cambia la hora.')
  await userEvent.click(text())
  await userEvent.keyboard('{Control>}{End}{/Control} Gracias.')
  await expect.element(page.getByText(/^Guardado \d\d:\d\d$/)).toBeVisible()
  expect(saves(asked)).toHaveLength(1)
  expect(saves(asked)[0]?.body).toEqual({
    id_reg_notificaciones: 7,
    desc_notificacion: '<p>Hola, {{nombre|socio}}: cambia la hora. Gracias.</p>',
    _read: { desc_notificacion: '<p>Hola, {{nombre|socio}}: cambia la hora.</p>' },
  })
  expect(await violations()).toEqual([])
})

test('a blank subject is told at once and not sent (R-421); a refused field of the text stands at the text', async () => {
  const asked = serveNotice(noticeOnWire(7), (call, body) =>
    call === 'POST /api/notificacion/save' && String(body.desc_notificacion).includes('nada')
      ? { status: 422, body: { code: 'plantilla.campo_desconocido', msg: 'No existe.', desc_notificacion: ['El campo «nada» no existe.'] } }
      : undefined,
  )
  await show()
  await userEvent.click(subject())
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.element(page.getByText('Escribe un asunto.').first()).toBeVisible()
  await userEvent.click(text())
  await userEvent.keyboard('nada')
  await expect.element(page.getByText('El campo «nada» no existe.')).toBeVisible()
  expect(saves(asked).every(({ body }) => !('subject' in body))).toBe(true)
  await userEvent.click(subject())
  await userEvent.keyboard('Nuevo')
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ subject: 'Nuevo' })
  await expect.poll(() => text().element().textContent).toContain('nada')
})

test('two desks that change the same subject are asked, and the choice is saved', async () => {
  let stored = noticeOnWire(7)
  const asked = serveNotice(stored, (call, body) => {
    if (call.startsWith('GET /api/notificacion/7?') || call === 'GET /api/notificacion/7') return { body: stored, reads: 'notice' }
    if (call !== 'POST /api/notificacion/save') return undefined
    const { _read: read } = body as { _read: { subject?: string } }
    if (read.subject !== stored.subject) return { status: 409, body: { code: 'msg.changed_meanwhile', msg: 'Ha cambiado' } }
    stored = { ...stored, subject: String(body.subject) }
    return { body: stored }
  })
  await show()
  await expect.element(subject()).toHaveTextContent('Cambio de horario')
  stored = { ...stored, subject: 'De otro puesto' }
  await userEvent.click(subject())
  await userEvent.keyboard('{End} ya')
  await expect.element(page.getByText(/Tú: «Cambio de horario ya»\. Allí: «De otro puesto»/)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(button('Dejar lo mío'))
  await expect.poll(() => stored.subject).toBe('Cambio de horario ya')
  expect(saves(asked).at(-1)?.body).toMatchObject({ _read: { subject: 'De otro puesto' } })
})

test('forbidden kinds and files over 100 MB are refused before they go up; a heavy one is told to go as a link (R-428)', async () => {
  serveNotice(noticeOnWire(7))
  const sent = serveUploads(() => ({ body: [] }))
  await show()
  await expect.element(page.getByText('Hasta 100 MB cada uno')).toBeVisible()
  drop(file('juego.exe'), file('enorme.mp4', 104_857_601))
  await expect.element(page.getByText('Este tipo de fichero no se envía')).toBeVisible()
  await expect.element(page.getByText('El fichero supera los 100 MB.')).toBeVisible()
  expect(sent).toEqual([])
  expect(await violations()).toEqual([])
  await userEvent.click(button('Quitar a juego.exe'))
  await expect.element(page.getByText('juego.exe')).not.toBeInTheDocument()
})

test('a file on its way can be stopped; a failure that is no size says so (R-428)', async () => {
  serveNotice(noticeOnWire(7))
  const real = window.XMLHttpRequest
  let aborted = 0
  window.XMLHttpRequest = class {
    upload = {}
    onabort: (() => void) | null = null
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {
      aborted += 1
      this.onabort?.()
    }
  } as never
  await show()
  await expect.element(page.getByText('Hasta 100 MB cada uno')).toBeVisible()
  drop(file('video.mp4', 40_000_000))
  await expect.element(page.getByText(/de 38 MB · irá como enlace/)).toBeVisible()
  await userEvent.click(button('No subir video.mp4'))
  await expect.poll(() => aborted).toBe(1)
  await expect.element(page.getByText('video.mp4')).not.toBeInTheDocument()
  window.XMLHttpRequest = real
  serveUploads(() => ({ status: 500, body: { code: 'msg.unexpected', msg: 'Roto' } }))
  drop(file('plano.pdf'))
  await expect.element(page.getByText('No se ha podido subir el fichero.')).toBeVisible()
})

test('the letter is shown as a named recipient gets it, on a phone, in the app, without pictures, and for the next one', async () => {
  const asked = serveNotice(noticeOnWire(7, { envio_app: 1 }))
  await show()
  const frame = () => document.querySelector<HTMLIFrameElement>('.notice-device iframe')
  await expect.element(page.getByText(/Como lo verá Rovira Sala, Anna/)).toBeVisible()
  await expect.element(page.getByText('Lo querría en catalán; va en español')).toBeVisible()
  expect(frame()?.srcdoc).toContain('Hola, Anna')
  expect(frame()?.getAttribute('sandbox')).toBe('allow-same-origin')
  await expect.element(page.getByText('17 de 120')).toBeVisible()
  await userEvent.click(page.getByText('Sin imágenes', { exact: true }))
  await expect.poll(() => frame()?.srcdoc).toBe('<p>Hola, Anna</p>[Las pistas]')
  await userEvent.click(page.getByText('App', { exact: true }))
  await expect.poll(() => shownText('.notice-app')).toBe('Cambio de horarioHola, Anna')
  await userEvent.click(button('Destinatario siguiente'))
  await userEvent.click(button('Destinatario siguiente'))
  await expect.poll(() => asked.some(({ call }) => call === 'GET /api/notificacion/7/vista?destinatario=2')).toBe(true)
})

test('the foot checks fields without a word, pictures without words, the way out and the weight', async () => {
  serveNotice(noticeOnWire(7, { desc_notificacion: '<p>{{grupo}} {{nombre}}</p><img src="/api/imagen/1/a">' }))
  await show()
  await expect.poll(() => shownText('.notice-checks')).toContain('Sin texto de reserva: Grupo')
  expect(shownText('.notice-checks')).toContain('Una imagen sin texto')
  expect(shownText('.notice-checks')).toContain('Lleva la baja')
  await expect.poll(() => shownText('.notice-checks')).toContain('Pesa 20 kB')
})

test('a template takes the place of the text after a question, and a text is kept as one', async () => {
  const template = {
    ...{ id_mst_notificaciones_plantillas: 3, desc_plantilla: 'Lluvia', uso: 'libre', subject: 'Llueve' },
    ...{ desc_notificacion: '<p>Hoy no.</p>', textos: [] },
  }
  const asked = serveNotice(noticeOnWire(7), (call) => {
    if (call === 'GET /api/notificacion_plantilla') return { body: [template] }
    return call === 'POST /api/notificacion_plantilla' ? { body: template } : undefined
  })
  await show()
  await userEvent.click(button('Plantilla'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Lluvia' }))
  await expect.element(page.getByRole('dialog', { name: '¿Poner «Lluvia» en lugar de este texto?' })).toBeVisible()
  await userEvent.click(button('Cambiar el texto'))
  await expect.element(text()).toHaveTextContent('Hoy no.')
  await expect.poll(() => saves(asked).at(-1)?.body).toMatchObject({ subject: 'Llueve', desc_notificacion: '<p>Hoy no.</p>' })
  await userEvent.click(button('Plantilla'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Guardar como plantilla' }))
  await userEvent.fill(page.getByLabelText('Nombre de la plantilla'), 'Otra')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/notificacion_plantilla')?.body)
    .toMatchObject({ desc_plantilla: 'Otra', subject: 'Llueve', uso: 'libre' })
})

test('the user gets a sample, and a clone opens', async () => {
  const asked = serveNotice(noticeOnWire(7), (call) => {
    if (call.includes('/prueba/')) return { body: { para: 'marta@club.test' } }
    return call.includes('/clone/') ? { body: { id_reg_notificaciones: 8 } } : undefined
  })
  await show()
  await userEvent.click(button('Probar conmigo'))
  await expect.element(page.getByText('Prueba enviada a marta@club.test')).toBeVisible()
  await userEvent.click(button('Clonar'))
  await expect.poll(() => location.hash).toBe('#/notificacion/8/edit')
  expect(asked.some(({ call }) => call === 'POST /api/notificacion/clone/7')).toBe(true)
})

test('a planned letter is read only until it is taken back', async () => {
  const asked = serveNotice(noticeOnWire(7, { estado: 'programada', sale: '2126-12-01T08:00:00Z' }), (call) =>
    call.includes('/retirar/') ? { body: noticeOnWire(7) } : undefined,
  )
  await show('escribir', 'dark')
  await expect.element(page.getByText(/Sale el 01\/12\/2126 09:00\. Retírala para cambiarla\./)).toBeVisible()
  await expect.element(text()).toHaveAttribute('contenteditable', 'false')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Retirar'))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/retirar/7')).toBe(true)
})

test('on a phone text, recipients and sending fit', async () => {
  serveNotice(noticeOnWire(7))
  await page.viewport(390, 844)
  await show()
  await expect.element(text()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.click(page.getByRole('tab', { name: /Destinatarios/ }))
  await expect.element(page.getByRole('radio', { name: 'Todos los socios' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
