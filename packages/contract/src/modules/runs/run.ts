import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { rights } from '../../kit/permissions.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** States of a run: at work, stopped by staff between two slices, ended. */
export const runStates = ['en_curso', 'parado', 'hecho'] as const

/** Long work in slices, each a transaction of its own: its progress, and the rest of its work (0172). */
export const run = resource('run', {
  only: [],
  permission: 'members',
  table: 'proceso',
  path: 'proceso',
  label: 'clase',
  words: { club: ['clase', 'permiso', 'detalle', 'datos'] },
  fields: {
    id_reg_proceso: field.id(),
    /** Its kind of job. */
    clase: field.text(60),
    /** The right with which it was begun: others do not see it. */
    permiso: field.text(40),
    /** Words that tell it from others of its kind. */
    detalle: defaulted(field.text(200), ''),
    estado: field.choice(...runStates),
    /** Rows in all, and those done. */
    total: field.integer({ min: 0 }),
    hechos: defaulted(field.integer({ min: 0 }), 0),
    fecha: field.instant(),
    fecha_fin: optional(field.instant()),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Data of its kind for the rest of the work; empty from its end on. */
    datos: field.json<Readonly<Record<string, unknown>>>(),
  },
})

const { id_reg_proceso, clase, detalle, estado, total, hechos, fecha, fecha_fin } = run.fields
/** The runs at work or stopped, and those ended within the last quarter of an hour, newest first: as far as the user has their rights. */
export const listRuns = action({
  endpoint: 'GET /api/procesos',
  permission: rights,
  input: {},
  output: list(
    object({
      ...{ id_reg_proceso, clase, detalle, estado, total, hechos, fecha, fecha_fin },
      /** Its kind in the user's language. */
      nombre: field.text(200),
      autor: optional(field.text(220)),
      /** The failure of its last attempt, while it waits for the next one or for an administrator. */
      error: optional(field.note()),
    }),
  ),
})

const one = { permission: rights, input: { id: field.ref('proceso') }, output: object({}), changes: [run] } as const
/** Stops a run after its current slice; what is done stays done. Refuses one that is not at work. */
export const stopRun = action({ endpoint: 'POST /api/procesos/{id}/parar', ...one })
/** Goes on with a stopped run. Refuses any other. */
export const continueRun = action({ endpoint: 'POST /api/procesos/{id}/seguir', ...one })

export const runsRefusals = refusals({ 'proceso.no_en_curso': 409, 'proceso.no_parado': 409 })
