import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { accessLog } from '../access/member-access.ts'
import { memberActivity } from '../activity-types/activity-type.ts'
import { booking, bookingPlayer } from '../bookings/booking.ts'
import { calendarLink } from '../bookings/calendar-link.ts'
import { court } from '../courts/court.ts'
import { invoice } from '../invoices/invoice.ts'
import { memberLabel } from '../labels/member-label.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation } from '../ledger/operation.ts'
import { team } from '../matches/championship.ts'
import { memberDocument } from '../member-documents/member-document.ts'
import { memberNote } from '../member-documents/member-note.ts'
import { seasonHours } from '../member-hours/member-hours.ts'
import { member } from '../members/member.ts'
import { balanceImportRow } from '../opening-balances/balance-import.ts'
import { pass } from '../passes/pass.ts'
import { permanentBooking, permanentPlayer } from '../permanent/permanent-booking.ts'
import { consent } from '../personal-data/consent.ts'
import { fileOpening } from '../personal-data/opening.ts'
import { cart } from '../till/cart.ts'
import { memberMerge, memberMergeMove, mergeBlocks } from './member-merge.ts'

/** The fields in which two records may differ and one of them is chosen. */
export const mergeFields = [
  'numsocio',
  'nombre',
  'apellidos',
  'nif',
  'fecha_nac',
  'sx',
  'email',
  'telefono',
  'telefono2',
  'direccion',
  'codigo_postal',
  'poblacion',
  'provincia',
  'extranjero',
  'id_mst_tiposocio',
  'nivel',
  'fecha_alta',
  'notificar',
  'notificarApp',
  'full_iban',
  'preciohora',
  'licencia_federacion',
  'codigo_tarjeta_acceso',
  'aviso_admin',
  'observaciones',
  'path_imagen',
] as const
const chosenFields = defaulted(list(field.choice(...mergeFields)), [])
const two = { id: field.ref('socio'), otro: field.ref('socio') }
const record = object({ ...member.fields, nombre_completo: field.text(220), desc_tiposocio: field.text(80) })

/** Whatever refers to a member and goes with him. */
const mergeChanges = [
  ...[
    member,
    memberMerge,
    memberMergeMove,
    memberLabel,
    memberActivity,
    booking,
    bookingPlayer,
    calendarLink,
    permanentBooking,
    permanentPlayer,
  ],
  ...[team, court, pass, invoice, cart, ledgerAccount, ledgerOperation, accessLog, balanceImportRow],
  ...[memberNote, memberDocument, seasonHours, consent, fileOpening],
]

const moved = object({
  tabla: field.text(60),
  de_origen: field.integer(),
  de_destino: field.integer(),
  queda: field.integer(),
})
const sums = object({ debe: field.money(), monedero: field.money() })

/**
 * What it would be to make one record of two, of which `id` stays: both as they are, which fields the other one knows better (`propuesta`: what is
 * empty here; of notices the stricter), what goes over by table, what both owe and hold, and why it cannot be. Nothing is written.
 */
export const mergePreview = action({
  endpoint: 'GET /api/socio/{id}/union/{otro}',
  permission: 'members',
  input: two,
  output: object({
    destino: record,
    origen: record,
    propuesta: list(field.choice(...mergeFields)),
    mueve: list(moved),
    sumas: object({ destino: sums, origen: sums }),
    bloqueos: list(object({ motivo: field.choice(...mergeBlocks), detalle: optional(field.text(300)) })),
  }),
})

/**
 * Makes one record of two: `id` stays, takes over the fields that are named from the other one, and everything that referred to the other one
 * refers to it. Entries of the ledger are as they were; whose wallet and passes they are in changes. The other one ends: nobody finds or opens it.
 */
export const mergeMembers = action({
  endpoint: 'POST /api/socio/{id}/union/{otro}',
  permission: 'members',
  input: { ...two, del_otro: chosenFields },
  output: object({ id_reg_socio_union: field.integer(), movidos: field.integer() }),
  changes: mergeChanges,
})

/** The merges that can still be undone and those that were, the newest 50 first. */
export const listMerges = action({
  endpoint: 'GET /api/socio/uniones',
  permission: 'members',
  input: {},
  output: list(
    object({
      id_reg_socio_union: field.integer(),
      nombre_origen: field.text(220),
      nombre_destino: field.text(220),
      id_mst_socios: field.integer(),
      fecha: field.instant(),
      autor: optional(field.text(220)),
      deshecho: optional(field.instant()),
      hasta: field.day(),
    }),
  ),
})

/** Makes two records of one again, within 30 days: what went over comes back where it still is as the merge left it; it says how much stays. */
export const undoMerge = action({
  endpoint: 'POST /api/socio/uniones/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('socio_union') },
  output: object({ devueltos: field.integer(), quedan: field.integer() }),
  changes: mergeChanges,
})

/** Moves everything that refers to a member to another one; both records stay (spec 3 §7, A-11). */
export const moveHistory = action({
  endpoint: 'GET /api/socio/{id}/socioDestino/{dest}/traspasarHistorico',
  permission: 'members',
  input: { id: field.ref('socio'), dest: field.ref('socio') },
  output: object({ movidos: field.integer() }),
  changes: mergeChanges,
  answer: 'statusOk',
})

/** Whether anything refers to a member, so that he cannot be deleted before it went to another one, and how much (spec 3 §7). */
export const hasHistory = action({
  endpoint: 'GET /api/socio/{id}/comprobarHistoricoAntesEliminar',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: object({ tiene_historico: field.flag(), registros: field.integer() }),
})
