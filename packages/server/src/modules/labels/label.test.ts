import { callsOf } from '@app/contract/kit/generic-calls'
import { label, labelList, mayRemoveLabel, removeLabel } from '@app/contract/labels/label'
import { memberLabel, memberLabels, saveMemberLabels } from '@app/contract/labels/member-label'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../bookings/testing.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const labels = callsOf(label)
const onMembers = callsOf(memberLabel)

describe('labels of members', () => {
  it('are listed by name with how many have them, and have a name each', async () => {
    const { id_mst_etiqueta } = await desk.call(labels.create, { desc_etiqueta: 'Veteranos' })
    await desk.call(labels.create, { desc_etiqueta: 'Escuela' })
    for (const id_mst_socios of [anna, berta]) await desk.call(onMembers.create, { id_mst_socios, id_mst_etiqueta })
    expect(await desk.call(labelList, {})).toMatchObject([
      { desc_etiqueta: 'Escuela', socios: 0 },
      { desc_etiqueta: 'Veteranos', socios: 2 },
    ])
    await expect(desk.call(labels.create, { desc_etiqueta: 'escuela' })).rejects.toMatchObject({ status: 409, code: 'etiqueta.repetida' })
  })
  it('are put on a member once, and told by label and by member', async () => {
    const { id_mst_etiqueta } = await desk.call(labels.create, { desc_etiqueta: 'Alevines' })
    const { id_reg_socios_etiqueta: id } = await desk.call(onMembers.create, { id_mst_socios: anna, id_mst_etiqueta })
    await expect(desk.call(onMembers.create, { id_mst_socios: anna, id_mst_etiqueta })).rejects.toMatchObject({
      status: 409,
      code: 'etiqueta.ya_puesta',
    })
    expect(await desk.call(memberLabels, { id_mst_etiqueta })).toMatchObject([{ nombre_completo: 'Anna Puig', desc_etiqueta: 'Alevines' }])
    expect((await desk.call(memberLabels, { id_mst_socios: anna })).map((one) => one.desc_etiqueta)).toEqual(['Alevines', 'Veteranos'])
    await desk.call(onMembers.remove, { id })
    expect(await desk.call(memberLabels, { id_mst_etiqueta })).toEqual([])
  })
  it('that somebody has are not deleted, and say so when they are asked (R-307)', async () => {
    const { id_mst_etiqueta: id } = await desk.call(labels.create, { desc_etiqueta: 'Liga' })
    expect(await desk.call(mayRemoveLabel, { id })).toBe(true)
    const { id_reg_socios_etiqueta } = await desk.call(onMembers.create, { id_mst_socios: berta, id_mst_etiqueta: id })
    expect(await desk.call(mayRemoveLabel, { id })).toBe('Esta etiqueta se usa: no se puede eliminar.')
    await expect(desk.call(removeLabel, { id })).rejects.toMatchObject({ status: 409, code: 'etiqueta.NoPuedeEliminarEtiqueta' })
    await desk.call(onMembers.remove, { id: id_reg_socios_etiqueta })
    await desk.call(removeLabel, { id })
    await expect(desk.call(mayRemoveLabel, { id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the labels of a member', () => {
  it('are saved all at once: those not named are taken off', async () => {
    const [one, two] = [await desk.call(labels.create, { desc_etiqueta: 'Uno' }), await desk.call(labels.create, { desc_etiqueta: 'Dos' })]
    const save = (...etiquetas: number[]) => desk.call(saveMemberLabels, { id_mst_socios: berta, etiquetas })
    await save(one.id_mst_etiqueta, two.id_mst_etiqueta, two.id_mst_etiqueta)
    await Promise.all([save(two.id_mst_etiqueta), save(two.id_mst_etiqueta)])
    expect((await desk.call(memberLabels, { id_mst_socios: berta })).map((found) => found.desc_etiqueta)).toEqual(['Dos'])
    await save()
    expect(await desk.call(memberLabels, { id_mst_socios: berta })).toEqual([])
    await expect(desk.call(saveMemberLabels, { id_mst_socios: 3, etiquetas: [] })).rejects.toMatchObject({
      code: 'socio.usuario_reservado',
    })
    await expect(save(999_999)).rejects.toMatchObject({ status: 422 })
  })
})
