import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import type { Line } from '../booking/booking-info.ts'
import { Attendance } from './attendance.tsx'
import { PresentMark } from './present-mark.tsx'

const es = inLanguage(bookingsTexts, 'es')
const line = (id: number, nombre_completo: string, asistencia = false) =>
  ({ id_reg_factura: id, id_mst_socios: 10 + id, asistencia, socio: { nombre_completo } }) as unknown as Line
const lines = [line(1, 'Anna Puig', true), line(2, 'Berta Puig')]

beforeEach(() => setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never))
afterEach(() => setSession(null))

test('who came is marked for everybody, for a team by its label, and for one, who can be unmarked', async () => {
  const asked = serve((call) =>
    call.endsWith('/equipos')
      ? { body: [{ id_mst_etiqueta: 4, desc_etiqueta: 'Veteranos', jugadores: 1, presentes: 0 }] }
      : { body: { status: 'ok', facturas: [] } },
  )
  await draw(
    <>
      <Attendance id={7} lines={lines} />
      {lines.map((one) => (
        <PresentMark key={one.id_reg_factura} booking={7} line={one} />
      ))}
    </>,
    es,
  )
  const chip = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(chip('Ha venido Anna Puig')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Asistencia · 1 de 2')).toBeVisible()
  await userEvent.click(chip('Veteranos · 0 de 1 · Veteranos ha venido'))
  await userEvent.click(chip('Ha venido Anna Puig'))
  await userEvent.click(chip('Han venido todos'))
  const written = () => asked.map(({ call }) => call).filter((call) => !call.endsWith('/equipos'))
  await eventually(() => expect(written()).toHaveLength(3))
  expect(written()[0]).toContain('/api/reserva/7/etiqueta/4/marcar_asistencia_equipo/1')
  expect(written()[1]).toBe('PUT /api/reserva/7/factura/1/asistencia')
  expect(written()[2]).toContain('/api/reserva/7/factura/marcarAsistenciaTodos')
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ asistencia: 0 })
  expect(await violations()).toEqual([])
})

test('a booking without places asks of nobody’s attendance', async () => {
  serve(() => ({ body: [] }))
  await draw(<Attendance id={7} lines={[]} />, es)
  expect(document.querySelector('.att')).toBeNull()
})
