import type { RowOfResource } from '@app/contract/kit/resource'
import type { cart } from '@app/contract/till/cart'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

export type Cart = RowOfResource<typeof cart>
export type DeskCall = Pick<Call<unknown, User>, 'tx' | 'user' | 'now'>

/** The name of a desk as carts bear it: two people at one browser are two desks, and so is one person at two. */
export const deskName = (user: User, hash: string) => `${user.id_mst_socios}/${hash}`

/** The open cart that this desk used last; undefined without one. A paid one belongs to no desk. */
export const currentCart = (tx: Tx, desk: string) =>
  tx
    .selectFrom('tpv_carro')
    .selectAll()
    .where('hash', '=', desk)
    .orderBy('fecha_modificacion', 'desc')
    .orderBy('id_reg_tpv_carro', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A cart by its id, locked; refuses one that is paid, and one that the cash machine is charging. Carts are locked before their lines, always. */
export async function lockOpenCart(tx: Tx, id: number): Promise<Cart> {
  const row = await tx.selectFrom('tpv_carro').selectAll().where('id_reg_tpv_carro', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  if (row.fecha_pago !== null) return refuse('tpv.carro_pagado')
  const held = await tx
    .selectFrom('factura')
    .select('id_reg_factura')
    .where('id_reg_tpv_carro', '=', id)
    .where('retenido', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return held ? refuse('cash_machine.carro_ocupado') : row
}

/** An open cart of this desk, locked: the one named, or the one it used last. Refuses that of another desk. */
export async function lockCart({ tx, user }: DeskCall, { hash, id_reg_tpv_carro }: { hash: string; id_reg_tpv_carro: number | null }) {
  const desk = deskName(user, hash)
  const id = id_reg_tpv_carro ?? (await currentCart(tx, desk))?.id_reg_tpv_carro ?? refuse('msg.not_found')
  const row = await lockOpenCart(tx, id)
  return row.hash === desk ? row : refuse('tpv.carro_de_otro_puesto')
}

/** A new cart at a desk. */
export const insertCart = ({ tx, user, now }: DeskCall, hash: string, id_mst_socios: number | null): Promise<Cart> =>
  tx
    .insertInto('tpv_carro')
    .values({
      id_mst_socios,
      hash: deskName(user, hash),
      id_mst_socios_creacion: user.id_mst_socios,
      fecha_creacion: now,
      fecha_modificacion: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Marks a cart as changed, with further changes. */
export const touchCart = ({ tx, now }: Pick<DeskCall, 'tx' | 'now'>, id: number, change: Partial<Cart> = {}) =>
  tx
    .updateTable('tpv_carro')
    .set({ ...change, fecha_modificacion: now })
    .where('id_reg_tpv_carro', '=', id)
    .execute()
