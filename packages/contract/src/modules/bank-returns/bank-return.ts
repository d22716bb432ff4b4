import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Kinds of files with returns, told by their content; several in one are `varios`. */
export const returnFileKinds = ['pain.002', 'camt.053', 'camt.054', 'aeb1914', 'varios'] as const
/** Steps after a return: collect again on a day, ask for another account, leave it to the desk, revoke the mandate, none. */
export const returnSteps = ['girar', 'pedir_iban', 'caja', 'revocar', 'nada'] as const

/** File with returns that was applied, in whole or in part. */
export const returnsFile = resource('returns-file', {
  table: 'fichero_devoluciones',
  path: 'fichero_devoluciones',
  label: 'nombre_fichero',
  permission: 'invoices',
  only: [],
  words: 'club',
  fields: {
    id_reg_fichero_devoluciones: field.id(),
    nombre_fichero: field.text(200),
    /** SHA-256 of its bytes. */
    huella: field.text(64),
    clase: field.choice(...returnFileKinds),
    fecha: field.instant(),
    devoluciones: field.integer({ min: 0 }),
    importe: field.money({ min: 0 }),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Return of a receipt by the bank, and what followed from it; applied once whatever files tell of it. */
export const bankReturn = resource('bank-return', {
  table: 'devolucion',
  path: 'devolucion',
  label: 'fecha',
  permission: 'invoices',
  only: [],
  shown: { text: 'menu.bank-returns', route: '/recibo/devoluciones' },
  words: { law: ['clave'], club: ['codigo'] },
  fields: {
    id_reg_devolucion: field.id(),
    id_reg_recibo: field.ref('recibo'),
    /** File that told of it; null for one typed by hand. */
    id_reg_fichero_devoluciones: optional(field.ref('fichero_devoluciones')),
    /** Bank's day of the return. */
    fecha: field.day(),
    /** Reason of the bank (AT-R3); null if it gave none. */
    codigo: optional(field.text(10)),
    /** Refused before its money came, or returned after. */
    es_rechazo: defaulted(field.flag(), false),
    importe: field.money({ min: 1 }),
    /** Charges of the bank. */
    gastos: defaulted(field.money({ min: 0 }), 0),
    /** Debit, day and reason: the same return is applied once. */
    clave: field.text(120),
    paso: field.choice(...returnSteps),
    /** Its payer is not let in until it is paid. */
    bloquea: defaulted(field.flag(), false),
    /** No letter leaves, as after a death. */
    sin_carta: defaulted(field.flag(), false),
    /** Line of the surcharge, and receipt that collects again. */
    id_reg_factura: optional(field.ref('factura')),
    id_reg_recibo_nuevo: optional(field.ref('recibo')),
    /** Last day to pay at the desk. */
    pagar_hasta: optional(field.day()),
    fecha_aplicada: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    fecha_carta: optional(field.instant()),
    /** Undone within its five minutes. */
    deshecha: defaulted(field.flag(), false),
  },
})

/** Rule for the step that is proposed after a return: by reason, from the n-th return of a payer on; `*` is every other reason. */
export const returnRule = resource('return-rule', {
  table: 'regla_devolucion',
  path: 'regla_devolucion',
  label: 'codigo',
  permission: 'invoices',
  only: ['list', 'get', 'create', 'update', 'remove', 'template'],
  shown: { text: 'menu.return-rules', route: '/recibo/reglas' },
  words: 'club',
  fields: {
    id_reg_regla_devolucion: field.id(),
    codigo: field.text(10),
    /** From this return on, counted over twelve months. */
    desde_vez: defaulted(field.integer({ min: 1, max: 99 }), 1),
    paso: field.choice(...returnSteps),
    bloquea: defaulted(field.flag(), false),
    sin_carta: defaulted(field.flag(), false),
    recargo: defaulted(field.money({ min: 0 }), 0),
    /** Days until it is collected again, or to pay at the desk. */
    dias: defaulted(field.integer({ min: 0, max: 365 }), 7),
  },
})
