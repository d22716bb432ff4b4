import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve } from '../../../testing/page.tsx'
import type { BookingInfo } from './booking-info.ts'
import { BookingLines } from './booking-lines.tsx'
import { usePlayerActs } from './use-booking-acts.ts'

const es = inLanguage(bookingsTexts, 'es')
const place = (id: number, nombre_completo: string, more = {}) => ({
  ...{ id_reg_factura: 100 + id, id_mst_socios: id, concepto: 'Pádel 1', precio: 600, total: 600, pagado: 0, cantidad: 1 },
  ...{ pagado_check: false, precio_calculado: 600, id_reg_factura_origen: null, cobrado_por: null, id_mst_tipopago: 1 },
  ...{ socio: { nombre_completo }, ...more },
})
const info = (...facturas: ReturnType<typeof place>[]) =>
  ({
    reserva: { id_reg_reserva: 7, version: 4, fecha: '2026-11-21' },
    recurso: { capacidad_max: 4 },
    socios: facturas.map(({ id_mst_socios }) => ({ id_mst_socios })),
    ...{ facturas, total: 1200, pagado: 0 },
  }) as unknown as BookingInfo

function Lines({ of }: { of: BookingInfo }) {
  const players = usePlayerActs(of)
  const nothing = () => undefined
  const acts = { onChoose: nothing, onChangeMember: nothing, onRemove: nothing, onPrice: nothing }
  return <BookingLines info={of} chosen={new Set()} {...acts} onRemovePlace={(line) => void players.removePlace(line)} />
}

beforeEach(() => setSession({ account: { is_staff: true, is_admin: true, rights: [], settings: {} }, info: {}, parameters: {} } as never))
afterEach(() => setSession(null))

test('a player is taken off an unpaid place; too few that remain are asked about first (A-173)', async () => {
  const asked = serve((call, body) =>
    !call.includes('edit_reservation')
      ? { body: [] }
      : (body as { confirmar_jugadores?: unknown }).confirmar_jugadores
        ? { body: { status: 'ok', data: { id_reg_reserva: 7, version: 5, total: 600, diferencia: 0, pago_inmediato: 0 } } }
        : { status: 409, body: { msg: 'Pádel 1 pide 2 jugadores.', code: 'booking.pocos_jugadores', confirm: 'confirmar_jugadores' } },
  )
  await draw(<Lines of={info(place(1, 'Anna Puig'), place(2, 'Berta Puig'))} />, es)
  await userEvent.click(page.getByRole('button', { name: 'Acciones de Anna Puig, Pádel 1' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Quitar a Anna Puig' }))
  await expect.element(page.getByText('Pádel 1 pide 2 jugadores.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: es['desk.book_anyway'] }))
  const sent = { id_reg_reserva: 7, version: 4, id_mst_socios: 2, socios: [2] }
  const saved = () => asked.filter(({ call }) => call.includes('edit_reservation')).at(-1)?.body
  await eventually(() => expect(saved()).toMatchObject({ ...sent, confirmar_jugadores: 1 }))
})

test('neither the only player nor a paid place is taken off', async () => {
  serve(() => ({ body: [] }))
  const opened = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: `Acciones de ${name}, Pádel 1` }))
    await expect.element(page.getByRole('menuitem', { name: `Cambiar a ${name} por otra persona` })).toBeVisible()
    return page.getByRole('menuitem', { name: /^Quitar a/ }).elements().length
  }
  await draw(<Lines of={info(place(1, 'Anna Puig'))} />, es)
  expect(await opened('Anna Puig')).toBe(0)
  await draw(<Lines of={info(place(1, 'Anna Puig', { pagado: 600, pagado_check: true }), place(2, 'Berta Puig'))} />, es)
  expect(page.getByRole('button', { name: /^Acciones de Anna/ }).elements()).toHaveLength(0)
  expect(await opened('Berta Puig')).toBe(1)
})
