import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, MemberGrid, members } from '../../testing/grid.tsx'
import { setSession } from '../reads/session.ts'
import type { GridColumn } from './column.ts'
import { DataGrid } from './data-grid.tsx'

afterEach(() => setSession(null))

const frame = () => document.querySelector<HTMLElement>('.dg-frame')!
const lasting = {
  account: { id_mst_socios: 1, is_staff: true, is_admin: true, rights: [], _token: '' },
  info: { club: '', zona: 'Europe/Madrid' },
}

test('a grid of few rows is as high as its rows, one of many as its place', async () => {
  const inPlace = (count: number) => (
    <div style={{ height: 500 }}>
      <MemberGrid rows={members(count)} height="fill" />
    </div>
  )
  await draw(inPlace(3))
  await expect.element(page.getByText('Socio 0003')).toBeVisible()
  expect(frame().offsetHeight).toBeLessThan(200)
  expect(frame().querySelector('.dg-foot')!.getBoundingClientRect().top).toBe(
    page.getByText('Socio 0003').element().closest('.dg-row')!.getBoundingClientRect().bottom,
  )
  await draw(inPlace(300))
  await expect.element(page.getByText('Socio 0003')).toBeVisible()
  expect(frame().offsetHeight).toBeGreaterThan(400)
})

test('a grid without a height of its own is 600 pixels high, and 300 on a small screen (R-028)', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  const heightAt = async (width: number) => {
    await page.viewport(width, 800)
    await draw(<MemberGrid rows={members(300)} height={undefined as never} />)
    await expect.element(page.getByText('Socio 0003')).toBeVisible()
    return frame().offsetHeight
  }
  expect([await heightAt(1280), await heightAt(390)]).toEqual([600, 300])
})

test('the page size is the club’s, and is asked only where it makes a difference (R-027)', async () => {
  setSession({ ...lasting, parameters: { GRID_TAMAÑO_PAGINA_POR_DEFECTO: '20' } } as never)
  await draw(<MemberGrid rows={members(45)} />)
  await expect.element(page.getByText('1 de 3')).toBeVisible()
  await expect.element(page.getByLabelText('Por página')).toHaveValue('20')
  await userEvent.click(page.getByRole('button', { name: 'Página siguiente' }))
  await expect.element(page.getByText('Socio 0021')).toBeVisible()
  setSession(null)
  await draw(<MemberGrid rows={members(10)} />)
  await expect.element(page.getByText('Filas: 10')).toBeVisible()
  expect(page.getByLabelText('Por página').elements()).toEqual([])
})

interface Rule {
  id: number
  nombre: string
  larga: boolean
}
const columns: GridColumn<Rule>[] = [
  { key: 'nombre', header: 'Nombre', kind: 'text', width: 900 },
  { key: 'larga', header: 'Permite cambiar la duración', kind: 'flag' },
]

test('a long heading stands whole on two lines, and the frame says while columns wait behind its end', async () => {
  const rules = (width: number) => (
    <div style={{ width }}>
      <DataGrid<Rule> name="r" label="Reglas" columns={columns} rows={[{ id: 1, nombre: 'Uno', larga: true }]} rowId={({ id }) => id} />
    </div>
  )
  await draw(rules(1200))
  const heading = () => page.getByText('Permite cambiar la duración').element()
  await expect.poll(() => heading().clientHeight).toBe(30)
  expect(heading().scrollHeight).toBe(30)
  expect(frame().hasAttribute('data-more')).toBe(false)
  await draw(rules(700))
  await expect.poll(() => frame().hasAttribute('data-more')).toBe(true)
  page.getByRole('grid').element().scrollLeft = 5000
  await expect.poll(() => frame().hasAttribute('data-more')).toBe(false)
})
