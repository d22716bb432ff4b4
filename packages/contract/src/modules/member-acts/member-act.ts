import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { feePeriod } from '../fees/fee-period.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { invoice } from '../invoices/invoice.ts'
import { memberLabel } from '../labels/member-label.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { unreachedReasons } from '../letters/reader-rule.ts'
import { member } from '../members/member.ts'
import { pass } from '../passes/pass.ts'
import { run } from '../runs/run.ts'

const internal = { only: [], permission: 'members' } as const
/** Acts on many members together. */
export const memberActs = ['label_add', 'label_remove', 'type', 'notify', 'leave', 'pass', 'fee', 'topup', 'link', 'mail'] as const
/** Reasons for leaving out a chosen member, or warnings about one. */
export const actReasons = [
  'same',
  'reserved',
  'staff',
  'left',
  'no_price',
  'not_on_sale',
  'has_pass',
  'has_fee',
  ...unreachedReasons,
  'no_debt',
  'no_card',
  'bookings',
  'debt',
] as const

/** Act on many members together: its user, time and members, and its undoing (0114). */
export const memberAct = resource('member-act', {
  ...internal,
  table: 'socio_acto',
  path: 'socio_acto',
  label: 'acto',
  words: { club: ['detalle', 'datos', 'sin_acceso'] },
  fields: {
    id_reg_socio_acto: field.id(),
    acto: field.choice(...memberActs),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Description of the act: the label, the type, the written text. */
    detalle: field.text(200),
    datos: field.json<Readonly<Record<string, unknown>>>(),
    /** Members done and left out, so far while it is at work. */
    hechos: field.integer({ min: 0 }),
    saltados: field.integer({ min: 0 }),
    /** End of its last slice. */
    fecha_fin: optional(field.instant()),
    importe: defaulted(field.money({ min: 0 }), 0),
    /** Planned and actual time of sending its letters. */
    sale: optional(field.instant()),
    enviado: optional(field.instant()),
    /** Beginning of its undoing, and the members undone so far. */
    deshecho: optional(field.instant()),
    deshechos: defaulted(field.integer({ min: 0 }), 0),
    /** Departed members unable to return: another one signs in with their name by now. */
    sin_acceso: optional(field.json<readonly number[]>()),
  },
})

/** Change of one member by an act: the former value, or the assigned one. */
export const memberActChange = resource('member-act-change', {
  ...internal,
  table: 'socio_acto_cambio',
  path: 'socio_acto_cambio',
  label: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_socio_acto_cambio: field.id(),
    id_reg_socio_acto: field.ref('socio_acto'),
    id_mst_socios: field.ref('socio'),
    antes: field.json<Readonly<Record<string, unknown>>>(),
  },
})

/** Tables that an act, or its undoing, may write. */
export const actChanges = [
  memberAct,
  memberActChange,
  member,
  memberLabel,
  pass,
  ...memberFeeTables,
  feePeriod,
  invoice,
  ledgerAccount,
  ledgerTransfer,
  run,
]

/** Newest 50 acts with their users. */
export const listActs = action({
  endpoint: 'GET /api/socio/actos',
  permission: 'members',
  input: {},
  output: list(
    object({
      ...memberAct.fields,
      autor: optional(field.text(220)),
      /** Their names. */
      sin_acceso: list(field.text(220)),
    }),
  ),
})

/**
 * Undoes an act for each member unchanged since. Used or paid passes and top-ups stay, unpaid links are withdrawn, sent letters stay sent.
 * Returns the numbers undone and kept, and names departed members unable to return because another member now signs in with the same name.
 * More than a hundred are undone by a run, which has only begun when its number is returned; an act at work is stopped first.
 */
export const undoAct = action({
  endpoint: 'POST /api/socio/actos/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('socio_acto') },
  output: object({
    deshechos: field.integer(),
    quedan: field.integer(),
    sin_acceso: list(field.text(220)),
    id_reg_proceso: optional(field.ref('proceso')),
  }),
  changes: [...actChanges, ledgerOperation],
})

export const memberActsRefusals = refusals({
  'acto.ya_deshecho': 409,
  'acto.correo_enviado': 409,
  'acto.ha_cambiado': 409,
  'acto.nadie': 409,
})
