import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Cuaderno 60 file of a bank that was read: its payments with what became of each, once by the bytes of the file. */
export const bankFile = resource('bank-file', {
  table: 'empresa_c60',
  path: 'empresa_c60',
  label: 'nombre_fichero',
  permission: 'params',
  only: [],
  words: 'club',
  fields: {
    id_reg_empresa_c60: field.id(),
    id_mst_empresas: field.ref('empresa'),
    nombre_fichero: field.text(200),
    /** SHA-256 of the file: reading the same one again changes nothing. */
    huella: field.text(64),
    fecha: field.instant(),
    cobros: field.integer({ min: 0 }),
    importe: field.money(),
    lineas: field.json<unknown>(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
