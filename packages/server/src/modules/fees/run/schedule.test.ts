import { listFeeRuns, mailFeeRun } from '@app/contract/fees/fee-runs'
import { expect, it } from 'vitest'
import { tidyUp } from '../../../kit/work/housekeeping.ts'
import { ownMailServer } from '../../../testing/mail-server.ts'
import { feeClub } from '../../../testing/modules/fees.ts'
import { saveSetting } from '../../club/public.ts'
import { scheduleFees } from './schedule.ts'

const desk = await feeClub()
const { db, give, members, children, monthly } = desk
/** Signed in at the time of the clock. */
const treasurer = () => desk.as({ rights: ['invoices'] })
const mails = await ownMailServer()
const { drained } = desk.product.outbox
const set = (name: Parameters<typeof saveSetting>[1], valor: unknown) =>
  db.transaction().execute((tx) => saveSetting(tx as never, name, { valor }))
/** The hourly work at an instant, and all that follows. */
const hour = async (instant: string) => {
  desk.at(instant)
  await tidyUp(desk.product.clubs.all()[0]!, [scheduleFees], desk.now())
  await drained()
}
const runs = async () => db.selectFrom('cuota_proceso').selectAll().orderBy('id_reg_cuota_proceso').execute()
const textOf = (message: string) => Buffer.from(message.replaceAll(/=\r?\n/g, '')).toString()

await give(monthly, members[0], { fecha_inicio_cuota: '2026-11-21' })
await give(monthly, children[0], { fecha_inicio_cuota: '2026-11-21' })

it('raises nothing by itself until the club wants it', async () => {
  await hour('2026-11-21T12:00:00Z')
  expect(await runs()).toEqual([])
})
it('mails the preview of the next day in the evening, once, to each address', async () => {
  await set('CUOTAS_GENERAR_SOLAS', 1)
  await set('CUOTAS_AVISO_CORREO', 'tresorera@club.test, president@club.test, no es correo')
  desk.at('2026-11-20T16:00:00Z')
  await hour('2026-11-20T16:00:00Z')
  expect(mails.received).toEqual([])
  await hour('2026-11-20T17:00:00Z')
  await hour('2026-11-20T18:00:00Z')
  expect(mails.received.map(({ to }) => to).toSorted()).toEqual(['president@club.test', 'tresorera@club.test'])
  const { message } = mails.received[0]!
  expect(textOf(message)).toContain('cuotas-2026-11-21.csv')
  const table = Buffer.from(/filename=cuotas-2026-11-21\.csv\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message)![1]!, 'base64').toString()
  expect(table.split('\r\n')).toEqual([
    expect.stringContaining('Socio;Paga;Cuota'),
    '"Anna Puig";"Anna Puig";"Adulto";21/11/2026;01/12/2026;45;',
    '"Pau Puig";"Rosa Puig";"Adulto";21/11/2026;01/12/2026;45;',
    '',
  ])
})
it('raises what is due from its hour on, once a day, without an author (A-186)', async () => {
  await hour('2026-11-21T04:30:00Z')
  expect(await runs()).toEqual([])
  await hour('2026-11-21T05:00:00Z')
  expect(await runs()).toMatchObject([
    { automatico: true, lineas: 2, importe: 9000, hasta: '2026-11-21', id_mst_socios_creacion: null, previsto_lineas: 2 },
  ])
  await hour('2026-11-21T06:00:00Z')
  expect(await runs()).toHaveLength(1)
  const lines = await db.selectFrom('factura').select(['fecha_creacion', 'id_mst_socios_creacion']).execute()
  expect(lines).toEqual(Array.from({ length: 2 }, () => ({ fecha_creacion: '2026-11-21', id_mst_socios_creacion: null })))
  expect((await (await treasurer()).call(listFeeRuns, {}))[0]).toMatchObject({ automatico: true, autor: null, estado: 'hecho' })
  // nothing is due on the next days, and no letter leaves
  await hour('2026-11-22T17:30:00Z')
  expect([await runs(), mails.received.length]).toEqual([expect.objectContaining({ length: 1 }), 2])
})
it('mails a preview at once on request, and says to how many', async () => {
  desk.at('2026-11-22T17:40:00Z')
  const clerk = await treasurer()
  expect(await clerk.call(mailFeeRun, { hasta: '2026-12-01' })).toEqual({ direcciones: 2 })
  await drained()
  expect(mails.received).toHaveLength(4)
  expect(textOf(mails.received[3]!.message)).toContain('cuotas-2026-12-01.csv')
  await set('CUOTAS_AVISO_CORREO', '')
  expect(await clerk.call(mailFeeRun, { hasta: '2026-12-01' })).toEqual({ direcciones: 0 })
  const reader = await desk.as({ rights: ['members'] })
  await expect(reader.call(mailFeeRun, { hasta: '2026-12-01' })).rejects.toMatchObject({ status: 403 })
})
