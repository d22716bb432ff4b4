import { defaulted, optional } from '../../../kit/field.ts'
import { field } from '../../../kit/kinds.ts'
import { resource } from '../../../kit/resource.ts'

/** Formats of bank files, by the company's setting. */
export const bankFormats = ['pain.008.001.08', 'pain.008.001.02'] as const
/** States of a remittance: its file was made, the bank has it, its money is in the account. */
export const remittanceStates = ['creada', 'enviada', 'cobrada'] as const
/** Ways in which a remittance was settled: a statement that was read, by hand, by itself after the bank days of the parameter. */
export const settledBy = ['extracto', 'a_mano', 'plazo'] as const

/** Remittance: a bank file of direct debits, its receipts, and what became of its money. Immutable once made, except for its states. */
export const remittance = resource('remittance', {
  table: 'remesa',
  path: 'remesas',
  label: 'nombre',
  permission: 'invoices',
  only: [],
  shown: { text: 'menu.remittances', route: '/recibo/visualizarFiltroRemesa?id_reg_remesas={id_reg_remesas}' },
  words: 'club',
  fields: {
    id_reg_remesas: field.id(),
    /** Day of collection. */
    fecha: field.day(),
    nombre: field.text(120),
    id_mst_empresas: field.ref('empresa'),
    formato: field.choice(...bankFormats),
    /** Presented for financing: its message begins with FSDD. */
    financiada: defaulted(field.flag(), false),
    /** Identifier of the message (MsgId), unique for ever. */
    mensaje: field.text(35),
    recibos: field.integer({ min: 1 }),
    importe: field.money({ min: 1 }),
    /** The file as it was downloaded. */
    id_reg_archivo: field.ref('archivo'),
    estado: defaulted(field.choice(...remittanceStates), 'creada'),
    fecha_creacion: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_envio: optional(field.instant()),
    id_mst_socios_confirmador: optional(field.ref('socio')),
    /** Day of the money in the account. */
    fecha_cobro: optional(field.day()),
    cobrada_por: optional(field.choice(...settledBy)),
    /** Reason of a settlement by hand. */
    motivo: optional(field.text(200)),
  },
})
