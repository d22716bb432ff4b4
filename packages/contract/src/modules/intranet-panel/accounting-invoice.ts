import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Invoices of customers, and yearly ones that are announced by notices. */
export const invoiceTypes = ['factura', 'anual'] as const
/** Acts on an invoice from here. */
export const invoiceActs = ['pagada', 'enviada', 'aviso'] as const

/** Invoice of the local sample of an accounting system; `cod` is unique in its type. */
export const accountingInvoice = resource('accounting-invoice', {
  table: 'contabilidad_factura',
  path: 'contabilidad_factura',
  label: 'cod',
  permission: 'invoices',
  only: [],
  words: 'person',
  fields: {
    id_reg_contabilidad_factura: field.id(),
    /** User of the accounting system whose invoice it is. */
    usuario_web: field.text(60),
    tipo: field.choice(...invoiceTypes),
    cod: field.text(30),
    ejercicio: field.integer({ min: 2000, max: 2199 }),
    fecha: field.day(),
    vencimiento: field.day(),
    cliente: field.text(120),
    email: optional(field.email()),
    concepto: field.text(200),
    importe: field.money(),
    /** Day of its payment; pending without. */
    fecha_pago: optional(field.day()),
    /** Number of notices sent of a yearly invoice. */
    numavisos: defaulted(field.integer({ min: 0, max: 99 }), 0),
  },
})

/** Act on an invoice of the accounting system from here, with its author. */
export const accountingAct = resource('accounting-act', {
  table: 'contabilidad_acto',
  path: 'contabilidad_acto',
  label: 'cod',
  permission: 'invoices',
  only: [],
  words: 'club',
  fields: {
    id_reg_contabilidad_acto: field.id(),
    fecha: field.instant(),
    tipo: field.choice(...invoiceTypes),
    cod: field.text(30),
    acto: field.choice(...invoiceActs),
    id_mst_socios_autor: field.ref('socio'),
  },
})
