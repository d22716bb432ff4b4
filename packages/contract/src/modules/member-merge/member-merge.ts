import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'members' } as const
/** Days within which a merge can be undone. */
export const undoDays = 30

/** Doors of a record: every door, and the code. */
export interface Doors {
  readonly todos: boolean
  readonly codigo: string | null
}
/** Changes of a merge beside fields and moved rows: doors of both before and of the remaining one after, renamed documents. */
export interface MergedRest {
  readonly puertas?: { readonly destino: Doors; readonly origen: Doors; readonly queda: Doors }
  readonly documentos?: readonly { readonly id: number; readonly nombre_fichero: string }[]
}

/** Merge of two records of one person: the ended one, the remaining one, and the former data of both (0116). */
export const memberMerge = resource('member-merge', {
  ...internal,
  table: 'socio_union',
  path: 'socio_union',
  label: 'nombre_origen',
  words: 'person',
  fields: {
    id_reg_socio_union: field.id(),
    /** Ended record; not a reference: it may be deleted later. */
    id_socio_origen: field.integer(),
    nombre_origen: field.text(220),
    id_mst_socios: field.ref('socio'),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Former data of the ended record, and of the remaining one in the fields it took over. */
    origen: field.json<Readonly<Record<string, unknown>>>(),
    destino: field.json<Readonly<Record<string, unknown>>>(),
    /** Former doors of both records, and former names of the documents that had a namesake. */
    otros: defaulted(field.json<MergedRest>(), {}),
    deshecho: optional(field.instant()),
  },
})

/** Rows of one column of one table moved from one record to the other. */
export const memberMergeMove = resource('member-merge-move', {
  ...internal,
  table: 'socio_union_fila',
  path: 'socio_union_fila',
  label: 'tabla',
  words: 'club',
  fields: {
    id_reg_socio_union_fila: field.id(),
    id_reg_socio_union: field.ref('socio_union'),
    tabla: field.text(60),
    columna: field.text(60),
    filas: field.json<readonly number[]>(),
  },
})

/** Two similar members marked as different people: never suggested again. The smaller id is first. */
export const memberPair = resource('member-pair', {
  ...internal,
  table: 'socio_distinto',
  path: 'socio_distinto',
  label: 'id_mst_socios',
  fields: {
    id_reg_socio_distinto: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_socios_otro: field.ref('socio'),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Parts of a record that go over by themselves or end with it, beside the chosen fields and the moved rows. */
export const mergeRest = [
  'activo',
  'titular',
  'tutor',
  'todos',
  'codigo',
  'documentos',
  'cuenta',
  'accesodirecto_socio',
  'socio_parametro',
  'enlace_calendario',
  'socios_recurso_horas_temporada',
  'notificaciones_tramos',
  'socios_tiporecurso_tiposocio',
  'socios_tiporecurso_visible',
  'socios_tipoingreso',
  'socios_informes',
  'socios_tiposocio',
] as const

/** Reasons against a merge of two records. */
export const mergeBlocks = ['reserved', 'staff', 'same_booking', 'same_fee', 'family', 'guardian', 'operation', 'team'] as const

export const memberMergeRefusals = refusals({
  'union.mismo': 422,
  'union.bloqueada': 409,
  'union.ya_deshecha': 409,
  'union.caducada': 409,
})
