import { closeCourts, previewClosure } from '@app/contract/closures/close-courts'
import type { SentOf } from '@app/contract/kit/action'
import { broken, deskClub, linesOf } from './bookings.ts'

/** The day of the tests' bookings; their clock is set to 2026-11-20. */
export const rainyDay = '2026-11-24'
type Sent = SentOf<typeof previewClosure>

/** A club with a padel court that it closes from 17:45 to 21:00. */
export async function rainClub() {
  const desk = await deskClub()
  const area = (sent: Partial<Sent> = {}): Sent => ({
    id_mst_tiporecurso: 1,
    motivo: 'rain',
    fecha: rainyDay,
    recursos: [desk.padel],
    hora_ini: 1065,
    hora_fin: 1260,
    ...sent,
  })
  const preview = (sent: Partial<Sent> = {}) => desk.call(previewClosure, area(sent))
  /** Closes the courts as previewed. */
  const close = async (sent: Partial<Sent> = {}) => {
    const { vista } = await preview(sent)
    return desk.call(closeCourts, { ...area(sent), vista })
  }
  const book = (hora_ini: number, more: Parameters<typeof desk.book>[0] = {}) =>
    desk.book({ fecha_ini: rainyDay, hora_ini, confirmar_mismo_horario: true, ...more })
  const { db } = desk
  /** Every booking of the day in the database, with occupied courts, places and lines; without times of writing. */
  const whole = async () => {
    const bookings = await db.selectFrom('reserva').selectAll().orderBy('id_reg_reserva').execute()
    const occupation = await db
      .selectFrom('reserva_ocupa')
      .select(['id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'duracion'])
      .orderBy('id_reg_reserva')
      .orderBy('id_mst_recurso')
      .execute()
    const places = await db
      .selectFrom('reserva_socio')
      .select(['id_reg_reserva', 'id_mst_socios', 'orden'])
      .orderBy('id_reg_reserva')
      .orderBy('orden')
      .execute()
    const lines = await db.selectFrom('factura').selectAll().orderBy('id_reg_factura').execute()
    return { bookings: bookings.map(({ version: _version, ...row }) => row), occupation, places, lines }
  }
  const clean = async () => {
    for (const table of [
      'acto_fija',
      'cierre_bloqueo',
      'cierre_reserva',
      'cierre',
      'acto_reserva',
      'acto',
      'libro_asiento',
      'factura',
    ] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable('libro_cuenta').set({ saldo: 0 }).where('saldo', 'is not', null).execute()
    for (const table of ['reserva_ocupa', 'reserva_socio', 'reserva', 'outbox'] as const) await db.deleteFrom(table).execute()
  }
  return { ...desk, desk, area, preview, close, book, whole, clean, lines: (id: number) => linesOf(desk, id), broken: () => broken(desk) }
}
