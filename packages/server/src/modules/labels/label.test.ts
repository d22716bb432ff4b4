import { callsOf } from '@app/contract/kit/generic-calls'
import { label, labelList, mayRemoveLabel, removeLabel } from '@app/contract/labels/label'
import { addMemberLabel, labelChoices, memberLabel, memberLabels, saveMemberLabels } from '@app/contract/labels/member-label'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const labels = callsOf(label)
const onMembers = callsOf(memberLabel)

describe('labels of members', () => {
  it('are listed by name with how many have them, and have a name each', async () => {
    const { id_mst_etiqueta } = await desk.call(labels.create, { desc_etiqueta: 'Veteranos' })
    await desk.call(labels.create, { desc_etiqueta: 'Escuela' })
    for (const id_mst_socios of [anna, berta]) await desk.call(addMemberLabel, { id_mst_socios, id_mst_etiqueta })
    expect(await desk.call(labelList, {})).toMatchObject([
      { desc_etiqueta: 'Escuela', socios: 0 },
      { desc_etiqueta: 'Veteranos', socios: 2 },
    ])
    await expect(desk.call(labels.create, { desc_etiqueta: 'escuela' })).rejects.toMatchObject({ status: 409, code: 'etiqueta.repetida' })
  })
  it('are put on a member once, and told by label and by member', async () => {
    const { id_mst_etiqueta } = await desk.call(labels.create, { desc_etiqueta: 'Alevines' })
    const { id_reg_socios_etiqueta: id } = await desk.call(addMemberLabel, { id_mst_socios: anna, id_mst_etiqueta })
    await expect(desk.call(addMemberLabel, { id_mst_socios: anna, id_mst_etiqueta })).rejects.toMatchObject({
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
    const { id_reg_socios_etiqueta } = await desk.call(addMemberLabel, { id_mst_socios: berta, id_mst_etiqueta: id })
    expect(await desk.call(mayRemoveLabel, { id })).toBe('Esta etiqueta se usa: no se puede eliminar.')
    await expect(desk.call(removeLabel, { id })).rejects.toMatchObject({ status: 409, code: 'etiqueta.NoPuedeEliminarEtiqueta' })
    await desk.call(onMembers.remove, { id: id_reg_socios_etiqueta })
    await desk.call(removeLabel, { id })
    for (const gone of [mayRemoveLabel, removeLabel]) await expect(desk.call(gone, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('that a document has are not deleted either, and come first where one is chosen for a document (R-307)', async () => {
    const { id_mst_etiqueta: id } = await desk.call(labels.create, { desc_etiqueta: 'Zona de socios' })
    const texts = async (documentos: boolean) => (await desk.call(labelChoices, { documentos })).map((one) => one.text)
    const byName = await texts(false)
    expect(byName.at(-1)).toBe('Zona de socios')
    const document = { id_mst_socios: anna, descripcion: 'Seguro', enlace: 'https://example.test/seguro', id_mst_etiqueta: id }
    await desk.db
      .insertInto('socios_documentos')
      .values({ ...document, id_mst_socios_creacion: desk.id, fecha_creacion: desk.now() })
      .execute()
    expect(await texts(true)).toEqual(['Zona de socios', ...byName.slice(0, -1)])
    expect(await texts(false)).toEqual(byName)
    await expect(desk.call(removeLabel, { id })).rejects.toMatchObject({ code: 'etiqueta.NoPuedeEliminarEtiqueta' })
    // another one is free of it
    await desk.call(removeLabel, { id: (await desk.call(labels.create, { desc_etiqueta: 'Libre' })).id_mst_etiqueta })
  })
})

describe('the labels of a member', () => {
  it('are saved all at once: those not named are taken off', async () => {
    const [one, two] = [await desk.call(labels.create, { desc_etiqueta: 'Uno' }), await desk.call(labels.create, { desc_etiqueta: 'Dos' })]
    const save = (...etiquetas: number[]) => desk.call(saveMemberLabels, { id_mst_socios: berta, etiquetas })
    const before = await desk.call(memberLabels, { id_mst_socios: anna })
    await save(one.id_mst_etiqueta, two.id_mst_etiqueta, two.id_mst_etiqueta)
    await Promise.all([save(two.id_mst_etiqueta), save(two.id_mst_etiqueta)])
    expect((await desk.call(memberLabels, { id_mst_socios: berta })).map((found) => found.desc_etiqueta)).toEqual(['Dos'])
    await save()
    expect(await desk.call(memberLabels, { id_mst_socios: berta })).toEqual([])
    // those of others are left alone
    expect(before.length).toBeGreaterThan(0)
    expect(await desk.call(memberLabels, { id_mst_socios: anna })).toEqual(before)
    await expect(desk.call(saveMemberLabels, { id_mst_socios: 3, etiquetas: [] })).rejects.toMatchObject({
      code: 'socio.usuario_reservado',
    })
    await expect(save(999_999)).rejects.toMatchObject({ status: 422 })
  })
})

it('a label is given to a member one by one, never to the guest (R-296)', async () => {
  const { id_mst_etiqueta } = await desk.call(callsOf(label).create, { desc_etiqueta: 'Una a una' })
  const id_mst_socios = await desk.member('Eti')
  expect(await desk.call(addMemberLabel, { id_mst_socios, id_mst_etiqueta })).toMatchObject({ id_mst_socios })
  await expect(desk.call(addMemberLabel, { id_mst_socios: 3, id_mst_etiqueta })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
})
