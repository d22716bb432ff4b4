import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Supplier of the club, named on purchase invoices (spec 1 §3, spec 2 §7). */
export const supplier = resource('supplier', {
  table: 'proveedor',
  path: 'proveedor',
  label: 'nombre',
  permission: 'suppliers',
  dropdown: ['suppliers', 'invoices'],
  only: ['list', 'get', 'dropdown'],
  shown: { text: 'menu.suppliers', route: '/proveedor/{id_mst_proveedor}/edit' },
  words: 'club',
  fields: {
    id_mst_proveedor: field.id(),
    nombre: field.text(120),
    nombre_fiscal: optional(field.text(160)),
    nif: optional(field.nif()),
    telefono: optional(field.phone()),
    email: optional(field.email()),
    direccion: optional(field.text(200)),
    codigo_postal: optional(field.text(12)),
    poblacion: optional(field.text(100)),
    provincia: optional(field.text(100)),
    pais: optional(field.text(80)),
    extranjero: defaulted(field.flag(), false),
    banco: optional(field.text(100)),
    full_iban: optional(field.iban()),
    idioma: optional(field.text(5)),
    activo: defaulted(field.flag(), true),
    notificar: defaulted(field.flag(), false),
    notificarApp: defaulted(field.flag(), false),
    reservado: defaulted(field.flag(), false),
    editable: defaulted(field.flag(), true),
    fecha_alta: optional(field.day()),
    fecha_baja: optional(field.day()),
    path_imagen: optional(field.file()),
    observaciones: optional(field.note()),
  },
})
