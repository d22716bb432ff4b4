import { sendPaymentLinks } from '@app/contract/cards/payment-link'
import { updateCompany } from '@app/contract/company/companies'
import { afterAll } from 'vitest'
import type { Notice } from '../../modules/cards/provider.ts'
import { startSimulator } from '../../modules/cards/simulator.ts'
import { deskClub, linesOf } from './bookings.ts'

export const secret = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

/** A club with a separate card simulator, and the actions of payers there. */
export async function cardClub() {
  const desk = await deskClub()
  const gateway = await startSimulator({ secret })
  process.env.CARD_SIMULATOR_URL = gateway.url
  afterAll(async () => {
    delete process.env.CARD_SIMULATOR_URL
    await gateway.stop()
  })
  await desk.db.updateTable('socio').set({ email: 'anna@example.test' }).where('id_mst_socios', '=', desk.members[0]).execute()
  await desk.call(updateCompany, { id: 1, clavepagospub: '999008881', clavepagospriv: secret, pasarela: 'simulador' })

  /** The lines of a booking with one player. */
  const lines = async (hora_ini: number) => {
    const [payer] = desk.members
    const { id_reg_reserva } = await desk.book({ hora_ini, id_mst_socios: payer, socios: [payer] })
    return (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura)
  }
  /** A line of one member that costs n cents. */
  const line = async (cents: number, id_mst_socios: number = desk.members[0]) =>
    (
      await desk.db
        .insertInto('factura')
        .values({ id_mst_socios, concepto: 'Clase', precio: cents, fecha_creacion: '2026-11-20' })
        .returning('id_reg_factura')
        .executeTakeFirstOrThrow()
    ).id_reg_factura
  /** Mails a link; returns its address without the host. */
  const link = async (ids: readonly number[]) => {
    await desk.call(sendPaymentLinks, { items: ids.map((id_reg_factura) => ({ id_reg_factura, id_mst_socios: null })) })
    await desk.product.outbox.drained()
    const { texto } = await desk.db.selectFrom('correo').select('texto').orderBy('id_reg_correo', 'desc').executeTakeFirstOrThrow()
    return /\/pago\/[\w-]+/.exec(texto)?.[0] ?? ''
  }
  const open = async (url: string) => (await desk.anonymous.http<{ text: string }>({ method: 'GET', url })).body.text
  /** Presses a button of a link's page; returns the order sent to the gateway, or the page answered instead. */
  const press = async (url: string, importe: number, medio = 'tarjeta') => {
    const { body, headers } = await desk.anonymous.http<{ text: string }>({ method: 'POST', url, body: { medio, importe } })
    const fields = Object.fromEntries([...body.text.matchAll(/name="(Ds_\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    return { text: body.text, headers, order: gateway.open(fields) }
  }
  const begin = async (url: string, importe: number, medio?: string) => (await press(url, importe, medio)).order!
  const notify = (notice: Notice, headers: Record<string, string> = {}) =>
    desk.anonymous.http({ method: 'POST', url: '/api/pago/aviso', body: notice, headers })
  /** The payer pays, or is refused, and the gateway notifies. */
  const decided = (order: Awaited<ReturnType<typeof begin>>, response = '0000') => {
    gateway.decide(order.order, response)
    return notify(gateway.noticeOf(order, response))
  }
  const rows = (ids: readonly number[]) =>
    desk.db.selectFrom('factura').selectAll().where('id_reg_factura', 'in', ids).orderBy('id_reg_factura').execute()
  const operation = (orden: string) =>
    desk.db.selectFrom('libro_operacion').selectAll().where('orden', '=', orden).executeTakeFirstOrThrow()
  return { ...desk, gateway, lines, line, link, open, press, begin, notify, decided, rows, operation }
}
