import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'members' } as const

/** Import of members from a file: user, time, result, and its undoing. */
export const memberImport = resource('member-import', {
  ...internal,
  table: 'importacion',
  path: 'importacion',
  label: 'nombre_fichero',
  words: { club: ['nombre_fichero'] },
  fields: {
    id_reg_importacion: field.id(),
    fecha: field.instant(),
    id_mst_socios_autor: optional(field.ref('socio')),
    nombre_fichero: field.text(200),
    filas: field.integer({ min: 0 }),
    creados: field.integer({ min: 0 }),
    actualizados: field.integer({ min: 0 }),
    omitidos: field.integer({ min: 0 }),
    /** Beginning of its undoing, and the members that stay because they were used meanwhile. */
    undone_at: optional(field.instant()),
    quedan: defaulted(field.integer({ min: 0 }), 0),
  },
})

/** Uploaded file waiting for its mapping; the screen has only the token. Removed once imported or a day old. */
export const memberImportUpload = resource('member-import-upload', {
  ...internal,
  table: 'importacion_lectura',
  path: 'importacion_lectura',
  label: 'nombre_fichero',
  words: { person: ['tabla'], club: ['token', 'nombre_fichero'] },
  fields: {
    id_reg_importacion_lectura: field.id(),
    token: field.text(64),
    fecha: field.instant(),
    id_mst_socios_autor: optional(field.ref('socio')),
    nombre_fichero: field.text(200),
    tabla: field.json(),
  },
})

/** Change of an existing member by an import, with the former values: undoing restores exactly these fields. */
export const memberImportChange = resource('member-import-change', {
  ...internal,
  table: 'importacion_cambio',
  path: 'importacion_cambio',
  label: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_importacion_cambio: field.id(),
    id_reg_importacion: field.ref('importacion'),
    id_mst_socios: field.ref('socio'),
    rellenado: field.json<Record<string, unknown>>(),
    antes: defaulted(field.json<Record<string, unknown>>(), {}),
  },
})
