import { accounts, units } from '@app/contract/ledger/account'
import { regulariseStock, stockHistory } from '@app/contract/products/stock'
import { sql } from 'kysely'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockStock, movementsOf, post } from '../ledger/public.ts'
import { productFile } from './product-files.ts'

export const regularise = handle(regulariseStock, async (call) => {
  const { tx, input, note } = call
  const { id_mst_producto: id, stock, concepto: texto } = input
  const { cuenta, saldo } = (await lockStock(tx, [id])).get(id)!
  const before = (await productFile(tx, id)) ?? refuse('msg.not_found')
  if (!before.control_stock) refuse('producto.no_cuenta_stock')
  const outside = accounts.piecesOut
  const sides = stock > saldo ? { debe: cuenta, haber: outside } : { debe: outside, haber: cuenta }
  const importe = Math.abs(stock - saldo)
  const moved = importe === 0 ? [] : await post(call, [{ ...sides, importe, unidad: units.pieces, motivo: 'recuento', texto }])
  note('libro_asiento', null, moved)
  return { ...before, stock }
})

export const history = handle(stockHistory, async ({ tx, input: { id } }) => {
  const account = await tx.selectFrom('libro_cuenta').select('id_reg_cuenta').where('id_mst_producto', '=', id).executeTakeFirst()
  if (!account) return (await productFile(tx, id)) ? [] : refuse('msg.not_found')
  return tx
    .selectFrom(movementsOf(tx, account.id_reg_cuenta, 0).as('m'))
    .innerJoin('libro_asiento as a', 'a.id_reg_asiento', 'm.id_reg_asiento')
    .leftJoin('factura as f', 'f.id_reg_factura', 'a.id_reg_factura')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .select(['a.id_reg_asiento', 'a.fecha', 'a.motivo', 'a.texto', 'f.id_reg_tpv_carro', 'm.importe as piezas'])
    .select([
      sql<number>`sum(m.importe) over (order by m.id_reg_asiento)::bigint`.as('quedan'),
      fullName<string | null>('s').as('desc_socio_creacion'),
    ])
    .orderBy('a.id_reg_asiento', 'desc')
    .execute()
})
