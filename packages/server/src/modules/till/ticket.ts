import { paymentTypes } from '@app/contract/income-types/payment-type'
import { cartTicket } from '@app/contract/till/ticket'
import { sql } from 'kysely'
import { refuse } from '../../kit/refusal.ts'
import { handle } from '../../kit/serve.ts'
import { ticketFacts } from '../invoices/public.ts'
import { cartFile } from './cart-files.ts'

export const ticket = handle(cartTicket, async (call) => {
  const { tx, input } = call
  const tique = await cartFile(call, input.id)
  if (tique.carro.fecha_pago === null) refuse('msg.MarcarPagadoAntesTiquet')
  const lines = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'id_mst_empresas', 'precio', 'cantidad', 'prc_iva'])
    .where('id_reg_tpv_carro', '=', input.id)
    .orderBy('id_reg_factura')
    .execute()
  const by = await tx
    .selectFrom('tpv_carro as c')
    .innerJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios_creacion')
    .select(sql<string>`trim(s.nombre || ' ' || s.apellidos)`.as('nombre'))
    .where('c.id_reg_tpv_carro', '=', input.id)
    .executeTakeFirst()
  const papel = await ticketFacts(call, lines)
  const cash = papel.cobros.reduce((sum, one) => sum + (one.id_mst_tipopago === paymentTypes.cash && one.importe > 0 ? one.importe : 0), 0)
  const { entregado } = tique.carro
  const cambio = entregado === null ? null : Math.max(0, entregado - cash)
  return { tique, papel, desc_socio_creacion: by?.nombre ?? null, cambio }
})
