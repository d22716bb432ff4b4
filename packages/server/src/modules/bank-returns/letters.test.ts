import { undoReturns } from '@app/contract/bank-returns/applied-returns'
import { updateCompany } from '@app/contract/company/companies'
import { expect, it } from 'vitest'
import { returnsClub, returnsText } from '../../testing/modules/bank-returns.ts'

const desk = await returnsClub()
const { db, payer, sent, apply, returnsOf } = desk
const lettersTo = async (name: string) => {
  await desk.product.outbox.drained()
  const rows = await db
    .selectFrom('correo')
    .select(['asunto', 'texto'])
    .where('para', '=', `${name.toLowerCase()}@example.test`)
    .orderBy('id_reg_correo')
    .execute()
  return rows
}
async function returned(name: string, codigo: string) {
  const [debit] = await sent([await payer(name), 4500])
  const done = await apply(returnsText([{ adeudo: debit!.adeudo, importe: 4500, codigo }]))
  return { id: debit!.id, fichero: done.id_reg_fichero_devoluciones! }
}
/** Lets the five minutes pass, and the clock stand where it was. */
async function later() {
  desk.at('2026-11-20T10:05:01Z')
  await desk.product.outbox.drained()
  desk.at('2026-11-20T10:00:00Z')
}

it('one letter a return leaves after five minutes, in the language of its payer: day, sum, reason in plain words, what happens next (A-189)', async () => {
  const { id } = await returned('Anna', 'AM04')
  await db
    .insertInto('cuenta')
    .values({ id_mst_socios: (await desk.receipt(id)).id_mst_socios, lang: 'ca-ES' } as never)
    .execute()
  expect(await lettersTo('Anna')).toEqual([])
  await later()
  const [letter, ...others] = await lettersTo('Anna')
  expect(others).toEqual([])
  expect(letter!.asunto).toBe('No s’ha pogut cobrar: Cuota de noviembre')
  for (const words of ['24/11/2026', '45,00', 'No hi havia saldo', 'a partir del 27/11/2026']) expect(letter!.texto).toContain(words)
  expect((await returnsOf(id))[0]!.fecha_carta).not.toBeNull()
})
it('none leaves of a return that was undone, has no letter, or was paid meanwhile', async () => {
  const undone = await returned('Berta', 'AM04')
  await desk.call(undoReturns, { id: undone.fichero })
  await returned('Carla', 'MD07')
  const { id } = await returned('Dani', 'MS02')
  const { id_reg_factura } = await db
    .selectFrom('recibo_factura')
    .select('id_reg_factura')
    .where('id_reg_recibo', '=', id)
    .executeTakeFirstOrThrow()
  await desk.pay(id_reg_factura)
  await later()
  for (const name of ['Berta', 'Carla', 'Dani']) expect(await lettersTo(name)).toEqual([])
})
it('the desk’s one has a link to pay where the club takes cards, and none elsewhere', async () => {
  await returned('Enzo', 'MS02')
  await later()
  const [plain] = await lettersTo('Enzo')
  expect(plain!.texto).toContain('en el club hasta el 05/12/2026')
  expect(plain!.texto).not.toContain('/pago/')
  await desk.call(updateCompany, {
    id: 1,
    clavepagospub: '999008881',
    clavepagospriv: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
    pasarela: 'redsys_pruebas',
  })
  await returned('Fina', 'MS02')
  await later()
  expect(await db.selectFrom('libro_operacion').select(['clase', 'importe', 'estado']).execute()).toEqual([
    { clase: 'enlace', importe: 4500, estado: 'pendiente' },
  ])
  expect(await lettersTo('Fina')).toHaveLength(1)
})
it('another account, or another signature, is asked for by a letter of its own (A-181)', async () => {
  const { id } = await returned('Gil', 'AC04')
  await later()
  expect((await lettersTo('Gil')).map((one) => one.asunto)).toHaveLength(2)
  const { id_mst_socios } = await desk.receipt(id)
  expect(
    await db.selectFrom('mandato').select('estado').where('id_mst_socios', '=', id_mst_socios).orderBy('id_reg_mandato').execute(),
  ).toEqual([{ estado: 'reposo' }, { estado: 'pedido' }])
})
