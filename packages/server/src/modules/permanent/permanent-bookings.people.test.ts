import { onePermanent, savePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { describe, expect, it } from 'vitest'
import { seriesClub } from '../../testing/modules/permanent.ts'

const { desk, form, make } = await seriesClub()
const { db, members } = desk
const [anna] = members
const [gone, leaving] = [await desk.member('Greta'), await desk.member('Lluís')]
await db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', gone).execute()
await db.updateTable('socio').set({ fecha_baja: '2026-12-15' }).where('id_mst_socios', '=', leaving).execute()
const question = { status: 409, code: 'booking.jugador_inactivo', body: { error: 1, confirm: 'confirmar_inactivos' } }

describe('people of a permanent booking who may not come', () => {
  it('are asked about, as responsible member and as player: inactive ones, and those that leave before its last day', async () => {
    await expect(make({ id_mst_socios: gone })).rejects.toMatchObject({
      ...{ ...question, msg: 'Greta Puig no está de alta el 01/12/2026.', fields: { socios: [expect.any(String)] } },
    })
    await expect(make({ socios: [{ id_mst_socios: gone, cantidad: 1 }] })).rejects.toMatchObject(question)
    const socios = [{ id_mst_socios: leaving, cantidad: 1 }]
    await expect(make({ socios })).rejects.toMatchObject({ ...question, msg: 'Lluís Puig no está de alta el 31/12/2026.' })
    expect(await make({ socios, fecha_fin: '2026-12-15' })).toMatchObject({ creadas: 2 })
    expect(await make({ socios, hora_ini: 600, hora_fin: 660, confirmar_inactivos: true })).toMatchObject({ creadas: 4 })
  })
  it('are asked about when they come into one that exists, not again when something else of it changes', async () => {
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    const edit = { ...form({ id_mst_socios: gone }), edit: true, id_mst_reservasfijas: id }
    await expect(desk.call(savePermanent, edit)).rejects.toMatchObject(question)
    await expect(desk.call(updatePermanent, { id, socios: [{ id_mst_socios: gone, cantidad: 1 }] })).rejects.toMatchObject(question)
    await desk.call(updatePermanent, { id, id_mst_socios: gone, confirmar_inactivos: true })
    await desk.call(updatePermanent, { id, nombre: 'Otra' })
    expect(await desk.call(onePermanent, { id })).toMatchObject({ nombre: 'Otra', id_mst_socios: gone })
  })
})
