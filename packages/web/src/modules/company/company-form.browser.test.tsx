import { companyInput } from '@app/contract/company/companies'
import { companyTexts } from '@app/contract/company/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { CompanyForm } from './company-form.tsx'

const texts = inLanguage(companyTexts, 'es')
/** A company with its name alone: the standard values of everything else. */
const standard = Object.fromEntries(Object.entries(companyInput).map(([name, field]) => [name, field.fallback ?? null]))
const row = {
  ...{ ...standard, id_mst_empresas: 1, nombre: 'Club Esportiu Sant Jordi', nif: 'G99999990', direccion: 'Carrer de la Pista 12' },
  ...{ codigo_postal: '08019', poblacion: 'Barcelona' },
}
const refused = { status: 0, code: 'empresa.buscador_sin_lugar', msg: texts['empresa.buscador_sin_lugar'] }
afterEach(() => setSession(null))

/** Draws the form over a server; returns the bodies of its saves. */
async function drawn(saved: { status?: number; body: object }) {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => (call === 'PUT /api/empresa/1' ? saved : { body: null }))
  await draw(<CompanyForm id={1} row={row as never} />, texts)
  return () => asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
}
const finder = () => page.getByRole('checkbox', { name: 'Salir en el buscador de clubes' })
const place = (name: string) => page.getByLabelText(name, { exact: true })

test('a club agrees to be found with its coordinates, which are sent alone (A-183)', async () => {
  const bodies = await drawn({ body: { ...row, latitud: 41.4036, longitud: 2.1744, en_buscador: 1 } })
  expect(await violations()).toEqual([])
  await userEvent.fill(place('Latitud'), '41,4036')
  await userEvent.fill(place('Longitud'), '2,1744')
  await userEvent.click(finder())
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.poll(bodies).toMatchObject([{ latitud: 41.4036, longitud: 2.1744, en_buscador: 1 }])
  expect(Object.keys(bodies()[0]!).toSorted()).toEqual(['_read', 'en_buscador', 'latitud', 'longitud'])
})

test('an agreement without coordinates is refused at their fields (A-183)', async () => {
  const bodies = await drawn({ status: 422, body: { ...refused, latitud: [refused.msg] } })
  await userEvent.click(finder())
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.element(place('Latitud')).toHaveAccessibleDescription(refused.msg)
  await expect.element(finder()).toBeChecked()
  expect(bodies()).toHaveLength(1)
})
