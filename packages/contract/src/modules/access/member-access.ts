import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { accessCodeText } from './access-code.ts'

const internal = { only: [], permission: 'members' } as const

/** Doors open to a member without a booking, and the member's assigned code. */
export const memberAccess = resource('member-access', {
  ...internal,
  table: 'acceso_socio',
  path: 'acceso_socio',
  label: 'codigo',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_acceso_socio: field.id(),
    id_mst_socios: field.ref('socio'),
    /** Every terminal of the club. */
    todos: defaulted(field.flag(), false),
    codigo: optional(accessCodeText()),
  },
})
/** Court with doors and lights open to a member. */
export const memberAccessCourt = resource('member-access-court', {
  ...internal,
  table: 'acceso_socio_recurso',
  path: 'acceso_socio_recurso',
  label: 'id_mst_recurso',
  personal: 'id_mst_socios',
  fields: {
    id_reg_acceso_socio_recurso: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_recurso: field.ref('recurso'),
  },
})
/** Entry of a member, or a refusal at a door (spec 1 §3). */
export const accessLog = resource('access-log', {
  ...internal,
  table: 'acceso',
  path: 'acceso',
  label: 'fecha',
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_reservaplc: field.id(),
    id_mst_socios: optional(field.ref('socio')),
    id_terminalacceso: field.ref('terminal_acceso'),
    fecha: field.instant(),
    desc_recurso: optional(field.text(80)),
    nombre_reserva: optional(field.text(220)),
    desc_abono: optional(field.text(100)),
    concepto: field.text(300),
    denegado_por_deuda: field.flag(),
    permitido: field.flag(),
    /** Means of identification used. */
    medio: field.choice('tarjeta', 'codigo', 'pin', 'qr', 'emergencia'),
    /** Pass of which this entry took a use. */
    id_reg_abonos: optional(field.ref('abono')),
  },
})

const ofMember = { id: field.ref('socio') }
const { todos, codigo } = memberAccess.fields
const courts = list(field.ref('recurso'), 500)
const settings = { todos, codigo, recursos: courts }

/** Access tab of a member: all doors, the code, the courts, and the card number. */
export const memberAccessSettings = action({
  endpoint: 'GET /api/socio/{id}/activar_acceso_recurso_editar',
  permission: 'members',
  input: ofMember,
  output: object({ ...settings, codigo_tarjeta_acceso: optional(field.text(30)) }),
})
/** Saves the access of a member. Refuses a code that is not of 6 to 30 characters and a code of another member. */
export const saveMemberAccess = action({
  endpoint: 'POST /api/socio/{id}/activar_acceso_recurso_editar',
  permission: 'members',
  input: { ...ofMember, ...settings },
  output: object(settings),
  changes: [memberAccess, memberAccessCourt],
  answer: 'statusOneIsSuccess',
  edits: [{ read: memberAccessSettings, of: ({ id }) => ({ id }) }],
})
/** Entries and refusals of a member, newest first; of the last year unless days are sent. */
export const memberAccessLog = action({
  endpoint: 'GET /api/socios_accesos/socio/{id}',
  permission: 'members',
  input: { ...ofMember, start_date: optional(field.day()), end_date: optional(field.day()) },
  output: list(
    object({
      ...pick(accessLog.fields, 'id_reg_reservaplc', 'fecha', 'desc_recurso', 'nombre_reserva', 'desc_abono', 'concepto'),
      ...pick(accessLog.fields, 'denegado_por_deuda', 'permitido', 'medio'),
      desc_terminalacceso: field.text(80),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Members by a part of their card, of their assigned code, or of the name of a court with doors open to them; 50 at most. */
export const membersByAccess = action({
  endpoint: 'GET /api/socio/buscar/codigo_recursos/{filter}',
  permission: 'members',
  input: { filter: field.text(80) },
  output: list(
    object({
      id_mst_socios: field.integer(),
      nombre_completo: field.text(220),
      codigo_tarjeta_acceso: optional(field.text(30)),
      codigo: optional(field.text(30)),
      todos: field.flag(),
      recursos: list(field.text(80)),
    }),
  ),
})
/** Member's QR for a door, scalable without loss: the code, or the card number; null if the member has neither. */
export const memberQr = action({
  endpoint: 'GET /api/socio/{id}/qr',
  permission: 'members',
  input: ofMember,
  output: optional(object({ codigo: field.text(30), qr: field.note(20_000) })),
})
