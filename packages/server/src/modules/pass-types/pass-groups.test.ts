import { listPassGroups, savePassGroups } from '@app/contract/pass-types/pass-groups'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const save = (grupos: object[], idsEliminados: number[] = []) => desk.call(savePassGroups, { grupos, idsEliminados } as never)

test('a new group has order 1 and is on sale (R-352)', async () => {
  const [group] = await save([{ desc_grupo_tipoabonos: 'Bons de pista' }])
  expect(group).toMatchObject({ orden: 1, en_venta: true, venta_cerrada_texto: null })
})

test('groups are changed, added and taken out in one call and read in their order, under both spellings (A-12)', async () => {
  const [first] = await desk.call(listPassGroups)
  const after = await save([
    { ...first, orden: 3, en_venta: false, venta_cerrada_texto: 'Fins al setembre' },
    { desc_grupo_tipoabonos: 'Anuals', orden: 2 },
  ])
  expect(after.map((group) => [group.desc_grupo_tipoabonos, group.orden, group.en_venta])).toEqual([
    ['Anuals', 2, true],
    ['Bons de pista', 3, false],
  ])
  for (const url of ['/api/grupo_tipoabono/dropdown', '/api/grupotipoabono/dropdown']) {
    const { body } = await desk.http({ method: 'GET', url })
    expect(body).toEqual(expect.arrayContaining([{ id: after[0]!.id_mst_grupo_tipoabonos, text: 'Anuals' }]))
  }
  expect(await save([{ desc_grupo_tipoabonos: 'Anuals', orden: 9 }], [after[0]!.id_mst_grupo_tipoabonos])).toHaveLength(2)
})

test('a name that another group has, and a group with pass types, are refused and nothing is saved', async () => {
  const before = await desk.call(listPassGroups)
  await expect(save([{ desc_grupo_tipoabonos: 'Nou' }, { desc_grupo_tipoabonos: 'Anuals' }])).rejects.toMatchObject({
    status: 409,
    code: 'tipo_abono.grupo_repetido',
  })
  const used = before[0]!.id_mst_grupo_tipoabonos
  await desk.call(createPassType, { desc_tipoabonos: 'Bo 10', id_mst_grupo_tipoabonos: used, tiposocio_precio: [] })
  await expect(save([{ desc_grupo_tipoabonos: 'Nou' }], [used])).rejects.toMatchObject({
    status: 409,
    code: 'msg.in_use',
    msg: expect.stringContaining('Bo 10'),
  })
  await expect(save([{ id_mst_grupo_tipoabonos: 999, desc_grupo_tipoabonos: 'Perdut' }])).rejects.toMatchObject({
    code: 'msg.changed_meanwhile',
  })
  expect(await desk.call(listPassGroups)).toEqual(before)
})

test('of two desks that add the same group one does', async () => {
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => save([{ desc_grupo_tipoabonos: 'Estiu' }])))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
