import { saveMemberAccess } from '@app/contract/access/member-access'
import { simulateEntry } from '@app/contract/access/simulate-entry'
import { undoAct } from '@app/contract/member-acts/member-act'
import { runAct } from '@app/contract/member-acts/run-act'
import { mergeMembers } from '@app/contract/member-merge/merge'
import { checkMember, createMember, updateMember } from '@app/contract/members/member-file'
import { expect, it } from 'vitest'
import { doorClub } from '../../testing/modules/access.ts'

const desk = await doorClub()
const person = async (nombre: string, more: Record<string, unknown> = {}) =>
  (await desk.call(createMember, { nombre, apellidos: 'Llave', telefono: '600111222', ...more })).id_mst_socios
const taken = { fields: { codigo_tarjeta_acceso: ['Otro socio activo entra ya con esta tarjeta o este código.'] } }

it('a card of another active member is refused on entry with its own message, in the form and while it is typed (A-174)', async () => {
  const id = await person('Una', { codigo_tarjeta_acceso: 'DOBLE1' })
  const other = await person('Dos')
  await expect(
    desk.call(createMember, { nombre: 'Tres', apellidos: 'Llave', telefono: '600111222', codigo_tarjeta_acceso: 'DOBLE1' }),
  ).rejects.toMatchObject(taken)
  await expect(desk.call(updateMember, { id: other, codigo_tarjeta_acceso: 'DOBLE1' })).rejects.toMatchObject(taken)
  expect(await desk.call(checkMember, { id: null, codigo_tarjeta_acceso: 'DOBLE1' })).toMatchObject({
    codigo_tarjeta_acceso: 'socio.tarjeta_repetida',
  })
  await desk.call(updateMember, { id, telefono: '600111333' })
  // of an inactive member the card is free, and stays away when that one comes back
  await desk.call(updateMember, { id, activo: false })
  await desk.call(updateMember, { id: other, codigo_tarjeta_acceso: 'DOBLE1' })
  await expect(desk.call(updateMember, { id, activo: true })).rejects.toMatchObject(taken)
  await desk.call(updateMember, { id, activo: true, codigo_tarjeta_acceso: null })
})

it('the card of one is not the code of another, with the club’s prefix or without it, whichever was there first (A-174)', async () => {
  await desk.setting('PREFIJO_CODIGO_ACCESO', 'CL')
  const [id, other] = [await person('Cara', { codigo_tarjeta_acceso: '770001' }), await person('Creu')]
  for (const codigo of ['770001', 'CL770001'])
    await expect(desk.call(saveMemberAccess, { id: other, codigo, recursos: [] })).rejects.toMatchObject({ code: 'acceso.codigo_de_otro' })
  await desk.call(saveMemberAccess, { id: other, codigo: 'CL770002', recursos: [] })
  await expect(desk.call(updateMember, { id, codigo_tarjeta_acceso: '770002' })).rejects.toMatchObject(taken)
  await desk.setting('PREFIJO_CODIGO_ACCESO', '')
})

it('a card taken over by a merge, and one that an undone departure brings back, are not another member’s (A-174)', async () => {
  const [gone, holder, stays] = [await person('Ida', { codigo_tarjeta_acceso: '770010' }), await person('Vuelta'), await person('Queda')]
  const { id_reg_socio_acto } = await desk.call(runAct, {
    acto: 'leave',
    fecha_baja: '2026-11-20',
    seleccion: { regla: null, menos: [], ids: [gone] },
  } as never)
  await desk.call(updateMember, { id: holder, codigo_tarjeta_acceso: '770010' })
  expect(await desk.call(undoAct, { id: id_reg_socio_acto })).toMatchObject({ deshechos: 0, sin_acceso: ['Ida Llave'] })
  await expect(desk.call(mergeMembers, { id: stays, otro: gone, del_otro: ['codigo_tarjeta_acceso'] })).rejects.toMatchObject({
    code: 'socio.tarjeta_repetida',
  })
})

it('of ten desks that give one card or code to ten members at once, one does (A-174)', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, (_, n) => person(`Cursa ${n}`)))
  const outcomes = await Promise.allSettled(
    people.map((id, n) =>
      n % 2 === 0
        ? desk.call(updateMember, { id, codigo_tarjeta_acceso: '770099' })
        : desk.call(saveMemberAccess, { id, codigo: '770099', recursos: [] }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(desk.deadlocks()).toBe(0)
})

it('¿Entrará? asks with the member’s own card: one that is the code of another, from before, does not open (A-174)', async () => {
  const [id, other] = [await person('Vieja', { codigo_tarjeta_acceso: '770020' }), await person('Nueva')]
  await desk.call(saveMemberAccess, { id, todos: true, codigo: null, recursos: [] })
  expect(await desk.call(simulateEntry, { id })).toMatchObject({ permitido: true })
  await desk.db.insertInto('acceso_socio').values({ id_mst_socios: other, codigo: '770020' }).execute()
  const told = await desk.call(simulateEntry, { id })
  expect([told.permitido, told.texto]).toEqual([false, 'Varios socios tienen este código: pasa por recepción.'])
  expect(await desk.ask('770020')).toMatchObject({ motivo: 'acceso.codigo_repetido' })
})
