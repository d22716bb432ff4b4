import { undoClosure } from '@app/contract/closures/closures'
import { afterEach, expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { rainClub } from '../../testing/modules/closures.ts'
import { letterBox } from '../../testing/modules/notices.ts'

const club = await rainClub()
const { desk, db, other, close, book } = club
const [anna, berta, carles] = club.members

const box = await letterBox(desk)

afterEach(club.clean)

it('the letter of a closure tells of its own bookings that changed, not of those that stay or of another closure (A-140)', async () => {
  for (const [id, email] of [
    [anna, 'anna@example.com'],
    [berta, 'berta@example.com'],
    // members without booking get none
    [carles, 'carles@example.com'],
  ] as const)
    await db.updateTable('socio').set({ email }).where('id_mst_socios', '=', id).execute()
  await book(600)
  await book(1140)
  const stays = await book(1080, { id_mst_recurso: other })
  await book(1200, { id_mst_recurso: other, id_mst_socios: berta })
  await close({ hora_ini: 590, hora_fin: 700 })
  const cambios = [{ id_reg_reserva: stays.id_reg_reserva, hacer: 'leave' as const }]
  await close({ recursos: [club.padel, other], politica: 'cancel', cambios })
  desk.at('2026-11-20T10:05:01Z')
  await desk.product.outbox.drained()
  await desk.product.outbox.drained()
  const letters = await db.selectFrom('correo').select(['para', 'texto']).orderBy('id_reg_correo').execute()
  const told = letters.map(({ para, texto }) => [
    para,
    [...(texto ?? '').matchAll(/Pádel \d 24\/11\/2026 (\d\d:\d\d)/g)].map((found) => found[1]),
  ])
  expect(told).toHaveLength(3)
  expect(told).toEqual(
    expect.arrayContaining([
      ['anna@example.com', ['10:00', '10:00']],
      ['anna@example.com', ['19:00']],
      ['berta@example.com', ['20:00']],
    ]),
  )
  desk.at('2026-11-20T10:00:00Z')
})

it('the guest, who is many people, gets no letter, whatever address stands there', async () => {
  for (const id of [guest, anna])
    await db
      .updateTable('socio')
      .set({ email: `socio${id}@example.com` })
      .where('id_mst_socios', '=', id)
      .execute()
  await db.deleteFrom('correo').execute()
  await book(1140, { id_mst_socios: anna, socios: [anna, guest] })
  await book(1200, { id_mst_socios: guest })
  const { lineas } = await club.preview({ politica: 'cancel' })
  expect(lineas.map((line) => line.avisos)).toEqual([1, 0])
  expect(await close({ politica: 'cancel' })).toMatchObject({ avisos: 1 })
  desk.at('2026-11-20T10:05:01Z')
  await desk.product.outbox.drained()
  await desk.product.outbox.drained()
  expect(await db.selectFrom('correo').select('para').execute()).toEqual([{ para: `socio${anna}@example.com` }])
  desk.at('2026-11-20T10:00:00Z')
})

it('a closure is told by its own letters only, each with the calendar entries of what became of the bookings (A-172)', async () => {
  const { db } = club
  for (const [at, id] of [anna, berta].entries())
    await db
      .updateTable('socio')
      .set({ email: `${['anna', 'berta'][at]}@example.com` })
      .where('id_mst_socios', '=', id)
      .execute()
  await db.deleteFrom('correo').execute()
  await book(1140, { socios: [anna, berta] })
  await book(1080, { id_mst_socios: berta, duracion: 60 })
  desk.at('2026-11-20T10:02:00Z')
  const cambios = (await club.preview()).lineas.map(({ id_reg_reserva }, at) => ({
    id_reg_reserva,
    hacer: at === 0 ? ('cancel' as const) : ('move' as const),
  }))
  const undone = await close({ cambios })
  await desk.call(undoClosure, { id: undone.id_mst_cierre })
  expect(await db.selectFrom('reserva_aviso').selectAll().execute()).toEqual([])
  await close({ cambios })
  expect(await db.selectFrom('reserva_aviso').selectAll().execute()).toEqual([])
  desk.at('2026-11-20T10:07:01Z')
  await desk.product.outbox.drained()
  const letters = await box.letters()
  expect(letters.map(({ para, asunto, calendar }) => [para, asunto.slice(0, 23), calendar?.method])).toEqual([
    ['anna@example.com', 'Cambios en tus reservas', 'REQUEST'],
    ['berta@example.com', 'Cambios en tus reservas', 'PUBLISH'],
  ])
  expect(letters[1]!.calendar!.events.map((event) => [event.STATUS, event.LOCATION])).toEqual(
    expect.arrayContaining([
      ['CANCELLED', 'Pádel 1'],
      ['CONFIRMED', 'Pádel 2'],
    ]),
  )
  desk.at('2026-11-20T10:00:00Z')
})
