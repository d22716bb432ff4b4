import { expect, inject, it } from 'vitest'
import { soon } from './desk.ts'
import { clubDay } from './journey.ts'
import { signInPage } from './sign-in-page.ts'
import { twoClubs } from './two-clubs.ts'
import { accessFaults, watchConsole } from './watch.ts'

const { pool, browser, at } = await twoClubs({ CENTRAL_CLUB: 'demo' })
await pool.query(`insert into club_dos.param (cod_param, valor, activo) values ('FACTURACION_ACTIVIDADES_INSCRITOS', '1', true)`)
await pool.query(
  `insert into club_dos.actividad (id_reg_actividades, desc_actividad, fecha_ini, fecha_fin) values (900, 'Campus de otoño', $1, $1)`,
  [clubDay()],
)
await pool.query(
  `insert into club_dos.actividad_grupo (id_reg_actividades_grupo, id_reg_actividades, desc_actividades_grupo) values (900, 900, 'Mañanas')`,
)
for (const name of ['Jan Batlle', 'Ona Batlle'])
  await pool.query(`insert into club_dos.actividad_inscrito (id_reg_actividades_grupo, nombre, fecha, precio) values (900, $1, $2, 1500)`, [
    name,
    clubDay(),
  ])

it('the central administrator bills a club’s enrolments of the month, and takes the mark back (R-448, R-449, R-450)', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES', timezoneId: inject('demoZone') })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  const complaints = watchConsole(page)
  await signInPage(page, at('localhost'))
  await page.getByRole('link', { name: 'Facturación de inscritos' }).click()
  await page.getByRole('heading', { name: 'Facturación de inscritos' }).waitFor()
  const clubs = page.getByRole('grid', { name: 'Clubes' })
  const row = clubs.getByRole('row').filter({ hasText: 'Tennis Vallformosa' })
  await row.waitFor()
  expect(await row.innerText()).toMatch(/2 · 30,00\s€/)
  expect(await row.innerText()).toContain('Pendiente')
  expect(await clubs.innerText()).not.toContain('Batlle')
  expect(await accessFaults(page)).toEqual([])
  await row.click()
  const people = page.getByRole('region', { name: 'Tennis Vallformosa' })
  await people.getByText('Ona Batlle').waitFor()
  await people.getByRole('button', { name: /^Marcar 2 como facturados, 30,00\s€$/ }).click()
  await soon(() => row.innerText()).toContain('Facturado')
  const marked = async () =>
    (await pool.query(`select fecha_facturacion::text as day from club_dos.actividad_inscrito order by nombre`)).rows.map(({ day }) => day)
  expect(await marked()).toEqual([clubDay(), clubDay()])
  await people.getByRole('button', { name: 'Quitar la marca de hoy (2)' }).click()
  await soon(() => row.innerText()).toContain('Pendiente')
  expect(await marked()).toEqual([null, null])
  // a month without enrolments says so
  await page.getByRole('button', { name: 'Mes anterior' }).click()
  await people.getByText(/^Nadie inscrito en/).waitFor()
  expect(complaints).toEqual([])
})
