import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, violations } from '../../testing/page.tsx'
import { CheckList } from './check-list.tsx'

const types = [
  { id: 2, text: 'Socio' },
  { id: 4, text: 'Júnior' },
]
function List({ first }: { first: number[] }) {
  const [picked, setPicked] = useState(first)
  return <CheckList label="Tipos de socio" none="Sin asignar" options={types} picked={picked} onChange={setPicked} />
}
const box = (name: string) => page.getByRole('checkbox', { name })
const ticked = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((one) => (one as HTMLInputElement).checked)

test('the first option unticks all others, and another one unticks it (R-278)', async () => {
  await draw(<List first={[2, 4]} />)
  await expect.poll(ticked).toEqual([false, true, true])
  await userEvent.click(box('Sin asignar'))
  await expect.poll(ticked).toEqual([true, false, false])
  await userEvent.click(box('Júnior'))
  await expect.poll(ticked).toEqual([false, false, true])
  await userEvent.click(box('Júnior'))
  await expect.poll(ticked).toEqual([true, false, false])
  expect(await violations()).toEqual([])
})
