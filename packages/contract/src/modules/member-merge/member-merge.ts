import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'members' } as const
/** Days in which a merge can be undone. */
export const undoDays = 30

/** Two records of one person that became one: which ended, which stays, and what both were before (0116). */
export const memberMerge = resource('member-merge', {
  ...internal,
  table: 'socio_union',
  path: 'socio_union',
  label: 'nombre_origen',
  fields: {
    id_reg_socio_union: field.id(),
    /** The record that ended; not a reference: it may be deleted later. */
    id_socio_origen: field.integer(),
    nombre_origen: field.text(220),
    id_mst_socios: field.ref('socio'),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** What the record that ended was, and what the one that stays was in the fields that it took over. */
    origen: field.json<Readonly<Record<string, unknown>>>(),
    destino: field.json<Readonly<Record<string, unknown>>>(),
    deshecho: optional(field.instant()),
  },
})

/** The rows of one column of one table that went from one record to the other. */
export const memberMergeMove = resource('member-merge-move', {
  ...internal,
  table: 'socio_union_fila',
  path: 'socio_union_fila',
  label: 'tabla',
  fields: {
    id_reg_socio_union_fila: field.id(),
    id_reg_socio_union: field.ref('socio_union'),
    tabla: field.text(60),
    columna: field.text(60),
    filas: field.json<readonly number[]>(),
  },
})

/** Two members who look like one person and are not: they are never asked about again. The one with the smaller id stands first. */
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

/** Why two records cannot become one. */
export const mergeBlocks = ['reserved', 'staff', 'same_booking', 'family', 'guardian', 'operation', 'team'] as const

export const memberMergeRefusals = refusals({
  'union.mismo': 422,
  'union.bloqueada': 409,
  'union.ya_deshecha': 409,
  'union.caducada': 409,
})
