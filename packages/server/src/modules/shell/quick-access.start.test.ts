import { startPage, startScreens } from '@app/contract/shell/quick-access'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

describe('the start page', () => {
  it('of an administrator who chose none is the planner, whatever rights he was given by name (R-051)', async () => {
    const chief = await desk.as({ is_admin: true, rights: [] })
    expect(await chief.call(startPage)).toEqual({ rutaInicio: '/reservas/1' })
  })
  it('is offered once per drawer and once per sport in use, never for a screen that needs something else in its address', async () => {
    await desk.db.deleteFrom('caja').execute()
    const drawers = await desk.db
      .insertInto('caja')
      .values([{ desc_caja: 'Bar' }, { desc_caja: 'Botiga' }])
      .returning('id_mst_caja')
      .execute()
    const sport = async (desc_tiporecurso: string, activo: boolean) =>
      (
        await desk.db
          .insertInto('tipo_recurso')
          .values({ desc_tiporecurso, activo })
          .returning('id_mst_tiporecurso')
          .executeTakeFirstOrThrow()
      ).id_mst_tiporecurso
    const [tennis, closed] = [await sport('Tennis', true), await sport('Frontó', false)]
    const offered = await desk.call(startScreens)
    const routes = offered.map(({ ruta }) => ruta)
    expect(routes.filter((ruta) => ruta.startsWith('/caja/'))).toEqual(drawers.map(({ id_mst_caja }) => `/caja/${id_mst_caja}`))
    expect(routes).toEqual(expect.arrayContaining(['/reservas/1', `/reservas/${tennis}`]))
    expect(routes).not.toContain(`/reservas/${closed}`)
    expect(offered.find(({ ruta }) => ruta === `/reservas/${tennis}`)?.text).toContain(': Tennis')
    const numbered = routes.filter((ruta) => /\d/.test(ruta))
    expect(numbered.every((ruta) => /^\/(caja|reservas)\/\d+(\/(block|permanent))?$/.test(ruta))).toBe(true)
  })
})
