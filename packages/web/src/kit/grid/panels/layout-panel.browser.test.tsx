import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, MemberGrid, members } from '../../../testing/grid.tsx'

const layouts = (mayShare: boolean) => ({ load: async () => null, save: async () => {}, remove: async () => {}, mayShare })
const offered = async (mayShare: boolean) => {
  await draw(<MemberGrid rows={members(3)} layouts={layouts(mayShare)} />)
  await userEvent.click(page.getByRole('button', { name: 'Disposición' }))
  await expect.element(page.getByRole('button', { name: 'Guardar para mí' })).toBeVisible()
  return page.getByRole('button', { name: 'Guardar para todos' }).elements().length === 1
}

test('the menu of everyone’s layout is shown only to who administers it (R-455, A-55)', async () => {
  expect(await offered(false)).toBe(false)
  expect(await offered(true)).toBe(true)
})
