import { activityGroup } from '@app/contract/activities/activity'
import { createGroup, listGroups, updateGroup } from '@app/contract/activities/activity-groups'
import { enrol, enrolledInGroup } from '@app/contract/activities/enrolments'
import type { ExtraColumn } from '@app/contract/activities/extra-columns'
import { callsOf } from '@app/contract/kit/generic-calls'
import { describe, expect, it } from 'vitest'
import { activityClub } from '../../testing/modules/activities.ts'

const { desk, camp, newGroup } = await activityClub()
const text = (nombre: string): ExtraColumn => ({ nombre, tipo: 'text' })
const valuesIn = async (id: number) => (await desk.call(enrolledInGroup, { id })).inscritos.map(({ valores }) => valores)

describe('the extra columns of a group', () => {
  const eight = Array.from({ length: 8 }, (_, n) => text(`Columna ${n + 1}`))
  const given = { id_reg_actividades: camp, desc_actividades_grupo: 'Grupo' }
  it('are eight at most; a ninth is refused (A-175)', async () => {
    expect((await desk.call(createGroup, { ...given, columnas: eight })).columnas).toEqual(eight)
    await expect(desk.call(createGroup, { ...given, columnas: [...eight, text('Nueve')] })).rejects.toMatchObject({
      ...{ status: 422, fields: { columnas: [expect.stringContaining('8')] } },
    })
  })
  it('have different names, whatever their capitals and accents, and one of four kinds (A-175)', async () => {
    const twice = [text('Alergias'), text('Otra'), text('ALÈRGIAS')]
    await expect(desk.call(createGroup, { ...given, columnas: twice })).rejects.toMatchObject({
      ...{ status: 422, fields: { 'columnas.2.nombre': ['Ya hay una columna «ALÈRGIAS».'] } },
    })
    const { status, body } = await desk.http({
      ...{ method: 'POST', url: '/api/actividad_grupo', body: { ...given, columnas: [{ nombre: 'A', tipo: 'color' }] } },
    })
    expect([status, Object.keys(body)]).toEqual([422, expect.arrayContaining(['columnas.0.tipo'])])
  })
  it('are added, put in another order, and removed while nobody has a value in them', async () => {
    const id = await newGroup('Orden', [text('A'), text('B')])
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Ona', valores: { A: '1' } })
    const changed = [text('C'), text('A')].map((column) => ({ ...column, antes: null }))
    expect((await desk.call(updateGroup, { id, columnas: changed })).columnas).toEqual([text('C'), text('A')])
    expect(await valuesIn(id)).toEqual([{ A: '1' }])
  })
  it('with values are neither removed nor given another kind', async () => {
    const id = await newGroup('En uso', [text('A'), text('B')])
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Ona', valores: { A: '1' } })
    const used = { status: 409, code: 'grupo.columna_en_uso', msg: expect.stringContaining('«A» tiene datos de 1 inscrito:') }
    await expect(desk.call(updateGroup, { id, columnas: [{ ...text('B'), antes: null }] })).rejects.toMatchObject(used)
    await expect(desk.call(updateGroup, { id, columnas: [{ nombre: 'A', tipo: 'number', antes: null }] })).rejects.toMatchObject(used)
    await expect(desk.call(updateGroup, { id, columnas: [] })).rejects.toMatchObject(used)
  })
  it('are renamed with their values, also when two change their names', async () => {
    const id = await newGroup('Nombres', [text('A'), text('B'), text('C')])
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Ona', valores: { A: '1', B: '2', C: '3' } })
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Pau' })
    await desk.call(updateGroup, {
      id,
      columnas: [
        { ...text('B'), antes: 'A' },
        { ...text('A'), antes: 'B' },
        { ...text('Ç'), antes: 'C' },
      ],
    })
    expect(await valuesIn(id)).toEqual([{ B: '1', A: '2', Ç: '3' }, null])
  })
})

describe('groups of activities', () => {
  it('are listed with their activity and the number enrolled', async () => {
    const id = await newGroup('Zancos')
    await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Ona' })
    expect((await desk.call(listGroups, {})).at(-1)).toEqual({
      ...{ id_reg_actividades_grupo: id, id_reg_actividades: camp, desc_actividad: 'Campus', desc_actividades_grupo: 'Zancos' },
      ...{ columnas: [], inscritos: 1 },
    })
  })
  it('are renamed, and deleted while nobody is enrolled', async () => {
    const id = await newGroup('Nadie')
    expect(await desk.call(updateGroup, { id, desc_actividades_grupo: 'Alguien' })).toMatchObject({ desc_actividades_grupo: 'Alguien' })
    const { id_reg_actividades_inscritos: one } = await desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Ona' })
    const { remove } = callsOf(activityGroup)
    await expect(desk.call(remove, { id })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
    await desk.db.deleteFrom('actividad_inscrito').where('id_reg_actividades_inscritos', '=', one).execute()
    await desk.call(remove, { id })
    await expect(desk.call(updateGroup, { id, desc_actividades_grupo: 'Otra' })).rejects.toMatchObject({ status: 404 })
  })
})
