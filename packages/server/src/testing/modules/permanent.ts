import type { SentOf } from '@app/contract/kit/action'
import { bookingsOfPermanent, deletePermanent, listPermanent, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { previewSeries } from '@app/contract/permanent/series-preview'
import { afterEach } from 'vitest'
import { checks } from '../../modules/permanent/verify.ts'
import { broken as brokenBookings, deskClub } from './bookings.ts'

export type Sent = SentOf<typeof savePermanent>
interface Dated {
  readonly fecha: string
  readonly desc_recurso: string
  readonly hora_ini: number
}
export const dateText = (one: Dated) => `${one.fecha} ${one.desc_recurso} ${one.hora_ini}`
/** The dates of a preview with their outcomes: '12-07 new'. */
export const outcomesOf = (seen: { readonly fechas: readonly { readonly fecha: string; readonly resultado: string }[] }) =>
  seen.fechas.map((line) => `${line.fecha.slice(5)} ${line.resultado}`)

/** A club with courts and members for permanent bookings; each test's are deleted after it. */
export async function seriesClub() {
  const desk = await deskClub()
  /** Mondays in December 2026 are 7, 14, 21 and 28. */
  const form = (sent: Partial<Sent> = {}): Sent => ({
    nombre: 'Peña',
    recursos: [desk.padel],
    dias: 1,
    hora_ini: 1200,
    hora_fin: 1290,
    tipo_horario: 2,
    fecha_ini: '2026-12-01',
    fecha_fin: '2026-12-31',
    ...sent,
  })
  const make = (sent: Partial<Sent> = {}) => desk.call(savePermanent, form(sent))
  const preview = (sent: Partial<SentOf<typeof previewSeries>> = {}) =>
    desk.call(previewSeries, { ...form(), ...sent } as SentOf<typeof previewSeries>)
  const dates = async (id: number) => (await desk.call(bookingsOfPermanent, { id })).map(dateText)
  const broken = async () => {
    const own = await Promise.all(checks.map(({ offending }) => offending(desk.tx)))
    return [...(await brokenBookings(desk)), ...own.flat()]
  }
  afterEach(async () => {
    for (const { id_mst_reservasfijas: id } of await desk.call(listPermanent)) await desk.call(deletePermanent, { id })
  })
  return { desk, form, make, preview, dates, broken }
}
