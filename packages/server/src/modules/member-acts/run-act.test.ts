import { listActs, undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { memberChanges } from '@app/contract/member-summary/changes'
import { createMember } from '@app/contract/members/member-file'
import { memberPage } from '@app/contract/members/member-page'
import { removeMember } from '@app/contract/members/remove-member'
import { removePass } from '@app/contract/passes/member-passes'
import { giveConsent } from '@app/contract/personal-data/consent'
import { beforeEach, describe, expect, it } from 'vitest'
import { passClub } from '../../testing/modules/passes.ts'

const desk = await passClub()
const { db } = desk

/** A group of three with a surname of their own, so that a filter finds them alone. */
let group: { readonly apellidos: string; readonly ids: readonly number[] }
let groups = 0
const newMember = async (apellidos: string, more: Record<string, unknown> = {}) =>
  (
    await db
      .insertInto('socio')
      .values({ nombre: 'Mireia', apellidos, id_mst_tiposocio: 2, ...more } as never)
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
  ).id_mst_socios
beforeEach(async () => {
  groups += 1
  const apellidos = `Grup${String(groups).padStart(3, '0')}x`
  const ids = [await newMember(apellidos), await newMember(apellidos), await newMember(apellidos)]
  group = { apellidos, ids }
})
const chosen = (ids = group.ids) => ({ regla: null, menos: [], ids: [...ids] })
const rule = (menos: number[] = []) => ({ regla: { buscar: group.apellidos, activos: null, condiciones: [] }, menos, ids: [] })
const column = async (name: 'id_mst_tiposocio' | 'notificar' | 'activo' | 'acceso_web' | 'fecha_baja') =>
  (await db.selectFrom('socio').select(name).where('id_mst_socios', 'in', group.ids).orderBy('id_mst_socios').execute()).map(
    (row) => row[name],
  )
const newLabel = async () =>
  (
    await db
      .insertInto('etiqueta')
      .values({ desc_etiqueta: `Lliga ${group.apellidos}` })
      .returning('id_mst_etiqueta')
      .executeTakeFirstOrThrow()
  ).id_mst_etiqueta
const labelled = async (id: number) =>
  (await db.selectFrom('socios_etiqueta').select('id_mst_socios').where('id_mst_etiqueta', '=', id).execute()).length

describe('an act on many members', () => {
  it('is shown before it is done: to how many, who is left out and why, by name', async () => {
    const id_mst_etiqueta = await newLabel()
    await db.insertInto('socios_etiqueta').values({ id_mst_socios: group.ids[0]!, id_mst_etiqueta }).execute()
    const shown = await desk.call(previewAct, { seleccion: chosen([...group.ids, 3]), acto: 'label_add', id_mst_etiqueta })
    expect(shown).toMatchObject({ elegidos: 4, hechos: 2, importe: 0 })
    expect(shown.saltados).toEqual(
      expect.arrayContaining([
        { motivo: 'same', socios: 1, nombres: [`${group.apellidos}, Mireia`] },
        { motivo: 'reserved', socios: 1, nombres: [expect.stringContaining('Invitado')] },
      ]),
    )
    expect(await labelled(id_mst_etiqueta)).toBe(1)
  })
  it('is done to all that a filter finds but those who were taken out', async () => {
    const id_mst_etiqueta = await newLabel()
    const done = await desk.call(runAct, { seleccion: rule([group.ids[1]!]), acto: 'label_add', id_mst_etiqueta })
    expect(done).toMatchObject({ hechos: 2, saltados: 0 })
    const { filas } = await desk.call(memberPage, { buscar: group.apellidos, orden: 'etiquetas' })
    expect(filas.map((row) => row.etiquetas.length)).toEqual([1, 1, 0])
  })
  it('is undone once: labels come off those who got them from it', async () => {
    const id_mst_etiqueta = await newLabel()
    await db.insertInto('socios_etiqueta').values({ id_mst_socios: group.ids[0]!, id_mst_etiqueta }).execute()
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), acto: 'label_add', id_mst_etiqueta })
    expect(await labelled(id_mst_etiqueta)).toBe(3)
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 2, quedan: 0, sin_acceso: [], id_reg_proceso: null })
    expect(await labelled(id_mst_etiqueta)).toBe(1)
    await expect(desk.call(undoAct, { id })).rejects.toMatchObject({ status: 409, code: 'acto.ya_deshecho' })
    await expect(desk.call(undoAct, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('takes labels off, and its undoing puts them back', async () => {
    const id_mst_etiqueta = await newLabel()
    await desk.call(runAct, { seleccion: chosen(), acto: 'label_add', id_mst_etiqueta })
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: rule(), acto: 'label_remove', id_mst_etiqueta })
    expect(await labelled(id_mst_etiqueta)).toBe(0)
    await desk.call(undoAct, { id })
    expect(await labelled(id_mst_etiqueta)).toBe(3)
  })
  it('changes types, and gives back the old one where nobody changed it since (R-287)', async () => {
    await db.updateTable('socio').set({ id_mst_tiposocio: 4 }).where('id_mst_socios', '=', group.ids[2]!).execute()
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), acto: 'type', id_mst_tiposocio: 5 })
    expect(await column('id_mst_tiposocio')).toEqual([5, 5, 5])
    await db.updateTable('socio').set({ id_mst_tiposocio: 1 }).where('id_mst_socios', '=', group.ids[0]!).execute()
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 2, quedan: 1, sin_acceso: [], id_reg_proceso: null })
    expect(await column('id_mst_tiposocio')).toEqual([1, 2, 4])
  })
  it('switches notices', async () => {
    const { hechos } = await desk.call(runAct, { seleccion: rule(), acto: 'notify', notificar: false })
    expect([hechos, await column('notificar')]).toEqual([3, [false, false, false]])
  })
  it('lets members leave: who leaves today is out at once, who plays later is named, and undoing lets them in again', async () => {
    const [anna] = group.ids
    await desk.book({ id_mst_socios: anna!, socios: [anna!], hora_ini: 480 })
    const leave = { seleccion: chosen(), acto: 'leave', fecha_baja: '2026-11-20' } as const
    const shown = await desk.call(previewAct, leave)
    expect(shown).toMatchObject({ hechos: 3, avisos: [{ motivo: 'bookings', socios: 1, nombres: [`${group.apellidos}, Mireia`] }] })
    const { id_reg_socio_acto: id } = await desk.call(runAct, leave)
    expect([await column('activo'), await column('acceso_web')]).toEqual([
      [false, false, false],
      [false, false, false],
    ])
    expect(await desk.call(previewAct, leave)).toMatchObject({ hechos: 0, saltados: [{ motivo: 'left', socios: 3 }] })
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 3, quedan: 0, sin_acceso: [], id_reg_proceso: null })
    expect([await column('activo'), await column('fecha_baja')]).toEqual([
      [true, true, true],
      [null, null, null],
    ])
  })
  it('undone, leaves those ended whose login name somebody has by now, and names them (A-137)', async () => {
    const [anna, mireia] = group.ids
    const email = `${group.apellidos.toLowerCase()}.deja@example.org`
    await db.updateTable('socio').set({ email }).where('id_mst_socios', '=', anna!).execute()
    // an address shared with a member without web access
    const shared = `${group.apellidos.toLowerCase()}.casa@example.org`
    await db.updateTable('socio').set({ email: shared }).where('id_mst_socios', '=', mireia!).execute()
    await newMember('Sense web', { email: shared.toUpperCase(), acceso_web: false })
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), acto: 'leave', fecha_baja: '2026-11-20' })
    await desk.call(createMember, { nombre: 'Nova', apellidos: 'Duenya', email })
    const undone = await desk.call(undoAct, { id })
    expect(undone).toMatchObject({ deshechos: 2, quedan: 1, sin_acceso: [expect.stringContaining(group.apellidos)] })
    expect((await column('activo')).filter(Boolean)).toHaveLength(2)
    const { cambios } = (await desk.call(memberChanges, { id: mireia! }))[0]!
    expect(cambios).toEqual(expect.arrayContaining([{ campo: 'activo', antes: false, despues: true }]))
  })
  it('keeps who leaves on a later day active until then, and never lets staff leave', async () => {
    await db
      .insertInto('cuenta')
      .values({ id_mst_socios: group.ids[0]!, is_staff: true } as never)
      .execute()
    const done = await desk.call(runAct, { seleccion: chosen(), acto: 'leave', fecha_baja: '2026-12-31' })
    expect(done).toMatchObject({ hechos: 2, saltados: 1 })
    expect([await column('activo'), await column('fecha_baja')]).toEqual([
      [true, true, true],
      [null, '2026-12-31', '2026-12-31'],
    ])
  })
})

describe('a pass for many', () => {
  const newType = () => desk.type(`Bono ${group.apellidos}`, 2250, { unidad: 1 })
  it('is sold to each at the price of his type; who left, has no price or has it already is left out, or included where it is asked for', async () => {
    const id_mst_tipoabonos = await newType()
    await db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', group.ids[0]!).execute()
    const four = await newMember(group.apellidos, { id_mst_tiposocio: 4 })
    const seleccion = chosen([...group.ids, four])
    await desk.call(runAct, { seleccion: chosen([group.ids[1]!]), acto: 'pass', id_mst_tipoabonos })
    const shown = await desk.call(previewAct, { seleccion, acto: 'pass', id_mst_tipoabonos })
    expect(shown).toMatchObject({ elegidos: 4, hechos: 1, importe: 2250 })
    expect(shown.saltados.map(({ motivo }) => motivo).toSorted()).toEqual(['has_pass', 'left', 'no_price'])
    const again = { seleccion, acto: 'pass', id_mst_tipoabonos, incluir_con_abono: true } as const
    expect(await desk.call(runAct, again)).toMatchObject({ hechos: 2, saltados: 2, importe: 4500 })
  })
  it('is taken back with its lines until somebody uses or pays it', async () => {
    const id_mst_tipoabonos = await newType()
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), acto: 'pass', id_mst_tipoabonos })
    const [first] = await db
      .selectFrom('abono')
      .selectAll()
      .where('id_mst_tipoabonos', '=', id_mst_tipoabonos)
      .orderBy('id_reg_abonos')
      .execute()
    await desk.call(removePass, { id: first!.id_reg_abonos })
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 2, quedan: 1, sin_acceso: [], id_reg_proceso: null })
    const owed = await db.selectFrom('factura').select('fecha_baja').where('id_mst_socios', 'in', group.ids).execute()
    expect(owed.map((line) => line.fecha_baja)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20'])
  })
  it('of which a part is paid stays, and one that costs nothing is taken back', async () => {
    const undone = async (id_mst_tipoabonos: number, pagado: number) => {
      const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), acto: 'pass', id_mst_tipoabonos })
      const line = db.selectFrom('abono').select('id_reg_factura').where('id_mst_tipoabonos', '=', id_mst_tipoabonos).limit(1)
      await db.updateTable('factura').set({ pagado }).where('id_reg_factura', 'in', line).execute()
      return desk.call(undoAct, { id })
    }
    expect(await undone(await newType(), 100)).toMatchObject({ deshechos: 2, quedan: 1 })
    expect(await undone(await desk.type(`Regalo ${group.apellidos}`, 0, { unidad: 1 }), 0)).toMatchObject({ deshechos: 3, quedan: 0 })
  })
})

describe('a letter to many', () => {
  const letter = { acto: 'mail', asunto: 'Cierre de pistas', texto: 'El lunes no abrimos.' } as const
  const letters = async () =>
    (await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()).filter(({ payload }) =>
      JSON.stringify(payload).includes(group.apellidos.toLowerCase()),
    )
  const withAddresses = async () => {
    for (const [at, id] of group.ids.entries())
      await db
        .updateTable('socio')
        .set({ email: `${group.apellidos.toLowerCase()}${at}@club.test`, notificar: at !== 2 })
        .where('id_mst_socios', '=', id)
        .execute()
  }
  it('goes to those with an address who want notices, a minute later, and is held until then by undoing it', async () => {
    await withAddresses()
    const shown = await desk.call(previewAct, { seleccion: chosen(), ...letter })
    expect(shown).toMatchObject({ hechos: 2, saltados: [{ motivo: 'sin_avisos', socios: 1 }] })
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), ...letter })
    await desk.product.outbox.drained()
    expect(await letters()).toEqual([])
    await desk.call(undoAct, { id })
    desk.at('2026-11-20T10:02:00Z')
    await desk.product.outbox.drained()
    expect(await letters()).toEqual([])
  })
  it('is not for who took back the consent to news, and for a minor goes to who answers for him (0118)', async () => {
    desk.at('2026-11-20T10:00:00Z')
    await withAddresses()
    const [minor, unwilling, guardian] = group.ids
    await db
      .updateTable('socio')
      .set({ notificar: true, fecha_nac: '2015-01-01', id_mst_socios_tutor: guardian! })
      .where('id_mst_socios', '=', minor!)
      .execute()
    for (const otorgado of [true, false])
      await desk.call(giveConsent, { id: unwilling!, finalidad: 'comunicaciones', otorgado, prueba: 'Mostrador' })
    const seleccion = chosen([minor!, unwilling!])
    expect(await desk.call(previewAct, { seleccion, ...letter })).toMatchObject({
      hechos: 1,
      saltados: [{ motivo: 'sin_permiso', socios: 1 }],
    })
    await desk.call(runAct, { seleccion, ...letter })
    desk.at('2026-11-20T10:02:00Z')
    await desk.product.outbox.drained()
    const sent = await db.selectFrom('correo').select('para').where('para', 'like', `${group.apellidos.toLowerCase()}%`).execute()
    expect(sent.map(({ para }) => para)).toEqual([`${group.apellidos.toLowerCase()}2@club.test`])
  })
  it('that has left is not undone', async () => {
    await withAddresses()
    const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: chosen(), ...letter })
    desk.at('2026-11-20T10:04:00Z')
    await desk.product.outbox.drained()
    const sent = await db
      .selectFrom('correo')
      .select(['para', 'asunto', 'texto'])
      .where('para', 'like', `${group.apellidos.toLowerCase()}%`)
      .execute()
    expect(sent.map(({ asunto, texto }) => [asunto, texto.includes('El lunes no abrimos.')])).toEqual([
      ['Cierre de pistas', true],
      ['Cierre de pistas', true],
    ])
    await expect(desk.call(undoAct, { id })).rejects.toMatchObject({ status: 409, code: 'acto.correo_enviado' })
  })
})

describe('an act is refused', () => {
  it('where it would be done to other members than were shown, and nothing is done', async () => {
    const act = { seleccion: rule(), acto: 'notify', notificar: false } as const
    const { huella } = await desk.call(previewAct, act)
    await db.updateTable('socio').set({ notificar: false }).where('id_mst_socios', '=', group.ids[0]!).execute()
    const other = await newMember(group.apellidos)
    await expect(desk.call(runAct, { ...act, huella })).rejects.toMatchObject({ status: 409, code: 'acto.ha_cambiado' })
    expect(await column('notificar')).toEqual([false, true, true])
    await desk.call(removeMember, { id: other })
    await db.updateTable('socio').set({ notificar: true }).where('id_mst_socios', '=', group.ids[0]!).execute()
    expect(await desk.call(runAct, { ...act, huella })).toMatchObject({ hechos: 3 })
  })
  it('where a price has changed since it was shown', async () => {
    const id_mst_tipoabonos = await desk.type(`Bono ${group.apellidos}`, 2250, { unidad: 1 })
    const act = { seleccion: chosen(), acto: 'pass', id_mst_tipoabonos } as const
    const { huella } = await desk.call(previewAct, act)
    await db.updateTable('tipoabono_tiposocio_precio').set({ precio: 2300 }).where('id_mst_tipoabonos', '=', id_mst_tipoabonos).execute()
    await expect(desk.call(runAct, { ...act, huella })).rejects.toMatchObject({ status: 409, code: 'acto.ha_cambiado' })
  })
  it.for([
    [{ acto: 'notify', notificar: true }, 409],
    [{ acto: 'notify' }, 422],
    [{ acto: 'type', id_mst_tiposocio: 999 }, 422],
    [{ acto: 'label_add', id_mst_etiqueta: 999_999 }, 422],
    [{ acto: 'pass', id_mst_tipoabonos: 999_999 }, 422],
    [{ acto: 'mail', asunto: 'a\u0000b', texto: 'x' }, 422],
    [{ acto: 'fly' }, 422],
  ] as const)('when it concerns nobody, lacks what it needs, or names what is not there: %o', async ([act, status]) => {
    await expect(desk.call(runAct, { seleccion: chosen(), ...act } as never)).rejects.toMatchObject({ status })
  })
  it('to staff without the right to members, and the selling of passes to nobody who may not sell', async () => {
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(runAct, { seleccion: chosen(), acto: 'notify', notificar: false })).rejects.toMatchObject({ status: 403 })
    await expect(other.call(listActs, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('what an act noted', () => {
  it('names who did it, and keeps nobody from being deleted', async () => {
    await desk.call(runAct, { seleccion: chosen(), acto: 'notify', notificar: false })
    const [last] = await desk.call(listActs, {})
    expect(last).toMatchObject({ acto: 'notify', hechos: 3, saltados: 0, deshecho: null, autor: expect.stringContaining('Prueba') })
    await desk.call(removeMember, { id: group.ids[0]! })
    expect(await column('notificar')).toEqual([false, false])
  })
})
