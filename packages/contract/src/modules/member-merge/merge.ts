import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { accessLog, memberAccess, memberAccessCourt } from '../access/member-access.ts'
import { activityEnrolment, championshipEnrolment } from '../activities/activity.ts'
import { memberActivity } from '../activity-types/activity-type.ts'
import { booking, bookingPlayer } from '../bookings/booking.ts'
import { calendarLink } from '../bookings/calendar-link.ts'
import { court } from '../courts/court.ts'
import { memberFee } from '../fees/member-fee.ts'
import { courseOffer } from '../fees/places/course-place.ts'
import { knownDevice, session } from '../identity/account.ts'
import { invoice } from '../invoices/invoice.ts'
import { memberLabel } from '../labels/member-label.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation } from '../ledger/operation.ts'
import { mail } from '../mail/mail.ts'
import { mandate } from '../mandates/mandate.ts'
import { team } from '../matches/championship.ts'
import { memberDocument } from '../member-documents/member-document.ts'
import { memberNote } from '../member-documents/member-note.ts'
import { matchHours, seasonHours } from '../member-hours/member-hours.ts'
import { allowedIncome, allowedReport, allowedSport, extraMemberType, visibleSport } from '../member-permissions/member-permissions.ts'
import { member } from '../members/member.ts'
import { notificationRange } from '../notification-ranges/notification-range.ts'
import { noticeRecipient } from '../notifications/notice.ts'
import { balanceImportRow } from '../opening-balances/balance-import.ts'
import { pass } from '../passes/pass.ts'
import { permanentBooking, permanentPlayer } from '../permanent/permanent-booking.ts'
import { consent } from '../personal-data/consent.ts'
import { fileOpening } from '../personal-data/opening.ts'
import { receipt } from '../receipts/receipt.ts'
import { cart } from '../till/cart.ts'
import { memberMerge, memberMergeMove, mergeBlocks, mergeRest } from './member-merge.ts'

/** Fields in which two records may differ and one value is chosen. */
export const mergeFields = [
  'numsocio',
  'nombre',
  'apellidos',
  'nif',
  'fecha_nac',
  'sx',
  'email',
  'idioma',
  'telefono',
  'telefono2',
  'direccion',
  'codigo_postal',
  'poblacion',
  'provincia',
  'extranjero',
  'id_mst_tiposocio',
  'nivel',
  'nivel_decimales',
  'fecha_alta',
  'fecha_ini_acceso_web',
  'notificar',
  'notificarApp',
  'full_iban',
  'preciohora',
  'licencia_federacion',
  'codigo_tarjeta_acceso',
  'aviso_admin',
  'observaciones',
  'path_imagen',
  'permitir_subir_foto',
  'es_invitado',
  'es_externo',
] as const
const chosenFields = defaulted(list(field.choice(...mergeFields)), [])
const two = { id: field.ref('socio'), otro: field.ref('socio') }
const record = object({ ...member.fields, nombre_completo: field.text(220), desc_tiposocio: field.text(80) })

/** Tables with references to a member, which move with it. */
const mergeChanges = [
  // the sessions of a player that ends
  ...[session, knownDevice],
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
  ...[
    team,
    activityEnrolment,
    noticeRecipient,
    championshipEnrolment,
    court,
    pass,
    memberFee,
    courseOffer,
    invoice,
    mandate,
    receipt,
    cart,
    ledgerAccount,
    ledgerOperation,
    accessLog,
    mail,
    balanceImportRow,
  ],
  ...[memberNote, memberDocument, seasonHours, matchHours, consent, fileOpening, memberAccess, memberAccessCourt, notificationRange],
  ...[allowedIncome, allowedReport, allowedSport, extraMemberType, visibleSport],
]

const moved = object({
  tabla: field.text(60),
  de_origen: field.integer(),
  de_destino: field.integer(),
  queda: field.integer(),
})
const sums = object({ debe: field.money(), monedero: field.money() })

/**
 * Preview of a merge into `id`: both records, the better fields of the other one (`propuesta`: those empty here; of notices and penalties the stricter),
 * the rows moved by table, the debts and credits of both, and the reasons against it. Nothing is written.
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
    /** Both codes of the access tab: with two the desk chooses. */
    codigos: object({ destino: optional(field.text(30)), origen: optional(field.text(30)) }),
    /** Parts that go over by themselves (`va`), or end with the other record. */
    resto: list(
      object({ parte: field.choice(...mergeRest), registros: field.integer(), va: field.flag(), detalle: optional(field.text(300)) }),
    ),
    bloqueos: list(object({ motivo: field.choice(...mergeBlocks), detalle: optional(field.text(300)) })),
  }),
})

/**
 * Merges two records into `id`: it takes over the named fields of the other one, and all references to it. Entries of the ledger are
 * unchanged; the owner of its wallet and passes changes. The other record ends: it can no longer be found or opened.
 */
export const mergeMembers = action({
  endpoint: 'POST /api/socio/{id}/union/{otro}',
  permission: 'members',
  input: { ...two, del_otro: chosenFields, codigo_del_otro: defaulted(field.flag(), false) },
  output: object({ id_reg_socio_union: field.integer(), movidos: field.integer() }),
  changes: mergeChanges,
})

/** Merges that can be undone and those already undone, newest 50 first. */
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

/** Undoes a merge, within 30 days: moved rows return if unchanged since; returns the number of rows that stay. */
export const undoMerge = action({
  endpoint: 'POST /api/socio/uniones/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('socio_union') },
  output: object({ devueltos: field.integer(), quedan: field.integer() }),
  changes: mergeChanges,
})

/** Moves all references from one member to another; both records stay (spec 3 §7, A-11). */
export const moveHistory = action({
  endpoint: 'GET /api/socio/{id}/socioDestino/{dest}/traspasarHistorico',
  permission: 'members',
  input: { id: field.ref('socio'), dest: field.ref('socio') },
  output: object({ movidos: field.integer() }),
  changes: mergeChanges,
  answer: 'statusOk',
})

/**
 * References to a member: if there are any, it cannot be deleted before they are moved to another one; returns their number (spec 3 §7).
 */
export const hasHistory = action({
  endpoint: 'GET /api/socio/{id}/comprobarHistoricoAntesEliminar',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: object({ tiene_historico: field.flag(), registros: field.integer() }),
})
