import { framesTexts } from '@app/contract/frames/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, violations } from '../../testing/page.tsx'
import { FramedSite } from './framed-site.tsx'

const es = inLanguage(framesTexts, 'es')
const site = (url: string) => <FramedSite url={url} parameter="URL_CAMARA_WEB" title="Cámara web" empty={es['frames.no_camera']} />
const frame = () => document.querySelector('iframe')
afterEach(() => setSession(null))

test('without an address there is no frame, but the name of the parameter (R-472)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  for (const url of ['', 'http://camara.test/', `https://${location.hostname}/admin`, 'javascript:alert(1)']) {
    await draw(site(url), es)
    await expect.element(page.getByText(/URL_CAMARA_WEB/)).toBeVisible()
    expect(frame()).toBeNull()
  }
  expect(await violations()).toEqual([])
})

test('an address is framed without a referrer and has a way into a tab of its own', async () => {
  await draw(site('https://camara.invalid/'), es)
  await expect.element(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(frame()).toMatchObject({ src: 'https://camara.invalid/', title: 'Cámara web', referrerPolicy: 'no-referrer' })
})

// last: the policy stays with the page of this file
test('a frame that the policy of the opened page refuses asks for a reload', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "frame-src 'none'"
  document.head.append(policy)
  await draw(site('https://camara.invalid/'), es)
  await expect.element(page.getByRole('button', { name: 'Recargar' })).toBeVisible()
  expect(frame()).toBeNull()
  // previews of letters have no address, and are drawn all the same
  const preview = document.createElement('iframe')
  preview.srcdoc = '<p>Vista previa</p>'
  document.body.append(preview)
  await expect.poll(() => preview.contentDocument?.body.textContent).toBe('Vista previa')
})
