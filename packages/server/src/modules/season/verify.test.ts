import { afterEach, describe, expect, it } from 'vitest'
import { seasonClub } from '../../testing/modules/season.ts'
import { checks } from './verify.ts'

const desk = await seasonClub()
const { wish, db, other, left } = desk
/** The bookings found by a check of the season. */
const found = async (about: string) => {
  const rows = await checks.find(({ name }) => name.includes(about))!.offending(desk.tx)
  return (rows as { id_reg_reserva: number }[]).map((row) => row.id_reg_reserva).toSorted((a, b) => a - b)
}
const set = (id: number, values: { estado_reserva_fija?: 2 | 3; fecha?: string }) =>
  db.updateTable('reserva').set(values).where('id_reg_reserva', '=', id).execute()

afterEach(async () => {
  for (const table of ['temporada_aprobada', 'factura', 'reserva_ocupa', 'reserva_socio', 'reserva'] as const)
    await db.deleteFrom(table).execute()
})

/** Requests of the first and the last day of the model week, and bookings of the adjacent days. */
async function around() {
  const first = await wish({ fecha_ini: '2099-12-14' })
  const last = await wish({ fecha_ini: '2099-12-20' })
  const before = await wish({ id_mst_recurso: other })
  const after = await wish({ id_mst_recurso: left })
  await set(before, { fecha: '2099-12-13' })
  await set(after, { fecha: '2099-12-21' })
  return { first, last, outside: [before, after] }
}

describe('npm run verify finds in the model week', () => {
  it('what says that it is approved and has no approval, and what has one and waits; in no other week', async () => {
    const { first, last, outside } = await around()
    expect(await found('exactly when')).toEqual([])
    for (const id of [first, last, ...outside]) await set(id, { estado_reserva_fija: 3 })
    expect(await found('exactly when')).toEqual([first, last])
    const { id_mst_reservasfijas } = await db
      .insertInto('reservafija')
      .values({
        ...{ nombre: 'Peña', dias: 1, hora_ini: 600, hora_fin: 660, tipo_horario: 2 as const, fecha_creacion: desk.now() },
        ...{ fecha_ini: '2026-12-01', fecha_fin: '2026-12-27', generada_hasta: '2026-12-27', fecha_modificacion: desk.now() },
      })
      .returning('id_mst_reservasfijas')
      .executeTakeFirstOrThrow()
    await db.insertInto('temporada_aprobada').values({ id_reg_reserva: first, id_mst_reservasfijas }).execute()
    expect(await found('exactly when')).toEqual([last])
    await set(first, { estado_reserva_fija: 2 })
    expect(await found('exactly when')).toEqual([first, last])
  })
  it('a calculated price, which nobody owes there; a price that somebody wrote stays, and so do those of other weeks', async () => {
    const { first, last, outside } = await around()
    const priced = (id_reg_reserva: number, precio_calculado: number | null) =>
      db
        .insertInto('factura')
        .values({
          id_reg_reserva,
          id_mst_socios: desk.members[0],
          concepto: 'Pista',
          precio: 600,
          precio_calculado,
          fecha_creacion: '2026-11-20',
        })
        .execute()
    await priced(last, null)
    for (const id of outside) await priced(id, 600)
    expect(await found('owes')).toEqual([])
    await priced(first, 600)
    await priced(last, 600)
    expect(await found('owes')).toEqual([first, last])
  })
})
