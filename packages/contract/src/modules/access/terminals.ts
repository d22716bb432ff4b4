import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Turnstile, door or light that checks codes. Only the hash of its key is stored (0108). */
export const accessTerminal = resource('access-terminal', {
  table: 'terminal_acceso',
  path: 'terminal_acceso',
  label: 'desc_terminalacceso',
  permission: 'courts',
  only: [],
  shown: { text: 'menu.access-terminals', route: '/terminales' },
  words: 'club',
  fields: {
    id_terminalacceso: field.id(),
    desc_terminalacceso: field.text(80),
    /** Kind: entrance of the whole club, door of some courts, or their light. */
    clase: defaulted(field.choice('entrada', 'puerta', 'luz'), 'entrada'),
    activo: defaulted(field.flag(), true),
    huella: field.text(64),
    fecha_clave: field.instant(),
    /** Last reported state, and its time. */
    estado: optional(field.text(200)),
    fecha_estado: optional(field.instant()),
  },
})
/** Court behind a door, or lit by a light. */
export const terminalCourt = resource('access-terminal-court', {
  table: 'terminal_acceso_recurso',
  path: 'terminal_acceso_recurso',
  label: 'id_mst_recurso',
  permission: 'courts',
  only: [],
  fields: {
    id_reg_terminal_acceso_recurso: field.id(),
    id_terminalacceso: field.ref('terminal_acceso'),
    id_mst_recurso: field.ref('recurso'),
  },
})

const { huella: _print, ...shown } = accessTerminal.fields
const terminalRow = object({ ...shown, recursos: list(field.ref('recurso'), 500) })
const written = { ...pick(accessTerminal.fields, 'desc_terminalacceso', 'clase', 'activo'), recursos: list(field.ref('recurso'), 500) }
const one = { id: field.ref('terminal_acceso') }
const changes = [accessTerminal, terminalCourt]
/** Terminal with its key, which is never shown again. */
const withKey = object({ id_terminalacceso: field.integer(), clave: field.text(60) })

/** Terminals by name, each with its courts and its last report. */
export const accessTerminals = action({
  endpoint: 'GET /api/terminal_acceso',
  permission: 'courts',
  input: {},
  output: list(terminalRow),
})
/** The terminals in use, for a dropdown. */
export const terminalNames = action({
  endpoint: 'GET /api/terminal_acceso/dropdown',
  permission: ['courts', 'members'],
  input: {},
  output: list(object({ id: field.integer(), text: field.text(80) })),
})
export const getTerminal = action({ endpoint: 'GET /api/terminal_acceso/{id}', permission: 'courts', input: one, output: terminalRow })
/** Adds a terminal and returns its key, once. A door and a light name their courts. */
export const addTerminal = action({
  endpoint: 'POST /api/terminal_acceso',
  permission: 'courts',
  input: written,
  output: withKey,
  changes,
})
/** Changes the name, kind or courts of a terminal, or takes it out of use. */
export const changeTerminal = action({
  endpoint: 'PUT /api/terminal_acceso/{id}',
  permission: 'courts',
  input: { ...one, ...written },
  output: terminalRow,
  changes,
  edits: editsOf(getTerminal),
})
/** Gives a terminal a new key, returned once; the old one stops working. */
export const renewTerminalKey = action({
  endpoint: 'POST /api/terminal_acceso/{id}/clave',
  permission: 'courts',
  input: one,
  output: withKey,
  changes: [accessTerminal],
})
