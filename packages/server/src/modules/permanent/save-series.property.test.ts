import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { chargeBooking } from '@app/contract/invoices/collect'
import { keyOf } from '@app/contract/permanent/compare-series'
import { decideSeries } from '@app/contract/permanent/decide-series'
import { savePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { answers } from '@app/contract/permanent/series'
import { previewSeries } from '@app/contract/permanent/series-preview'
import { expect, it } from 'vitest'
import { randomFrom } from '../../kit/random.ts'
import type { Desk } from '../../testing/club.ts'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'
import type { Sent } from '../../testing/modules/permanent.ts'
import { roundsOf } from '../../testing/rounds.ts'

/** Integers below a limit, from a seed, so that a failure can be seen again. */
const random = (seed: number) => {
  const { int } = randomFrom(seed)
  return (below: number) => int(0, below - 1)
}

interface StandingDate {
  readonly id: number
  readonly text: string
  readonly own: string
}
/** Dates of the series with their bookings: place and hours, and everything else about the booking and its players. */
async function standing({ db }: Pick<Desk, 'db'>, id: number): Promise<ReadonlyMap<string, StandingDate | null>> {
  const rows = await db
    .selectFrom('reservafija_fecha as d')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'd.id_reg_reserva')
    .select(['d.fecha as day', 'd.id_mst_recurso as court', 'r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso'])
    .select(['r.nombre', 'r.comentarios', 'r.pin_reserva', 'r.sx', 'r.nivel', 'r.nivel_max'])
    .where('d.id_mst_reservasfijas', '=', id)
    .execute()
  const places = await db.selectFrom('reserva_socio').select(['id_reg_reserva', 'id_mst_socios']).orderBy('orden').execute()
  return new Map(
    rows.map((row) => {
      const people = places.filter((one) => one.id_reg_reserva === row.id_reg_reserva).map((one) => one.id_mst_socios)
      const own = [row.comentarios, row.pin_reserva, row.sx, row.nivel, row.nivel_max, people]
      const text = `${row.fecha} ${row.hora_ini}+${row.duracion} ${row.id_mst_recurso}`
      return [keyOf(row.day, row.court), row.id_reg_reserva === null ? null : { id: row.id_reg_reserva, text, own: JSON.stringify(own) }]
    }),
  )
}

it.each(Array.from({ length: roundsOf({ test: 8, proofs: 40 }) }, (_, index) => index + 1))(
  'what the preview of a changed series shows is what is saved, and what a date has of its own stays (R-259), seed %i',
  async (seed) => {
    const desk = await deskClub()
    const { db, padel, other, left, members } = desk
    const courts = [padel, other, left]
    const [anna, berta, carles] = members
    const form = (sent: Partial<Sent>) => ({
      ...{ nombre: 'Peña', tipo_horario: 2 as const, fecha_ini: '2026-12-01', fecha_fin: '2026-12-31', hora_ini: 1200, hora_fin: 1290 },
      ...sent,
    })
    const pick = random(seed)
    const one = <T>(all: readonly T[]): T => all[pick(all.length)]!
    const some = <T>(all: readonly T[]): T[] => all.filter(() => pick(3) > 0)
    const { id_mst_reservasfijas: id } = await desk.call(
      savePermanent,
      form({
        ...{ recursos: [padel, other], dias: 5, comentarios: 'De la serie', nivel: 1, nivel_max: 7 },
        ...{ id_mst_socios: anna, socios: [{ id_mst_socios: berta, cantidad: 1 }] },
      }),
    )
    const own = async () => [...(await standing(desk, id)).values()].flatMap((date) => date?.id ?? [])
    const deal = [
      async () => desk.call(deleteBooking, { id_reg_reserva: one(await own()) }),
      async () => desk.call(chargeBooking, { id: one(await own()) }),
      async () => desk.call(moveBooking, { id_reg_reserva: one(await own()), hora_ini: 900, confirmar_mismo_horario: true }),
      async () =>
        desk.call(editBooking, { id_reg_reserva: one(await own()), comentarios: 'Solo hoy', pin_reserva: '4471', nivel: 3, sx: 'F' }),
      async () => desk.call(editBooking, { id_reg_reserva: one(await own()), socios: [anna, carles], confirmar_mismo_horario: true }),
      async () =>
        desk.book({
          ...{ fecha_ini: `2026-12-${String(7 + pick(20)).padStart(2, '0')}`, hora_ini: one([1080, 1260, 1290]), duracion: 60 },
          ...{ id_mst_recurso: one(courts), id_mst_socios: guest },
        }),
    ]
    for (let act = 0; act < 9; act += 1) await deal[pick(deal.length)]!().catch(() => undefined)
    const before = await standing(desk, id)

    const hora_ini = one([1200, 1200, 1230, 1080])
    const sent = form({
      ...{ recursos: some(courts).length > 0 ? [padel, ...some([other, left])] : [padel], dias: one([5, 1, 7]) },
      ...{
        hora_ini,
        hora_fin: hora_ini + one([90, 60]),
        nombre: one(['Peña', 'Peña nueva']),
        comentarios: one(['De la serie', 'Otra cosa']),
      },
      ...{ id_mst_socios: anna, socios: [{ id_mst_socios: berta, cantidad: 1 }], nivel: 1, nivel_max: 7 },
    })
    const seen = await desk.call(previewSeries, { ...sent, id_mst_reservasfijas: id })
    const ticks = new Map(
      some(seen.fechas)
        .filter(() => pick(3) === 0)
        .map((line) => [line.fecha, pick(2) === 0]),
    )
    const free = answers.filter((answer) => answer !== 'cancel' && answer !== 'notify')
    const chosen = seen.fechas
      .flatMap((line) =>
        line.celdas.filter((cell) => cell.choques.length > 0).map((cell) => ({ fecha: line.fecha, id_mst_recurso: cell.id_mst_recurso })),
      )
      .filter(() => pick(2) === 0)
      .map((where) => ({ ...where, hacer: one(free), pista: null }))
    const rest = one(free)
    const decided = decideSeries(seen.fechas, {
      ticks,
      answers: new Map(chosen.map((answer) => [keyOf(answer.fecha, answer.id_mst_recurso), answer])),
      rest,
    })
    expect(decided.open).toEqual([])

    await desk.call(updatePermanent, {
      ...{ ...sent, id, resolver: rest, choques: chosen, vista: seen.vista },
      fechas: [...ticks].map(([fecha, marcada]) => ({ fecha, marcada })),
    })
    const after = await standing(desk, id)
    const place = (fecha: string, court: number) => `${fecha} ${sent.hora_ini}+${sent.hora_fin! - sent.hora_ini!} ${court}`
    const keys = decided.acts.map((act) => keyOf(act.fecha, act.id_mst_recurso))
    const shown = decided.acts.map(({ fecha, acto, pista }, index) => {
      const was = before.get(keys[index]!)
      if (acto === 'skip' || acto === 'remove') return [keys[index], null]
      if (acto === 'stay') return [keys[index], was && `${was.id}: ${was.text}`]
      return [keys[index], `${acto === 'move' ? was!.id : 'new'}: ${place(fecha, pista)}`]
    })
    const saved = decided.acts.map(({ acto }, index) => {
      const is = after.get(keys[index]!)
      return [keys[index], is && acto === 'create' ? `new: ${is.text}` : is ? `${is.id}: ${is.text}` : acto === 'stay' ? is : null]
    })
    expect(saved).toEqual(shown)
    const kept = [...after].flatMap(([key, date]) => {
      const was = before.get(key)
      return date && was && date.id === was.id ? [{ key, date, was }] : []
    })
    const ownOf = ({ own }: StandingDate) => {
      const [comment, ...others] = JSON.parse(own) as unknown[]
      return comment === 'Solo hoy' ? [comment, ...others] : others
    }
    expect(kept.map(({ key, date }) => [key, ownOf(date)])).toEqual(kept.map(({ key, was }) => [key, ownOf(was)]))
    // players and the lines that they owe never part
    const lines = await db
      .selectFrom('factura')
      .select(['id_reg_reserva', 'id_mst_socios'])
      .where('id_reg_factura_origen', 'is', null)
      .orderBy('id_mst_socios')
      .execute()
    const standingIds = [...after.values()].flatMap((date) => (date ? [date] : []))
    const owing = standingIds.map(({ id }) => [id, lines.filter((line) => line.id_reg_reserva === id).map((line) => line.id_mst_socios)])
    const playing = standingIds.map(({ id, own: all }) => [
      id,
      ((JSON.parse(all) as unknown[]).at(-1) as number[]).toSorted((x, y) => x - y),
    ])
    expect(owing).toEqual(playing)
    expect(await broken(desk)).toEqual([])
  },
)
