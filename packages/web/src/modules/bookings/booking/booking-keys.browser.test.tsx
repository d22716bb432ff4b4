import { bookingsTexts } from '@app/contract/bookings/texts'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { handleKey } from '../../../kit/screen/commands.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { ChargeBar } from '../../invoices/public.ts'
import { type Act, BookingActs } from './booking-acts.tsx'
import type { BookingInfo } from './booking-info.ts'
import { SidePanel } from './side-panel.tsx'

const es = { ...inLanguage(bookingsTexts, 'es'), ...inLanguage(invoicesTexts, 'es') }
const info = (pagado: number) =>
  ({
    ...{ reserva: { id_reg_reserva: 7 }, pagado, bloqueo_mover: null, bloqueo_duplicar: null, bloqueo_eliminar: null },
  }) as unknown as BookingInfo

/** Panel with its acts and payment methods; the lines are paid by the first charge. */
function Panel({ pagado = 0, onAct = () => undefined }: { pagado?: number; onAct?: (act: Act) => void }) {
  const [lines, setLines] = useState([11, 12])
  const bar = <ChargeBar lines={lines} owners={[1, 2]} due={lines.length * 600} words="Todo" onCharged={() => setLines([])} />
  return (
    <SidePanel title="Anna Puig" onClose={() => undefined} foot={bar}>
      <BookingActs info={info(pagado)} onAct={onAct} />
    </SidePanel>
  )
}

/** Charges of the desk, as sent. */
function charges() {
  const asked = serve((call) => {
    if (call.includes('tipo_pago') || call.includes('dropdown')) return { body: [] }
    return call.startsWith('POST') ? { body: { status: 'ok', data: { cobrado: 1200 } } } : { body: {} }
  })
  return () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
}

beforeEach(() => {
  document.addEventListener('keydown', handleKey)
  setSession({ account: { is_staff: true, is_admin: true, rights: ['bookings'], settings: {} }, info: {}, parameters: {} } as never)
})
afterEach(() => {
  document.removeEventListener('keydown', handleKey)
  setSession(null)
})

test('the charge bar of an open booking is reached by F8; F9 takes all in cash and F10 all by card, and the next act gets the focus', async () => {
  for (const [key, type] of [
    ['F9', paymentTypes.cash],
    ['F10', paymentTypes.cardTerminal],
  ] as const) {
    const sent = charges()
    await draw(<Panel />, es)
    await expect.element(page.getByRole('button', { name: 'Tique' })).toBeVisible()
    await userEvent.keyboard('{F8}')
    expect(document.activeElement?.getAttribute('aria-keyshortcuts')).toBe('F9')
    await userEvent.keyboard(`{${key}}`)
    await eventually(() => expect(sent()).toMatchObject([{ facturasSeleccionadas: [11, 12], id_mst_tipopago: type }]))
    await expect.element(page.getByRole('button', { name: 'Tique' })).toHaveFocus()
    await userEvent.keyboard(`{${key}}`)
    expect(sent()).toHaveLength(1)
  }
})

test('every act of a booking has its key on a button or behind ⋯, four at most in the row', async () => {
  charges()
  const done: Act[] = []
  await draw(<Panel pagado={600} onAct={(act) => done.push(act)} />, es)
  await expect.element(page.getByRole('button', { name: 'Tique' })).toBeVisible()
  expect([...document.querySelectorAll('.bk-acts > button')]).toHaveLength(5)
  await userEvent.keyboard('{F7}')
  await userEvent.keyboard('{Control>}p{/Control}')
  await userEvent.keyboard('{Delete}')
  expect(done).toEqual(['refund', 'print', 'delete'])
  expect(page.getByRole('button', { name: 'Tique' }).element().getAttribute('aria-keyshortcuts')).toBe('Control+P')
  await userEvent.click(page.getByRole('button', { name: 'Más acciones' }))
  await userEvent.click(page.getByRole('menuitem', { name: /^Duplicar/ }))
  expect(done.at(-1)).toBe('duplicate')
  expect(await violations()).toEqual([])
})

test('an act that is not possible keeps the focus and tells its reason, by key too', async () => {
  charges()
  const done: Act[] = []
  await draw(<Panel onAct={(act) => done.push(act)} />, es)
  const refund = page.getByRole('button', { name: 'Devolver' })
  await expect.element(refund).toBeVisible()
  // close, move, ticket, refund
  for (let stop = 0; stop < 4; stop += 1) await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(es['desk.nothing_paid'])
  await expect.element(refund).toHaveFocus()
  await userEvent.keyboard('{F7}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(es['desk.nothing_paid'])
  expect(done).toEqual([])
})
