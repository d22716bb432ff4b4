import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import { unpaidPart } from './payment-result.ts'

/** State of a payment link, as shown to its visitor. */
export type LinkState = 'pay' | 'waiting' | 'paid' | 'settled' | 'expired' | 'withdrawn' | 'unavailable'
export type Link = NonNullable<Awaited<ReturnType<typeof readLink>>>
type Look = { readonly tx: Tx; readonly club: Pick<ClubFacts, 'secrets'>; readonly now: Date }

const linesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('libro_operacion_linea as l')
    .innerJoin('factura as f', 'f.id_reg_factura', 'l.id_reg_factura')
    .select([
      'f.id_reg_factura',
      'f.concepto',
      'f.precio',
      'f.cantidad',
      'f.pagado',
      'f.fecha_pago',
      'f.fecha_baja',
      'f.borrador',
      'f.impuesto',
      'f.prc_iva',
      'f.exencion',
    ])
    .where('l.id_reg_operacion', '=', id)
    .orderBy('f.id_reg_factura')
    .execute()

/** The payments that were begun from a link, the newest first. */
const triesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('libro_operacion')
    .selectAll()
    .where('id_reg_operacion_origen', '=', id)
    .where('clase', '=', 'pasarela_cobro')
    .orderBy('id_reg_operacion', 'desc')
    .execute()

/** State of a link now, by its secret, which is unique; null if unknown. */
export async function readLink({ tx, club, now }: Look, token: string) {
  const link = await tx.selectFrom('libro_operacion').selectAll().where('huella', '=', hashToken(token)).executeTakeFirst()
  if (!link) return null
  const lines = await linesOf(tx, link.id_reg_operacion)
  const tries = await triesOf(tx, link.id_reg_operacion)
  const merchant = await merchantOf(tx, club, link.id_mst_empresas ?? firstCompany)
  const open = lines.map((line) => ({ ...line, left: unpaidPart(line) })).filter(({ left }) => left > 0)
  const owed = open.reduce((sum, { left }) => sum + left, 0)
  const done = tries.find(({ estado }) => estado === 'hecha')
  const underWay = tries.find(({ estado, caduca }) => estado === 'dudosa' || (estado === 'pendiente' && caduca !== null && caduca > now))
  const state = (): LinkState => {
    if (owed === 0) return done ? 'paid' : 'settled'
    // money that may be on its way takes precedence
    if (underWay) return 'waiting'
    if (link.estado === 'retirada') return 'withdrawn'
    if (link.caduca !== null && link.caduca <= now) return 'expired'
    return merchant ? 'pay' : 'unavailable'
  }
  return { link, lines: open, owed, merchant, done, underWay, wasRefused: tries[0]?.estado === 'retirada', state: state() }
}
/** True if a payment can be started: also while another one is pending, which may have been abandoned. */
export const mayStart = ({ state, link, merchant }: Link, now: Date) =>
  state === 'pay' ||
  (state === 'waiting' && merchant !== null && link.estado === 'pendiente' && (link.caduca === null || link.caduca > now))
