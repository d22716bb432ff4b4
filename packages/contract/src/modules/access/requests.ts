import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Types of requests of a terminal: to open, to switch a light on. */
export const requestTypes = { open: 1, light: 2 } as const

/** Request of a terminal with its answer. `respuesta` is returned again for the same request; of the code only the end is shown. */
export const accessRequest = resource('access-request', {
  table: 'peticion_domotica',
  path: 'peticiones_domotica',
  label: 'fecha_peticion',
  permission: 'courts',
  only: [],
  words: { person: ['resultado', 'respuesta'], club: ['datos_peticion', 'peticion', 'huella'] },
  fields: {
    id_reg_peticion_domotica: field.id(),
    fecha_peticion: field.instant(),
    id_terminalacceso: field.ref('terminal_acceso'),
    id_mst_tipopeticion: field.choice(requestTypes.open, requestTypes.light),
    datos_peticion: field.text(200),
    resultado: field.text(300),
    permitido: field.flag(),
    /** Number given by the terminal; unique per terminal. */
    peticion: field.text(60),
    /** Hash of the sent code. */
    huella: field.text(64),
    respuesta: field.json<Readonly<Record<string, unknown>>>(),
  },
})

const { peticion: _number, huella: _print, respuesta: _answer, ...shown } = accessRequest.fields
/** Requests between two days, newest first: of this month unless days are sent, of one type if sent. */
export const accessRequests = action({
  endpoint: 'GET /api/peticiones_domotica',
  permission: 'courts',
  parametros: ['ACTIVAR_ACCESO'],
  input: {
    start_date: optional(field.day()),
    end_date: optional(field.day()),
    tipo_peticion: optional(accessRequest.fields.id_mst_tipopeticion),
  },
  output: list(object({ ...shown, desc_terminalacceso: field.text(80), desc_tipopeticion: field.text(60) }), Number.POSITIVE_INFINITY),
})
/** The types of requests, for a dropdown. */
export const requestTypeNames = action({
  endpoint: 'GET /api/tipo_peticiones/dropdown',
  permission: 'courts',
  parametros: ['ACTIVAR_ACCESO'],
  input: {},
  output: list(object({ id: field.integer(), text: field.text(60) })),
})
