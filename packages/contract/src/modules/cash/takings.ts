import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { paymentType } from '../income-types/payment-type.ts'
import { payment } from '../invoices/collect.ts'
import { invoice } from '../invoices/invoice.ts'

/** Club day, by default today; with a register, its shift since the last close instead. */
const period = { dia: optional(field.day()), id_mst_caja: optional(field.ref('caja')) }
const hour = field.integer({ min: 0, max: 23 })
const staff = { id_mst_socios: optional(field.ref('socio')), desc_socio: optional(field.text(220)) }

/**
 * Takings, less refunds, by payment type, user and hour of the club's clock: sums in cents, below zero if refunds exceed payments. Those of
 * a payment type equal the statement of the gateway or the terminal, refunds on their way included (0145). Automatic payments, such as
 * those of a payment link, have no user. Credits of wallets that were used (`es_credito`) are no money: a figure of their own.
 * `cajas` is the cash that the registers hold now.
 */
export const takings = action({
  endpoint: 'GET /api/caja/ingresosDia',
  permission: 'cash',
  input: period,
  output: object({
    /** Start of a shift that began with a close. */
    desde: optional(field.instant()),
    celdas: list(
      object({
        id_mst_tipopago: paymentType.fields.id_mst_tipopago,
        desc_tipopago: field.text(60),
        es_credito: field.flag(),
        ...staff,
        hora: hour,
        n: field.integer(),
        importe: field.money(),
      }),
      Number.POSITIVE_INFINITY,
    ),
    cajas: list(object({ id_mst_caja: field.ref('caja'), desc_caja: field.text(60), saldo: field.money() })),
  }),
})

/** Payments of one figure of the takings: of one payment type, user or hour; `id_mst_socios` 0 means no user. */
export const takingsLines = action({
  endpoint: 'GET /api/caja/ingresosDia/lineas',
  permission: 'cash',
  input: {
    ...period,
    es_credito: optional(field.flag()),
    id_mst_tipopago: optional(field.integer()),
    id_mst_socios: optional(field.integer()),
    hora: optional(hour),
  },
  output: list(
    object({
      id_reg_asiento: field.ref('libro_asiento'),
      fecha: payment.fecha,
      importe: field.money(),
      desc_tipopago: field.text(60),
      ...staff,
      /** Line; null for a surplus that pays none yet. */
      id_reg_factura: optional(field.ref('factura')),
      id_reg_reserva: invoice.fields.id_reg_reserva,
      id_reg_tpv_carro: invoice.fields.id_reg_tpv_carro,
      concepto: invoice.fields.concepto,
      /** Sport of its booking, and member of the line. */
      id_mst_tiporecurso: optional(field.ref('tipo_recurso')),
      id_mst_socios_pagador: optional(field.ref('socio')),
      desc_pagador: optional(field.text(220)),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
