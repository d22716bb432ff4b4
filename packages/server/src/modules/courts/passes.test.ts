import { courtPasses, saveCourtPasses, saveCourtTypePassesEverywhere } from '@app/contract/courts/passes'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel: id } = desk

describe('the pass types of a court', () => {
  it('are chosen as a list or as a map of ids, named or bare (A-135)', async () => {
    await desk.db.insertInto('tipo_abono').values({ id_mst_tipoabonos: 50, desc_tipoabonos: 'Bono' }).execute()
    expect(await desk.call(courtPasses, { id })).toEqual([{ id_mst_tipoabonos: 50, desc_tipoabonos: 'Bono', seleccionado: false }])
    expect(await desk.call(saveCourtPasses, { id, tipoabonos: [50, 50] })).toMatchObject([{ seleccionado: true }])
    expect(
      (await desk.http({ method: 'POST', url: `/api/recurso/${id}/tipoabono_save`, body: { tipoabonos: { 50: 'false' } } })).body,
    ).toMatchObject([{ seleccionado: 0 }])
    expect((await desk.http({ method: 'POST', url: `/api/recurso/${id}/tipoabono_save`, body: {} })).status).toBe(422)
    for (const path of [
      `recurso/${id}/tipoabono_save`,
      'tipo_recurso/1/tipoabono_save',
      'tipo_recurso/1/tipoabono_save_recursos_relacionados',
    ]) {
      const bare = async (body: object) => (await desk.http<never>({ method: 'POST', url: `/api/${path}`, body })).body
      expect(await bare({ 50: 1 })).toMatchObject([{ seleccionado: 1 }])
      expect(await bare({ 50: 0 })).toMatchObject([{ seleccionado: 0 }])
      expect(await bare({ 50: 1, mio: 1 })).toMatchObject({ mio: [expect.any(String)] })
    }
    const { id_mst_tiporecurso } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    await desk.call(saveCourtPasses, { id, tipoabonos: [50] })
    await desk.call(saveCourtTypePassesEverywhere, { id: id_mst_tiporecurso, tipoabonos: [] })
    expect(await desk.call(courtPasses, { id })).toMatchObject([{ seleccionado: true }])
    const both = await Promise.allSettled([1, 2].map(() => desk.call(saveCourtPasses, { id, tipoabonos: [50] })))
    expect(both.every(({ status }) => status === 'fulfilled')).toBe(true)
  })
})
