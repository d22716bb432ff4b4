import { inLanguage } from '@app/contract/kit/texts'
import { passTypesTexts } from '@app/contract/pass-types/texts'
import { passesTexts } from '@app/contract/passes/texts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import './passes.css'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve } from '../../testing/page.tsx'
import { PassCard } from './pass-card.tsx'
import type { MemberPass } from './pass-labels.ts'

const es = { ...inLanguage(passesTexts, 'es'), ...inLanguage(passTypesTexts, 'es') }
const pass = {
  ...{ id_reg_abonos: 4, cod_reg_abonos: 'B-4', id_mst_socios: 12, desc_tipoabonos: 'Diez pistas', activo: true, no_generar_cuota: true },
  ...{ unidad: 1, num_reservas: 0, frec_dias: 0, saldo_original: 10, saldo_restante: 4, fecha_compra: '2020-01-01', precio: 9000 },
  ...{ fecha_inicio: '2020-01-01', fecha_caducidad: '2020-12-31', caducado: true, devuelto: false, pendiente: 0 },
} as unknown as MemberPass
afterEach(() => setSession(null))

/** Colours of the card and of its state, once it is drawn. */
async function coloursOf(one: MemberPass) {
  await draw(<PassCard pass={one} onAct={() => {}} />, es)
  await expect.element(page.getByRole('region', { name: 'Diez pistas B-4' })).toBeVisible()
  const coloured = ['.mps-card', '.mps-state'].map((part) => getComputedStyle(document.querySelector(part)!))
  return [coloured[0]!.borderColor, coloured[1]!.color]
}

test('an expired pass stands out from one that is not, and says since when (R-333)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  serve(() => ({ body: {} }))
  const usual = await coloursOf({ ...pass, caducado: false, fecha_caducidad: null })
  const expired = await coloursOf(pass)
  await expect.element(page.getByText('caducó el 31/12/2020')).toBeVisible()
  expect(expired[0]).not.toBe(usual[0])
  expect(expired[1]).not.toBe(usual[1])
})
