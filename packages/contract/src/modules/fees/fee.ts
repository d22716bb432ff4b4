import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { collections, feeFrequencies, proportions } from './fee-terms.ts'

/** Right to see and assign fees. */
export const feeDesk = ['members', 'invoices'] as const

/** Fee type of a new fee. */
const standardType = 1

/** Charge of a period that is covered in part: 0 full, 1 by days, 2 half. */
const proportionField = field.choice(...Object.values(proportions))

/** Fee of the club: its price for a period, and when it is raised (spec 1 §3). */
export const fee = resource('fee', {
  table: 'cuotas',
  path: 'cuotas',
  label: 'desc_cuota',
  permission: feeDesk,
  only: ['get', 'template'],
  shown: { text: 'menu.fees', route: '/cuotas/{id_mst_cuotas}/detail' },
  words: 'club',
  fields: {
    id_mst_cuotas: field.id(),
    /** Company of its lines; the main one if empty. */
    id_mst_empresas: optional(field.ref('empresa')),
    desc_cuota: field.text(120),
    id_mst_tipocuotas: defaulted(field.ref('tipo_cuotas'), standardType),
    precio: defaulted(field.money({ min: 0 }), 0),
    /** Months of a period. */
    frecuencia_cuotas: defaulted(field.choice(...feeFrequencies), 1),
    id_mst_tipoingreso: field.ref('tipo_ingreso'),
    /** Day of the month on which its periods begin, clipped to a shorter month. */
    dia_generacion_factura: defaulted(field.integer({ min: 1, max: 31 }), 1),
    /** 0 in advance, 1 in arrears. */
    periodo_cobro_cuota: defaulted(field.choice(...Object.values(collections)), collections.advance),
    primera_mensualidad_proporcional: defaulted(proportionField, proportions.full),
    ultima_mensualidad_proporcional: defaulted(proportionField, proportions.full),
    /** Quantity with which a new member's fee starts; 0 reads as 1. */
    cantidad: defaulted(field.integer({ min: 0, max: 9999 }), 0),
    activo: defaulted(field.flag(), true),
    /** Day from which it is not raised, while it is inactive. */
    inactiva_desde: optional(field.day()),
    /** Type of those that have it. */
    id_mst_tiposocio: optional(field.ref('tipo_socio')),
  },
})
