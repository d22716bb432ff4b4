import { inLanguage } from '@app/contract/kit/texts'
import { suppliersTexts } from '@app/contract/suppliers/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { SuppliersScreen } from './suppliers-screen.tsx'

const es = inLanguage(suppliersTexts, 'es')
const supplier = {
  ...{ id_mst_proveedor: 5, nombre: 'Xarxes SL', nombre_fiscal: null, nif: null, telefono: null, email: null, direccion: null },
  ...{ codigo_postal: null, poblacion: null, provincia: null, pais: null, extranjero: 1, banco: null, full_iban: null, idioma: null },
  ...{ activo: 1, notificar: 1, notificarApp: 0, reservado: 0, editable: 1, fecha_alta: null, fecha_baja: null },
  ...{ path_imagen: '/api/imagen/1/a', observaciones: null },
}

test('the list of suppliers shows picture, notices and where they are from, and deletes in its rows (spec 2 §2, spec 2 §7)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  let all = [supplier, { ...supplier, id_mst_proveedor: 1, nombre: 'De la casa', editable: 0, reservado: 1 }]
  const asked = serve((call) => {
    if (call.startsWith('DELETE ')) {
      all = all.slice(1)
      return { body: {} }
    }
    return { body: call === 'GET /api/proveedor' ? all : [] }
  })
  await draw(<SuppliersScreen />, es)
  const shown = () => [...document.querySelectorAll('[role="gridcell"]')].map((cell) => (cell as HTMLElement).dataset.column)
  await expect.poll(shown).toEqual(expect.arrayContaining(['path_imagen', 'notificar', 'notificarApp', 'extranjero']))
  expect(document.querySelector('.su-photo')?.getAttribute('src')).toBe('/api/imagen/1/a')
  await expect.element(page.getByRole('button', { name: 'Eliminar De la casa' })).toBeDisabled()
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Eliminar Xarxes SL' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => asked.some(({ call }) => call === 'DELETE /api/proveedor/5')).toBe(true)
  await expect.poll(() => page.getByText('Xarxes SL', { exact: true }).elements().length).toBe(0)
  setSession(null)
})
