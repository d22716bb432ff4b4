import { undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { expect, it } from 'vitest'
import { passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const { db } = desk
const [anna, berta, carles] = desk.members
const chosen = (...ids: number[]) => ({ regla: null, menos: [], ids })
const reasons = (groups: readonly { motivo: string; socios: number }[]) => groups.map(({ motivo, socios }) => [motivo, socios])

it('a pass keeps its owner from being sold another one while it can be used, and no pass of another type does', async () => {
  const { id_reg_abonos } = await desk.sell(desk.hours, anna)
  await desk.sell(desk.bookings, berta)
  const left = async () => {
    const { saltados } = await desk.call(previewAct, { seleccion: chosen(anna, berta), acto: 'pass', id_mst_tipoabonos: desk.hours })
    return reasons(saltados)
  }
  const having = [['has_pass', 1]]
  expect(await left()).toEqual(having)
  const good = { activo: true, fecha_baja: null, vence: null }
  for (const [state, expected] of [
    [{ vence: new Date('2026-11-20T10:00:01Z') }, having],
    [{ vence: desk.now() }, []],
    [{ activo: false }, []],
    [{ fecha_baja: '2026-11-20' }, []],
  ] as const) {
    await db
      .updateTable('abono')
      .set({ ...good, ...state })
      .where('id_reg_abonos', '=', id_reg_abonos)
      .execute()
    expect([state, await left()]).toEqual([state, expected])
  }
})

it('who leaves is named with what he owes and what he plays afterwards, not with what he plays on his last day', async () => {
  const id = await desk.member('Dora')
  const warned = async (fecha_baja: string) => {
    const { avisos } = await desk.call(previewAct, { seleccion: chosen(id), acto: 'leave', fecha_baja })
    return reasons(avisos)
  }
  expect(await warned('2026-11-20')).toEqual([])
  await desk.book({ id_mst_socios: id, socios: [id], fecha_ini: '2026-11-24' })
  expect([await warned('2026-11-23'), await warned('2026-11-24')]).toEqual([[['bookings', 1]], []])
  await db
    .insertInto('factura')
    .values({ id_mst_socios: id, concepto: 'Cuota', precio: 3850, fecha_creacion: '2026-11-01', id_mst_tipoingreso: 1 })
    .execute()
  expect(await warned('2026-11-24')).toEqual([['debt', 1]])
  // another act warns of nothing
  expect((await desk.call(previewAct, { seleccion: chosen(id), acto: 'notify', notificar: false })).avisos).toEqual([])
})

it('a label is taken off those who have it, and is put back on nobody once it is gone', async () => {
  const { id_mst_etiqueta } = await db
    .insertInto('etiqueta')
    .values({ desc_etiqueta: 'Lliga' })
    .returning('id_mst_etiqueta')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('socios_etiqueta')
    .values([anna, berta].map((id_mst_socios) => ({ id_mst_socios, id_mst_etiqueta })))
    .execute()
  const act = { seleccion: chosen(anna, carles), acto: 'label_remove', id_mst_etiqueta } as const
  expect(reasons((await desk.call(previewAct, act)).saltados)).toEqual([['same', 1]])
  const { id_reg_socio_acto: id } = await desk.call(runAct, act)
  const having = await db.selectFrom('socios_etiqueta').select('id_mst_socios').where('id_mst_etiqueta', '=', id_mst_etiqueta).execute()
  expect(having).toEqual([{ id_mst_socios: berta }])
  await db.deleteFrom('socios_etiqueta').where('id_mst_etiqueta', '=', id_mst_etiqueta).execute()
  await db.deleteFrom('etiqueta').where('id_mst_etiqueta', '=', id_mst_etiqueta).execute()
  expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 0, quedan: 1, sin_acceso: [], id_reg_proceso: null })
})
