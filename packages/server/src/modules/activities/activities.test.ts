import { activitiesWithGroups, columnsOfGroup } from '@app/contract/activities/activities'
import { activity } from '@app/contract/activities/activity'
import { enrol } from '@app/contract/activities/enrolments'
import { callsOf } from '@app/contract/kit/generic-calls'
import { describe, expect, it } from 'vitest'
import { activityClub, fourColumns } from '../../testing/modules/activities.ts'

const { desk, camp, group, newActivity, newGroup } = await activityClub()

describe('activities with their groups', () => {
  it('are the active ones, current ones first, with the number enrolled in each group (A-175)', async () => {
    const past = await newActivity('Abierto', { fecha_fin: '2026-11-19' })
    await newActivity('Bailes', { fecha_fin: '2026-11-20' })
    await newActivity('Cerrada', { activo: false })
    const afternoons = await newGroup('Tardes')
    await desk.call(enrol, { id_reg_actividades_grupo: group, nombre: 'Ona Soler' })
    await desk.call(enrol, { id_reg_actividades_grupo: group, nombre: 'Pau Soler' })
    const all = await desk.call(activitiesWithGroups, {})
    expect(all.map((one) => [one.desc_actividad, one.vigente])).toEqual([
      ['Bailes', true],
      ['Campus', true],
      ['Abierto', false],
    ])
    expect(all[1]).toEqual({
      ...{ id_reg_actividades: camp, desc_actividad: 'Campus', fecha_ini: '2026-11-01', fecha_fin: '2026-12-31', vigente: true },
      actividad_grupo: [
        { id_reg_actividades_grupo: group, desc_actividades_grupo: 'Mañanas', inscritos: 2 },
        { id_reg_actividades_grupo: afternoons, desc_actividades_grupo: 'Tardes', inscritos: 0 },
      ],
    })
    expect(all[2]).toMatchObject({ id_reg_actividades: past, actividad_grupo: [] })
  })
  it('tell the extra columns of a group in their order; an unknown group is not found', async () => {
    expect(await desk.call(columnsOfGroup, { id: group })).toEqual(fourColumns)
    await expect(desk.call(columnsOfGroup, { id: 999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an activity', () => {
  const sent = { desc_actividad: 'Casal', fecha_ini: '2026-12-10', fecha_fin: '2026-12-10' }
  it('may be one day long, but does not end before it begins (A-175)', async () => {
    const { create, update } = callsOf(activity)
    const { id_reg_actividades: id, activo } = await desk.call(create, sent)
    expect(activo).toBe(true)
    const backwards = { status: 422, code: 'actividad.intervalo_invertido' }
    await expect(desk.call(create, { ...sent, fecha_fin: '2026-12-09' })).rejects.toMatchObject(backwards)
    await expect(desk.call(update, { id, fecha_ini: '2026-12-11' })).rejects.toMatchObject(backwards)
  })
  it('with groups is not deleted, and names them', async () => {
    await expect(desk.call(callsOf(activity).remove, { id: camp })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
  })
  it('is kept by staff with the right to bookings only', async () => {
    const other = await desk.as({ rights: ['members'] })
    await expect(other.call(activitiesWithGroups, {})).rejects.toMatchObject({ status: 403 })
    await expect(other.call(columnsOfGroup, { id: group })).rejects.toMatchObject({ status: 403 })
    await expect(other.call(callsOf(activity).create, sent)).rejects.toMatchObject({ status: 403 })
    const clerk = await desk.as({ rights: ['bookings'] })
    expect(await clerk.call(callsOf(activity).create, sent)).toMatchObject(sent)
  })
})
