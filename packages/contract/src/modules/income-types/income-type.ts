import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Income type 1 is the default for everything else. */
const reservedIncomeTypes = [1] as const

/** Category of income; every invoice line has one, with its cash register (spec 3 §2.3). */
export const incomeType = resource('income-type', {
  table: 'tipo_ingreso',
  path: 'tipo_ingreso',
  also: ['tipo-ingreso'],
  label: 'desc_tipoingreso',
  permission: 'invoices',
  dropdown: ['invoices', 'members', 'bookings', 'tariffs', 'courts', 'params', 'cash'],
  reserved: reservedIncomeTypes,
  only: ['dropdown'],
  shown: { text: 'menu.income-types', route: '/tipo_ingresos' },
  words: 'club',
  fields: {
    id_mst_tipoingreso: field.id(),
    desc_tipoingreso: field.text(100),
    factura_oficial_prefijo: optional(field.text(20)),
    id_mst_tipoingreso_next: optional(field.ref('tipo_ingreso')),
    mostrar: defaulted(field.flag(), true),
    activo: defaulted(field.flag(), true),
    reservado: defaulted(field.flag(), false),
    usar_horario_domotica: defaulted(field.flag(), false),
    id_mst_caja: optional(field.ref('caja')),
    /** Tax of its lines without a product; IVA at the general rate if empty. */
    id_mst_tasa: optional(field.ref('tasa')),
    /** Its lines are declared in VERI*FACTU; others are in no official invoice. */
    verifactu: defaulted(field.flag(), true),
    /** Its lines are of article 4.2 of RD 1619/2012: simplified invoices over them alone go up to 3,000 €, others up to 400 €. */
    hasta_3000: defaulted(field.flag(), true),
    id_mst_tipoabonos: optional(field.ref('tipo_abono')),
    codigo_1: optional(field.text(12)),
    codigo_2: optional(field.text(12)),
    codigo_3: optional(field.text(15)),
    codigo_4: optional(field.text(15)),
    codigo_5: optional(field.text(25)),
  },
})

/** Income types of a court type (asociarTiporecurso): they decide its tariffs and the category of its lines. */
export const incomeTypeCourtType = resource('income-type-court-type', {
  table: 'tipo_ingreso_tiporecurso',
  path: 'tipo_ingreso_tiporecurso',
  label: 'id_mst_tipoingreso',
  permission: 'invoices',
  only: [],
  fields: {
    id_reg_tipoingreso_tiporecurso: field.id(),
    id_mst_tipoingreso: field.ref('tipo_ingreso'),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
  },
})
