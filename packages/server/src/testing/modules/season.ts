import type { addBooking } from '@app/contract/bookings/add-booking'
import { saveBookingParameters } from '@app/contract/club/parameter'
import type { SentOf } from '@app/contract/kit/action'
import { saveSeason } from '@app/contract/season/season-plan'
import { checks as permanentChecks } from '../../modules/permanent/verify.ts'
import { checks } from '../../modules/season/verify.ts'
import { broken as brokenBookings, deskClub } from './bookings.ts'

/** Wednesday of the model week. */
export const wednesday = '2099-12-16'

/** A club with the season mode on, whose padel season has four Wednesdays: 2, 9, 16 and 23 December 2026. */
export async function seasonClub() {
  const desk = await deskClub()
  await desk.call(saveBookingParameters, { parametros: { ACTIVAR_RESERVAS_TEMPORADA: { valor: 1 } } })
  await desk.call(saveSeason, { id_mst_tiporecurso: 1, fecha_ini: '2026-12-01', fecha_fin: '2026-12-27' })
  /** A wish of the model week; its number. */
  const wish = async (sent: Partial<SentOf<typeof addBooking>> = {}) =>
    (await desk.book({ fecha_ini: wednesday, hora_ini: 1200, duracion: 90, confirmar_mismo_horario: true, ...sent })).id_reg_reserva
  const stateOf = (id: number) =>
    desk.db
      .selectFrom('reserva')
      .select(['estado_reserva_fija', 'solapada', 'hora_ini', 'duracion', 'version', 'id_mst_socios'])
      .where('id_reg_reserva', '=', id)
      .executeTakeFirst()
  /** The real bookings, as 'day court start'. */
  const played = async () =>
    (
      await desk.db
        .selectFrom('reserva as r')
        .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
        .select(['r.fecha', 'c.desc_recurso', 'r.hora_ini'])
        .where('r.fecha', '<', '2099-01-01')
        .where('r.id_mst_reservasfijas', 'is not', null)
        .orderBy('r.fecha')
        .orderBy('c.desc_recurso')
        .execute()
    ).map((one) => `${one.fecha} ${one.desc_recurso} ${one.hora_ini}`)
  const broken = async () => {
    const own = await Promise.all([...checks, ...permanentChecks].map(({ offending }) => offending(desk.tx)))
    return [...(await brokenBookings(desk)), ...own.flat()]
  }
  /** Deletes all bookings; their data must be consistent. */
  const clean = async () => {
    const { db } = desk
    const found = await broken()
    if (found.length > 0) throw new Error(JSON.stringify(found))
    for (const table of [
      'temporada_aprobada',
      'temporada_fusion',
      'libro_asiento',
      'factura',
      'reserva_ocupa',
      'reserva_socio',
      'reserva',
    ] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable('libro_cuenta').set({ saldo: 0 }).where('saldo', 'is not', null).execute()
    for (const table of ['reservafija_fecha', 'reservafija_socio', 'reservafija_recurso', 'reservafija'] as const)
      await db.deleteFrom(table).execute()
  }
  return { ...desk, wish, stateOf, played, broken, clean }
}
