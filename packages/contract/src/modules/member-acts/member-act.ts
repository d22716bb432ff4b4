import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { memberLabel } from '../labels/member-label.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { member } from '../members/member.ts'
import { pass } from '../passes/pass.ts'

const internal = { only: [], permission: 'members' } as const
/** What can be done with many members at once. */
export const memberActs = ['label_add', 'label_remove', 'type', 'notify', 'leave', 'pass', 'topup', 'link', 'mail'] as const
/** Why somebody who was chosen is left out, or what to know before he is not. */
export const actReasons = [
  'same',
  'reserved',
  'staff',
  'left',
  'no_price',
  'not_on_sale',
  'has_pass',
  'no_email',
  'no_notices',
  'no_consent',
  'no_debt',
  'no_card',
  'bookings',
  'debt',
] as const

/** Something done with many members at once: who did it, when, with whom it was, and whether it was undone (0114). */
export const memberAct = resource('member-act', {
  ...internal,
  table: 'socio_acto',
  path: 'socio_acto',
  label: 'acto',
  fields: {
    id_reg_socio_acto: field.id(),
    acto: field.choice(...memberActs),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** The words of the act: which label, which type, what was written. */
    detalle: field.text(200),
    datos: field.json<Readonly<Record<string, unknown>>>(),
    hechos: field.integer({ min: 0 }),
    saltados: field.integer({ min: 0 }),
    importe: defaulted(field.money({ min: 0 }), 0),
    /** When its letters leave, and when they left. */
    sale: optional(field.instant()),
    enviado: optional(field.instant()),
    deshecho: optional(field.instant()),
  },
})

/** What an act changed of one member: what he had before, or what he was given. */
export const memberActChange = resource('member-act-change', {
  ...internal,
  table: 'socio_acto_cambio',
  path: 'socio_acto_cambio',
  label: 'id_mst_socios',
  fields: {
    id_reg_socio_acto_cambio: field.id(),
    id_reg_socio_acto: field.ref('socio_acto'),
    id_mst_socios: field.ref('socio'),
    antes: field.json<Readonly<Record<string, unknown>>>(),
  },
})

/** Everything that an act, or its undoing, may write. */
export const actChanges = [memberAct, memberActChange, member, memberLabel, pass, invoice, ledgerAccount, ledgerTransfer]

/** The newest 50 acts with who did them. */
export const listActs = action({
  endpoint: 'GET /api/socio/actos',
  permission: 'members',
  input: {},
  output: list(object({ ...memberAct.fields, autor: optional(field.text(220)) })),
})

/**
 * Takes an act back: of each member what still is as the act left it. A pass or a top-up that was used or paid stays, a link that nobody paid
 * pays nothing any more, letters that left stay written: it says how many were taken back and how many stay, and names those who left and cannot come back, since somebody else signs in as they did.
 */
export const undoAct = action({
  endpoint: 'POST /api/socio/actos/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('socio_acto') },
  output: object({ deshechos: field.integer(), quedan: field.integer(), sin_acceso: list(field.text(220)) }),
  changes: [...actChanges, ledgerOperation],
})

export const memberActsRefusals = refusals({
  'acto.ya_deshecho': 409,
  'acto.correo_enviado': 409,
  'acto.ha_cambiado': 409,
  'acto.demasiados': 422,
  'acto.nadie': 409,
})
