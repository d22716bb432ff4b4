import { undoReturns } from '@app/contract/bank-returns/applied-returns'
import { expect, it } from 'vitest'
import { brokenReturns, returnsClub, returnsText } from '../../testing/modules/bank-returns.ts'

const desk = await returnsClub()
const { payer, sent, apply, preview, receipt, returnsOf } = desk

it('two desks that apply the same file at once apply each return once (R-183)', async () => {
  const debits = await sent([await payer('Anna'), 4500], [await payer('Berta'), 3000])
  const text = returnsText(debits.map(({ adeudo, importe }) => ({ adeudo, importe })))
  await preview(text)
  const outcomes = await Promise.allSettled([apply(text), apply(text), apply(text)])
  const applied = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.aplicadas : 0))
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  for (const { id, importe } of debits) {
    expect(await receipt(id)).toMatchObject({ importe_devuelto: importe })
    expect(await returnsOf(id)).toHaveLength(1)
  }
  expect(await brokenReturns(desk)).toEqual([])
})
it('a payment at the desk and an undo at once leave the line paid once', async () => {
  const [debit] = await sent([await payer('Carla'), 4500])
  const done = await apply(returnsText([{ adeudo: debit!.adeudo, importe: 4500, codigo: 'MS02' }]))
  const { id_reg_factura } = await desk.db
    .selectFrom('recibo_factura')
    .select('id_reg_factura')
    .where('id_reg_recibo', '=', debit!.id)
    .executeTakeFirstOrThrow()
  await Promise.allSettled([desk.call(undoReturns, { id: done.id_reg_fichero_devoluciones! }), desk.pay(id_reg_factura)])
  expect(await desk.lineOf(id_reg_factura)).toMatchObject({ pagado: 4500 })
  expect(await brokenReturns(desk)).toEqual([])
})
