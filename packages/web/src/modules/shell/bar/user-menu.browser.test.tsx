import { inLanguage } from '@app/contract/kit/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { draw, serve } from '../../../testing/page.tsx'
import { UserMenu } from './user-menu.tsx'

const es = inLanguage(shellTexts, 'es')
afterEach(() => setSession(null))

/** Counts the reloads that the page asks for, and prevents them. */
function countReloads() {
  let reloads = 0
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return
    event.preventDefault()
    reloads += 1
  }
  navigation.addEventListener('navigate', onNavigate)
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate))
  return () => reloads
}

test('another language is sent first, and the page is reloaded once it is saved (R-003)', async () => {
  const account = { id_mst_socios: 1, nombre: 'Rosa Agirre', is_staff: true, is_admin: true, rights: [], lang: 'es-ES', settings: {} }
  setSession({ account, info: { locale: 'es-ES', locales: ['ca-ES', 'es-ES', 'eu-ES'] }, parameters: {} } as never)
  const reloads = countReloads()
  const saved = Promise.withResolvers<void>()
  const asked = serve(async () => {
    await saved.promise
    return { body: {} }
  })
  await draw(<UserMenu startOpen />, es)
  await userEvent.click(page.getByRole('menuitem', { name: es['ui.language']! }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Euskara' }))
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['POST /api/account/set-locale/eu-ES'])
  expect(reloads()).toBe(0)
  saved.resolve()
  await expect.poll(reloads).toBe(1)
})
