import { inLanguage } from '@app/contract/kit/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { expect, onTestFinished, test } from 'vitest'
import { setSession } from '../../kit/reads/session.ts'
import { setScreens } from '../../kit/screen/screens.ts'
import { startTexts } from '../../kit/texts/i18n.ts'
import { menuItems } from './menu-items.ts'

test('the menu says of a cash register that it is one', () => {
  onTestFinished(() => {
    setSession(null)
    setScreens([])
  })
  startTexts('es-ES', inLanguage(shellTexts, 'es'))
  setScreens([{ path: '/caja/{id}', code: 'cash-register', load: () => Promise.reject(new Error('not shown')) }])
  const row = { id: 1, code: 'cash-register', ruta: '/caja/{id}', lugar: 'per-drawer', grupo: 'money' }
  const cajas = [
    { id: 1, text: 'Recepción' },
    { id: 2, text: 'Bar' },
  ]
  setSession({ info: { menus: [row], cajas } } as never)
  expect(menuItems().map(({ text, path }) => [text, path])).toEqual([
    ['Caja: Recepción', '/caja/1'],
    ['Caja: Bar', '/caja/2'],
  ])
})
