import { paymentTypes } from '@app/contract/income-types/payment-type'
import { deskPaymentTypes } from '@app/contract/invoices/invoice-rules'
import { bestSellersNow, dueSoon, readCode, tillData } from '@app/contract/till/till-data'
import { sql } from 'kysely'
import { after } from '../../kit/clock.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { productFiles } from '../products/public.ts'

/** Minutes ahead and back in which an unpaid booking is offered at the till. */
const [ahead, back] = [120, 30]
/** Days of sales history for current bestsellers, and the distance in minutes of an hour that counts as "now". */
const [history, near] = [56, 120]

export const data = handle(tillData, async ({ tx }) => {
  const [products, familias, formas, pass] = await together(
    productFiles(tx, (all) => all.where('p.en_venta', '=', true)),
    tx
      .selectFrom('tipo_ingreso as t')
      .select(['t.id_mst_tipoingreso', 't.desc_tipoingreso'])
      .where('t.mostrar', '=', true)
      .where('t.activo', '=', true)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('producto as p')
            .select('p.id_mst_producto')
            .whereRef('p.id_mst_tipoingreso', '=', 't.id_mst_tipoingreso')
            .where('p.visible_tpv', '=', true)
            .where('p.en_venta', '=', true),
        ),
      )
      .orderBy('t.desc_tipoingreso')
      .orderBy('t.id_mst_tipoingreso')
      .execute(),
    tx
      .selectFrom('tipo_pago')
      .select(['id_mst_tipopago', 'desc_tipopago'])
      .where('id_mst_tipopago', 'in', (await settings(tx)).MONEDERO_SOCIOS ? [...deskPaymentTypes, paymentTypes.wallet] : deskPaymentTypes)
      .orderBy('id_mst_tipopago')
      .execute(),
    tx.selectFrom('tipoabono_tiposocio_precio').select('id_mst_tipoabonos').limit(1).executeTakeFirst(),
  )
  const productos = products.map(({ id_mst_producto, nombre, codigo_barras, precio, imagen, id_mst_tipoingreso, visible_tpv, stock }) => ({
    ...{ id_mst_producto, nombre, codigo_barras, precio },
    ...{ imagen, id_mst_tipoingreso, visible_tpv, stock },
  }))
  return { productos, familias, formas, vende_abonos: pass !== undefined }
})

export const now = handle(bestSellersNow, async ({ tx, now: instant, today, minute, club }) => {
  const hour = minute - (minute % 60)
  const local = sql`(c.fecha_pago at time zone ${club.zone})`
  const rows = await tx
    .selectFrom('tpv_carro as c')
    .innerJoin('factura as f', 'f.id_reg_tpv_carro', 'c.id_reg_tpv_carro')
    .select('f.id_mst_producto')
    .where('c.fecha_pago', '>=', after(instant, -history * 86_400))
    .where('c.fecha_pago', '<', sql<Date>`${today}::timestamp at time zone ${club.zone}`)
    .where('f.id_mst_producto', 'is not', null)
    .where(sql<boolean>`extract(isodow from ${local}) = extract(isodow from (${instant}::timestamptz at time zone ${club.zone}))`)
    .where(
      sql<boolean>`extract(hour from ${local}) * 60 + extract(minute from ${local}) between ${hour - near}::integer and ${hour + near}::integer`,
    )
    .groupBy('f.id_mst_producto')
    .orderBy(sql`sum(f.cantidad)`, 'desc')
    .orderBy('f.id_mst_producto')
    .limit(30)
    .execute()
  return { productos: rows.map((row) => row.id_mst_producto!) }
})

export const upcoming = handle(dueSoon, ({ tx, today, minute }) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('recurso as p', 'p.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'p.id_mst_tiporecurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('tpv_carro as c', (join) => join.onRef('c.id_reg_tpv_carro', '=', 'f.id_reg_tpv_carro').on('c.fecha_pago', 'is', null))
    .select(['r.id_reg_reserva', 'r.hora_ini', 'p.desc_recurso', 't.desc_tiporecurso'])
    .select(fullName<string | null>('s').as('nombre_completo'))
    .select([
      sql<number>`sum(f.precio * f.cantidad - f.pagado) filter (where f.fecha_pago is null and c.id_reg_tpv_carro is null)::bigint`.as(
        'pendiente',
      ),
      sql<number>`sum(f.precio * f.cantidad)::bigint`.as('total'),
    ])
    .where('r.fecha', '=', today)
    .where('f.fecha_baja', 'is', null)
    .where('r.hora_ini', '>=', Math.max(0, minute - back))
    .where('r.hora_ini', '<=', Math.min(1439, minute + ahead))
    .groupBy(['r.id_reg_reserva', 'r.hora_ini', 'p.desc_recurso', 't.desc_tiporecurso', 's.nombre', 's.apellidos'])
    .having(
      sql<boolean>`coalesce(sum(f.precio * f.cantidad - f.pagado) filter (where f.fecha_pago is null and c.id_reg_tpv_carro is null), 0) > 0`,
    )
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute(),
)

const largestNumber = 2_147_483_647

export const code = handle(readCode, async ({ tx, input: { codigo } }) => {
  const ticket = /^[tT]-?(\d{1,9})$/.exec(codigo)?.[1]
  const number = /^\d{1,10}$/.test(codigo) && Number(codigo) <= largestNumber ? Number(codigo) : 0
  const [member, paid, product] = await together(
    tx
      .selectFrom('socio')
      .select('id_mst_socios as id')
      .where('reservado', '=', false)
      .where((eb) => eb.or([eb('codigo_tarjeta_acceso', '=', codigo), eb('numsocio', '=', number)]))
      .orderBy('activo', 'desc')
      .orderBy('id_mst_socios')
      .limit(1)
      .executeTakeFirst(),
    tx
      .selectFrom('tpv_carro')
      .select('id_reg_tpv_carro as id')
      .where('id_reg_tpv_carro', '=', Number(ticket ?? 0))
      .executeTakeFirst(),
    tx.selectFrom('producto').select('id_mst_producto as id').where('codigo_barras', '=', codigo).executeTakeFirst(),
  )
  if (member) return { es: 'socio' as const, id: member.id }
  if (paid) return { es: 'tique' as const, id: paid.id }
  if (product) return { es: 'producto' as const, id: product.id }
  return refuse('tpv.codigo_desconocido', { codigo: 'tpv.codigo_desconocido' }, { codigo })
})
