import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** The company that invoices; its name and tax id head every paper (spec 1 §3). */
export const company = resource('company', {
  table: 'empresa',
  path: 'empresa',
  label: 'nombre',
  permission: 'params',
  read: 'signed-in',
  reserved: [1],
  only: ['dropdown'],
  fields: {
    id_mst_empresas: field.id(),
    nombre: field.text(160),
    nif: optional(field.nif()),
    direccion: optional(field.text(200)),
    telefono: optional(field.phone()),
    fax: optional(field.phone()),
    email: optional(field.email()),
    header_logo: optional(field.file()),
    clavepagospriv: optional(field.secret()),
    clavepagospub: optional(field.text(200)),
  },
})
