import { inLanguage } from '@app/contract/kit/texts'
import { runsTexts } from '@app/contract/runs/texts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { RunsStrip } from './runs-strip.tsx'

const texts = inLanguage(runsTexts, 'es')
const run = (more: object) => ({
  ...{ id_reg_proceso: 1, clase: 'member-acts.run', nombre: 'Acción con varios socios', detalle: 'Recargar monedero: Cincuenta' },
  ...{ estado: 'en_curso', total: 2500, hechos: 1200, fecha: '2026-11-20T10:00:00Z', fecha_fin: null, autor: 'Ana Prova', error: null },
  ...more,
})
const shown = async (...runs: object[]) => {
  const asked = serve((call) => ({ body: call.startsWith('GET /api/procesos') ? runs : {} }))
  await draw(<RunsStrip />, texts)
  return () => asked.map(({ call }) => call)
}

test('a run at work shows its bar with rows done and in all, and is stopped after its batch', async () => {
  const calls = await shown(run({}))
  const bar = page.getByRole('progressbar', { name: 'Acción con varios socios: Recargar monedero: Cincuenta, 1.200 de 2.500' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '48')
  await page.getByRole('button', { name: 'Parar después de este lote' }).click()
  await expect.poll(calls).toContain('POST /api/procesos/1/parar')
  expect(await violations()).toEqual([])
})
test('a stopped run is continued, an ended one is full, and one that does not get on says why', async () => {
  const calls = await shown(
    run({ estado: 'parado' }),
    run({ id_reg_proceso: 2, estado: 'hecho', hechos: 2400, detalle: '' }),
    run({ id_reg_proceso: 3, error: 'msg.not_allowed' }),
  )
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect.poll(calls).toContain('POST /api/procesos/1/seguir')
  await expect.element(page.getByRole('progressbar').nth(1)).toHaveAttribute('aria-valuenow', '100')
  await expect.element(page.getByText('No avanza: msg.not_allowed')).toBeVisible()
  expect(await violations()).toEqual([])
})
test('a run of fees leads to the screen of its kind', async () => {
  serve((call) => ({
    body: call.startsWith('GET /api/procesos') ? [run({ clase: 'fees.raise', nombre: 'Generar cuotas', detalle: '' })] : {},
  }))
  const routeTree = createRootRoute({ component: RunsStrip })
  await draw(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />, texts)
  await expect.element(page.getByRole('link', { name: 'Generar cuotas' })).toHaveAttribute('href', '#/cuotas/generar')
  expect(await violations()).toEqual([])
})
test('without a run there is nothing', async () => {
  await shown()
  await expect.element(page.getByText('En marcha')).not.toBeInTheDocument()
})
