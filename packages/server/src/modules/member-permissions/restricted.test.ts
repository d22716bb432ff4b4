import { addLines, addProducts } from '@app/contract/bookings/booking-line'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { generateMatches, previewMatches } from '@app/contract/matches/generate-matches'
import { placeMatch } from '@app/contract/matches/place-match'
import * as permissions from '@app/contract/member-permissions/member-permissions'
import { createIncome, setIncomeType, setProduct, updateIncome } from '@app/contract/one-off-income/edit-income'
import { deletePermanent, listPermanent, savePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { approveAll, approveSeason } from '@app/contract/season/approve-season'
import { addProduct, changePrice, changeQuantity, removeLine } from '@app/contract/till/cart-lines'
import { describe, expect, it } from 'vitest'
import { leagueClub } from '../../testing/modules/matches.ts'
import { seasonClub } from '../../testing/modules/season.ts'
import { tillClub } from '../../testing/modules/till.ts'

type Desk = Awaited<ReturnType<typeof seasonClub>>
/** Another kind of court than padel. */
const otherSport = async ({ db }: Pick<Desk, 'db'>) =>
  (
    await db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis de prueba' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
  ).id_mst_tiporecurso
const restrict = (desk: Pick<Desk, 'call'>, id: number, ...socioTiporecursosSelection: number[]) =>
  desk.call(permissions.setAllowedSports, { id, socioTiporecursosSelection })
const staff = { status: 409, code: 'permiso.deporte_no_permitido' }

describe('who is restricted to kinds of courts (R-302)', async () => {
  const desk = await seasonClub()
  const [anna, berta] = desk.members
  const tennis = await otherSport(desk)
  const clerk = await desk.as({ rights: ['bookings', 'members'] })
  const series = {
    nombre: 'Peña',
    recursos: [desk.padel],
    dias: 1,
    hora_ini: 1200,
    hora_fin: 1290,
    tipo_horario: 2,
    fecha_ini: '2026-12-01',
    fecha_fin: '2026-12-31',
  } as const
  it('makes no permanent booking of another kind, and answers for none; what a series has it keeps', async () => {
    await restrict(desk, clerk.id, tennis)
    await expect(clerk.call(savePermanent, series)).rejects.toMatchObject(staff)
    await restrict(desk, clerk.id)
    await restrict(desk, berta, tennis)
    await expect(clerk.call(savePermanent, { ...series, id_mst_socios: berta })).rejects.toMatchObject({
      code: 'permiso.socio_restringido',
      msg: expect.stringContaining('Berta'),
    })
    const { id_mst_reservasfijas: id } = await clerk.call(savePermanent, { ...series, id_mst_socios: anna })
    await restrict(desk, anna, tennis)
    await clerk.call(updatePermanent, { ...series, id, id_mst_socios: anna, nombre: 'Otra' })
    // a series of another kind of court is not found
    await restrict(desk, clerk.id, tennis)
    for (const id_mst_socios of [anna, berta])
      await expect(clerk.call(updatePermanent, { ...series, id, id_mst_socios })).rejects.toMatchObject({ code: 'msg.not_found' })
    for (const one of [clerk.id, anna, berta]) await restrict(desk, one)
  })
  it('finds no course of another kind, nor may it be given a booking; one without kinds is of everybody (A-165)', async () => {
    const course = async (...sports: number[]) => {
      const { id_mst_curso } = await desk.db
        .insertInto('cursos')
        .values({ desc_curso: 'Escuela' })
        .returning('id_mst_curso')
        .executeTakeFirstOrThrow()
      for (const id_mst_tiporecurso of sports)
        await desk.db.insertInto('curso_tiporecurso').values({ id_mst_curso, id_mst_tiporecurso }).execute()
      return id_mst_curso
    }
    const [padel, both, any] = [await course(1), await course(1, tennis), await course()]
    await restrict(desk, clerk.id, 1)
    for (const id_mst_curso of [padel, any]) expect(await clerk.call(listPermanent, { id_mst_curso })).toEqual([])
    const unseen = { status: 404, code: 'msg.not_found' }
    await expect(clerk.call(listPermanent, { id_mst_curso: both })).rejects.toMatchObject(unseen)
    await expect(clerk.call(savePermanent, { ...series, id_mst_curso: both })).rejects.toMatchObject(unseen)
    const { id_mst_reservasfijas: id } = await clerk.call(savePermanent, { ...series, hora_ini: 600, hora_fin: 660, id_mst_curso: any })
    await clerk.call(deletePermanent, { id })
    await restrict(desk, clerk.id)
  })
  it('approves no wish of the model week, and has none approved (A-165)', async () => {
    const id = await desk.wish({ id_mst_socios: anna })
    await restrict(desk, clerk.id, tennis)
    await expect(clerk.call(approveSeason, { id })).rejects.toMatchObject({ code: 'msg.not_found' })
    await restrict(desk, clerk.id)
    await restrict(desk, anna, tennis)
    const { aprobadas, quedan } = await clerk.call(approveAll, { ids: [id] })
    expect([aprobadas, quedan.map((one) => one.id_reg_reserva)]).toEqual([0, [id]])
    expect(quedan[0]!.msg).toContain('Anna')
    await restrict(desk, anna)
    expect(await clerk.call(approveAll, { ids: [id] })).toMatchObject({ aprobadas: 1, quedan: [] })
  })
})

describe('who is restricted to kinds of courts, in a championship (R-302)', async () => {
  const { desk, group, newMatch } = await leagueClub()
  const tennis = await otherSport(desk)
  it('places no match of another kind, nor is one placed in his name', async () => {
    const id_reg_partidos = await newMatch()
    const where = { id_reg_partidos, fecha: '2026-11-28', hora_ini: 600, id_mst_recurso: desk.padel }
    await restrict(desk, desk.members[0], tennis)
    const named = { code: 'permiso.socio_restringido', msg: expect.stringContaining('Anna') }
    await expect(desk.call(placeMatch, where)).rejects.toMatchObject(named)
    // in a whole group the match of that member is skipped (0127)
    expect((await desk.call(previewMatches, { id: group })).partidos).toMatchObject([{ lugar: null, restringido: true }])
    expect(await desk.call(generateMatches, { id: group })).toMatchObject({ creadas: 0, restringidos: 1 })
    await restrict(desk, desk.members[0])
    expect(await desk.call(generateMatches, { id: group })).toMatchObject({ creadas: 1 })
  })
})

describe('staff who are restricted to types of income (R-157)', async () => {
  const desk = await tillClub()
  const clerk = await desk.as({ rights: ['bookings', 'invoices', 'cash', 'members'] })
  const refused = { status: 409, code: 'msg.MOVIMIENTO_NO_EDITABLE' }
  // by id as in lists
  const unseen = { status: 404, code: 'msg.not_found' }
  await desk.call(permissions.allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: 3 })
  it('sell nothing of another type at the till, and change no line of one there', async () => {
    await expect(clerk.call(addProduct, { hash: 'clerk', id_mst_producto: desk.water, cantidad: 1 })).rejects.toMatchObject(refused)
    await desk.call(permissions.allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: 6 })
    const { lines } = await clerk.call(addProduct, { hash: 'clerk', id_mst_producto: desk.water, cantidad: 1 })
    const { id_reg_factura } = lines[0]!
    await desk.call(permissions.disallowIncome, { socio: clerk.id, tipo: 6 })
    const meant = { hash: 'clerk', id_reg_factura }
    for (const change of [
      () => clerk.call(changeQuantity, { ...meant, cantidad: 2 }),
      () => clerk.call(changePrice, { ...meant, precio: 1 }),
      () => clerk.call(removeLine, { id: id_reg_factura, hash: 'clerk' }),
    ])
      await expect(change()).rejects.toMatchObject(unseen)
    await desk.call(permissions.allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: 6 })
    expect((await clerk.call(removeLine, { id: id_reg_factura, hash: 'clerk' })).lines).toEqual([])
    await desk.call(permissions.disallowIncome, { socio: clerk.id, tipo: 6 })
  })
  it('add no line and no product of another type to a booking, and delete none', async () => {
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 600 })
    const [anna] = desk.members
    await expect(clerk.call(addProducts, { id, productos: [{ id_mst_producto: desk.water, cantidad: 1 }] })).rejects.toMatchObject(refused)
    const line = { id_mst_socios: anna, concepto: 'Agua', precio: 150, cantidad: 1, id_mst_tipoingreso: 6 }
    await expect(clerk.call(addLines, { id_reg_reserva: id, facturas: [line] })).rejects.toMatchObject(refused)
    await clerk.call(addLines, { id_reg_reserva: id, facturas: [{ ...line, id_mst_tipoingreso: 3 }] })
    const { id_reg_factura } = await desk.db
      .insertInto('factura')
      .values({ id_mst_socios: anna, concepto: 'Agua', precio: 100, id_mst_tipoingreso: 6, fecha_creacion: '2026-11-19' })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
    const remove = () => clerk.call(deleteLines, { id_reg_facturas: [id_reg_factura] })
    await expect(remove()).rejects.toMatchObject(unseen)
    await desk.db.insertInto('param').values({ cod_param: 'MOVIMIENTOS_USUARIO_VER_TODOS', valor: '1', activo: true }).execute()
    await expect(remove()).rejects.toMatchObject(refused)
    await desk.db.deleteFrom('param').where('cod_param', '=', 'MOVIMIENTOS_USUARIO_VER_TODOS').execute()
    expect((await desk.call(deleteLines, { id_reg_facturas: [id_reg_factura] })).borradas).toBe(1)
  })
  it('move no line of their own type to another one (R-157)', async () => {
    const line = { id_mst_socios: desk.members[0], concepto: 'Pala', precio: 600, id_mst_tipoingreso: 3 }
    const { id_reg_factura: id } = await clerk.call(createIncome, line)
    await expect(clerk.call(setIncomeType, { id, id_tipoingreso: 6 })).rejects.toMatchObject(refused)
    await expect(clerk.call(updateIncome, { id_reg_factura: id, id_mst_tipoingreso: 6 })).rejects.toMatchObject(refused)
    await expect(clerk.call(setProduct, { id, id_producto: desk.water })).rejects.toMatchObject(refused)
    expect(await clerk.call(updateIncome, { id_reg_factura: id, precio: 700 })).toMatchObject({ id_mst_tipoingreso: 3, precio: 700 })
  })
})
