import { mainCompany } from '@app/contract/company/company'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { inIncomes } from '../income-types/public.ts'
import { allDueLines, type Moment } from '../invoices/public.ts'

/** Payer of a line of `socio as s`: the holder of the family, or the member. */
const payer = sql<number>`coalesce(s.id_mst_socios_titular, s.id_mst_socios)`

/** Due lines of members that no live receipt collects, with their payers and fee types. */
export const openLines = (tx: Tx, at: Moment, incomes: readonly number[] | null) =>
  allDueLines(tx, at)
    .innerJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('socio as p', 'p.id_mst_socios', 's.id_mst_socios_titular')
    .leftJoin('cuota_periodo as q', (join) => join.onRef('q.id_reg_factura', '=', 'f.id_reg_factura').on('q.retirado', '=', false))
    .leftJoin('socios_cuotas as h', 'h.id_reg_socios_cuotas', 'q.id_reg_socios_cuotas')
    .leftJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .leftJoin('tipo_cuotas as t', 't.id_mst_tipocuotas', 'c.id_mst_tipocuotas')
    .select(['f.id_reg_factura', 'f.fecha_creacion', 'f.concepto', 'f.observaciones', 'f.cantidad', 'f.precio', 'f.id_mst_tipopago'])
    .select([
      sql<number>`coalesce(f.id_mst_empresas, ${mainCompany})::bigint`.as('id_mst_empresas'),
      sql<number>`s.id_mst_socios`.as('id_mst_socios'),
      fullName('s').as('desc_usuario'),
      payer.as('id_mst_socios_pagador'),
      sql<string>`coalesce(${fullName('p')}, ${fullName('s')})`.as('nombre_pagador'),
      't.id_mst_tipocuotas',
      't.desc_tipocuota as tipoCuota',
      sql<number>`f.precio * f.cantidad`.as('total'),
      sql<number>`f.precio * f.cantidad - f.pagado`.as('pendiente'),
    ])
    .where('f.id_mst_tipofactura', '=', invoiceTypes.member)
    .where('s.id_mst_socios', '<>', guestMember)
    .where('f.retenido', '=', 0)
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .where(inIncomes('f.id_mst_tipoingreso', incomes))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recibo_factura as v')
            .select('v.id_reg_factura')
            .whereRef('v.id_reg_factura', '=', 'f.id_reg_factura')
            .where('v.vivo', '=', true),
        ),
      ),
    )
    .orderBy('f.fecha_creacion')
    .orderBy('f.id_reg_factura')
export type OpenLine = Awaited<ReturnType<ReturnType<typeof openLines>['execute']>>[number]
