import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { listActs, undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { giveConsent } from '@app/contract/personal-data/consent'
import { beforeEach, describe, expect, it } from 'vitest'
import { broken } from '../../testing/modules/bookings.ts'
import { cardClub, secret } from '../../testing/modules/cards.ts'

const desk = await cardClub()
const { db } = desk

let round = 0
let ids: number[]
const address = (at: number) => `pau${round}.${at}@club.test`
beforeEach(async () => {
  round += 1
  const people = Array.from({ length: 3 }, (_, at) => ({ nombre: 'Pau', apellidos: `Roig${at}`, id_mst_tiposocio: 2, email: address(at) }))
  ids = (await db.insertInto('socio').values(people).returning('id_mst_socios').execute()).map((row) => row.id_mst_socios)
  desk.at('2026-11-20T10:00:00Z')
})
const act = (chosen = ids) => ({ seleccion: { regla: null, menos: [], ids: [...chosen] }, acto: 'link' as const })
const afterAMinute = async () => {
  desk.at('2026-11-20T10:02:00Z')
  await desk.product.outbox.drained()
}
const mails = () => db.selectFrom('correo').select(['para', 'texto']).where('para', 'like', `pau${round}.%`).orderBy('para').execute()
const linkIn = (texto: string) => /\/pago\/[\w-]+/.exec(texto)?.[0] ?? ''

describe('payment links for many members', () => {
  it('are for those who owe something that cards can pay, and the sum is shown first', async () => {
    await desk.line(1200, ids[0])
    const shown = await desk.call(previewAct, act([...ids.slice(0, 2), 3]))
    expect(shown).toMatchObject({ elegidos: 3, hechos: 1, importe: 1200 })
    expect(shown.saltados.map(({ motivo }) => motivo).toSorted()).toEqual(['no_debt', 'reserved'])
  })
  it('ask for what is left of a line that is paid in part, and for none that costs nothing or is owed to the member', async () => {
    const [part, free, owed] = ids
    const half = await desk.line(1200, part)
    await desk.call(chargeSelected, { facturasSeleccionadas: [half], importe: 500 })
    await desk.line(0, free)
    await desk.line(-300, owed)
    const shown = await desk.call(previewAct, act())
    expect(shown).toMatchObject({ elegidos: 3, hechos: 1, importe: 700 })
    expect(shown.saltados.map(({ motivo }) => motivo)).toEqual(['no_debt'])
  })
  it('leave out whose lines cards cannot pay now: those of a company that takes none, and those at the cash machine', async () => {
    const [elsewhere, atMachine, plain] = ids
    const other = await db.insertInto('empresa').values({ nombre: 'Escola' }).returning('id_mst_empresas').executeTakeFirstOrThrow()
    const set = (id: number, change: object) => db.updateTable('factura').set(change).where('id_reg_factura', '=', id).execute()
    await set(await desk.line(500, elsewhere), other)
    const held = await desk.line(600, atMachine)
    await set(held, { retenido: 600 })
    await desk.line(700, plain)
    const shown = await desk.call(previewAct, act())
    expect(shown).toMatchObject({ hechos: 1, importe: 700, saltados: [{ motivo: 'no_card', socios: 2 }] })
    await desk.call(runAct, act())
    await afterAMinute()
    expect((await mails()).map(({ para }) => para)).toEqual([address(2)])
    await set(held, { retenido: 0 })
  })
  it('leave out who has no address, wants no notices or took back the consent to news, each by name (0118)', async () => {
    for (const id of ids) await desk.line(500, id)
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', '=', ids[0]!).execute()
    await db.updateTable('socio').set({ notificar: false }).where('id_mst_socios', '=', ids[1]!).execute()
    for (const otorgado of [true, false])
      await desk.call(giveConsent, { id: ids[2]!, finalidad: 'comunicaciones', otorgado, prueba: 'Mostrador' })
    const shown = await desk.call(previewAct, act())
    expect([shown.hechos, shown.saltados.map(({ motivo }) => motivo).toSorted()]).toEqual([0, ['sin_avisos', 'sin_correo', 'sin_permiso']])
    await expect(desk.call(runAct, act())).rejects.toMatchObject({ status: 409, code: 'acto.nadie' })
  })
  it('leave out whose address sent letters back or was unsubscribed, each by name (0188)', async () => {
    for (const id of ids) await desk.line(500, id)
    for (const [at, motivo] of (['no_existe', 'baja'] as const).entries())
      await db
        .insertInto('direccion_parada')
        .values({ email: address(at), motivo, fecha: desk.now(), activa: true })
        .execute()
    const shown = await desk.call(previewAct, act())
    expect([shown.hechos, shown.saltados.map(({ motivo }) => motivo).toSorted()]).toEqual([1, ['baja', 'no_existe']])
    await desk.call(runAct, act())
    await afterAMinute()
    expect((await mails()).map(({ para }) => para)).toEqual([address(2)])
  })
  it('reach who refused something else, or agreed to news again since (0118)', async () => {
    for (const id of ids) await desk.line(500, id)
    const [photos, again, never] = ids as [number, number, number]
    const said = (id: number, finalidad: 'comunicaciones' | 'imagen', otorgado: boolean) =>
      desk.call(giveConsent, { id, finalidad, otorgado, prueba: 'Mostrador' })
    await said(photos, 'comunicaciones', true)
    await said(photos, 'imagen', false)
    await said(again, 'comunicaciones', false)
    await said(again, 'comunicaciones', true)
    await said(never, 'comunicaciones', false)
    expect(await desk.call(previewAct, act())).toMatchObject({ hechos: 2, saltados: [{ motivo: 'sin_permiso', socios: 1 }] })
    await desk.call(runAct, act())
    // members opting out of notices before the letters leave get none
    await db.updateTable('socio').set({ notificar: false }).where('id_mst_socios', '=', again).execute()
    await afterAMinute()
    expect((await mails()).map(({ para }) => para)).toEqual([address(0)])
  })
  it('leave a minute later with all that each owes by then, a minor’s to who answers for him (0118)', async () => {
    const [minor, guardian, paid] = ids
    await db
      .updateTable('socio')
      .set({ fecha_nac: '2015-01-01', id_mst_socios_tutor: guardian! })
      .where('id_mst_socios', '=', minor!)
      .execute()
    const own = [await desk.line(700, minor), await desk.line(300, minor)]
    const theirs = await desk.line(900, paid)
    expect(await desk.call(runAct, act())).toMatchObject({ hechos: 2, saltados: 1, importe: 1900 })
    await desk.product.outbox.drained()
    expect(await mails()).toEqual([])
    await desk.call(chargeSelected, { facturasSeleccionadas: [theirs] })
    await afterAMinute()
    const [only, ...more] = await mails()
    expect([only?.para, more]).toEqual([address(1), []])
    await desk.decided(await desk.begin(linkIn(only!.texto), 1000))
    expect((await desk.rows(own)).map((line) => line.fecha_pago)).toEqual(['2026-11-20', '2026-11-20'])
    expect(await broken(desk)).toEqual([])
  })
  it('are held by undoing them within the minute', async () => {
    await desk.line(500, ids[0])
    const { id_reg_socio_acto: id } = await desk.call(runAct, act())
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 1, quedan: 0, sin_acceso: [], id_reg_proceso: null })
    await afterAMinute()
    expect(await mails()).toEqual([])
  })
  it('that have left pay nothing any more once they are undone, but for who has paid', async () => {
    await desk.line(500, ids[0])
    await desk.line(600, ids[1])
    const { id_reg_socio_acto: id } = await desk.call(runAct, act())
    await afterAMinute()
    const [first, second] = await mails()
    await desk.decided(await desk.begin(linkIn(first!.texto), 500))
    expect(await desk.call(listActs, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ id_reg_socio_acto: id, acto: 'link', detalle: '11,00\u00a0€', deshecho: null })]),
    )
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 1, quedan: 1, sin_acceso: [], id_reg_proceso: null })
    expect(await desk.open(linkIn(second!.texto))).toContain('El club ha retirado este enlace')
  })
  it('are mailed once, when the job that mails them runs twice', async () => {
    await desk.line(500, ids[0])
    await desk.call(runAct, act())
    await afterAMinute()
    const { id_reg_proceso: id } = await db
      .selectFrom('proceso')
      .select('id_reg_proceso')
      .orderBy('id_reg_proceso', 'desc')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('outbox')
      .set({ done_at: null, attempts: 0, payload: { id } as never })
      .where('kind', '=', 'member-acts.send')
      .execute()
    await desk.product.outbox.drained()
    expect(await mails()).toHaveLength(1)
  })
  it('are refused by a club that takes no cards', async () => {
    await desk.line(500, ids[0])
    await desk.call(updateCompany, { id: 1, clavepagospriv: null })
    await expect(desk.call(previewAct, act())).rejects.toMatchObject({ status: 409, code: 'cards.sin_pasarela' })
    await desk.call(updateCompany, { id: 1, clavepagospriv: secret })
    expect(await desk.call(previewAct, act())).toMatchObject({ hechos: 1 })
  })
})
