import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { membersTexts } from '@app/contract/members/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { draw, serve } from '../../../testing/page.tsx'
import { bookingFor } from '../booking-for.ts'
import type { Member } from './member-header.tsx'
import { MemberMainActs } from './member-main-acts.tsx'

const es = { ...inLanguage(membersTexts, 'es'), ...inLanguage(invoicesTexts, 'es') }
afterEach(() => {
  setSession(null)
  bookingFor.set(null)
})

/** Acts of a member with a debt in euros; the filled ones. */
async function filled(debt: number) {
  setSession({
    account: { is_staff: true, is_admin: true, rights: [] },
    info: {},
    parameters: { ACTIVAR_TPV: '1', MONEDERO_SOCIOS: '1' },
  } as never)
  const lineas =
    debt > 0 ? [{ id_reg_factura: 1, id_mst_socios: 9, concepto: 'Clase', desc_socio: 'Pau', desde: '2026-01-01', pendiente: debt }] : []
  serve(() => ({ body: { pdte_pago: debt, nombre_completo: 'Pau', lineas } }))
  const acts = () => <MemberMainActs member={{ id_mst_socios: 9, nombre_completo: 'Pau' } as Member} />
  const router = createRouter({ routeTree: createRootRoute({ component: acts }) })
  await draw(<RouterProvider router={router as never} />, es)
  await expect.element(page.getByRole('button', { name: 'Recargar' })).toBeVisible()
  return () =>
    [...document.querySelectorAll('.mb-acts button[data-variant=filled], .mb-acts button:not([data-variant])')].map(
      (one) => one.textContent,
    )
}

test('one act of a member is filled: collecting a debt, otherwise booking, which goes to the planner with the member', async () => {
  await expect.poll(await filled(38.5)).toEqual([expect.stringMatching(/38,50/)])
  await expect.poll(await filled(0)).toEqual(['Reservar'])
  await page.getByRole('button', { name: 'Reservar' }).click()
  await expect.poll(bookingFor.get).toBe(9)
})
