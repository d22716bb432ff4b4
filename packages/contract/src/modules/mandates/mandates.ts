import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { streamedUpload } from '../../kit/upload.ts'
import { member } from '../members/member.ts'
import { debitFaults, sequences } from './debit-fault.ts'
import { mandate } from './mandate.ts'

/** Largest scan of a signed mandate, in bytes. */
export const mandateScanMax = 12_582_912

const { id_reg_mandato, id_mst_socios, id_mst_empresas, referencia, estado, titular, fecha_firma, origen, confirmado, esquema, uso } =
  mandate.fields
const { pais, direccion, codigo_postal, poblacion, acreedor, ultimo_uso, usos, motivo, fecha_revocado, enlace_pedido } = mandate.fields
const { iban_anterior, referencia_anterior, acreedor_anterior } = mandate.fields

/** Mandate as shown: without the right to see members its account is masked, and `cuenta_entera` is off. */
export const mandateRow = object({
  ...{ id_reg_mandato, id_mst_socios, id_mst_empresas, referencia, estado, titular, fecha_firma, origen, confirmado, esquema, uso },
  ...{ pais, direccion, codigo_postal, poblacion, acreedor, ultimo_uso, usos, motivo, fecha_revocado, enlace_pedido },
  ...{ iban_anterior, referencia_anterior, acreedor_anterior },
  iban: optional(field.text(40)),
  cuenta_entera: field.flag(),
  desc_empresa: field.text(160),
  /** Reason against a debit today; null while it can be debited. */
  fallo: optional(field.choice(...debitFaults)),
  /** Sequence of the next debit. */
  secuencia: field.choice(...sequences),
  /** Last day without a debit on which it still holds. */
  caduca: optional(field.day()),
  tiene_documento: field.flag(),
  /** Open receipts and due lines that stop with it: their number and cents; null without the right to see them. */
  pendientes: optional(field.integer()),
  pendiente: optional(field.money()),
})

const one = { id: field.ref('mandato') }
/** Mandates of a member, in force first, and the companies without one. */
export const memberMandates = action({
  endpoint: 'GET /api/mandato/socio/{id}',
  permission: ['members', 'invoices'],
  input: { id: field.ref('socio') },
  output: object({
    mandatos: list(mandateRow),
    /** Companies with a creditor identifier that have no mandate of the member, with the reason shown to the desk. */
    sin_mandato: list(object({ id_mst_empresas: field.integer(), desc_empresa: field.text(160), fallo: field.choice(...debitFaults) })),
    titular: field.text(70),
  }),
})
export const getMandate = action({ endpoint: 'GET /api/mandato/{id}', permission: ['members', 'invoices'], input: one, output: mandateRow })

const written = {
  titular,
  ...{ pais, direccion, codigo_postal, poblacion, esquema, uso },
}
/**
 * A signed mandate: paper or tick. Refuses a signature of the future, a second mandate of the company, a reference that exists, and
 * an account outside of the EEA without the holder's address. The account becomes that of the member's record.
 */
export const createMandate = action({
  endpoint: 'POST /api/mandato',
  permission: 'members',
  input: {
    ...{ id_mst_socios, id_mst_empresas },
    /** Made by the product if empty. */
    referencia: optional(referencia),
    iban: field.iban(),
    fecha_firma: field.day(),
    origen: defaulted(field.choice('papel', 'marca'), 'papel'),
    ...partial(written),
  },
  output: mandateRow,
  changes: [mandate, member],
})
/** Changes holder, address, scheme or use of a mandate that is not revoked. */
export const updateMandate = action({
  endpoint: 'PUT /api/mandato/{id}',
  permission: 'members',
  input: { ...one, ...partial(written) },
  output: mandateRow,
  changes: [mandate],
  edits: editsOf(getMandate),
})
/**
 * Changes the account: under the same mandate, with an amendment that the next file tells the bank once, or by a new mandate that ends
 * this one. The account becomes that of the member's record.
 */
export const changeAccount = action({
  endpoint: 'POST /api/mandato/{id}/cuenta',
  permission: 'members',
  input: {
    ...one,
    iban: field.iban(),
    modo: field.choice('enmienda', 'nuevo'),
    titular: optional(titular),
    /** Signature of the new mandate; today if empty. */
    fecha_firma: optional(field.day()),
  },
  output: mandateRow,
  changes: [mandate, member],
})
/** Revokes a mandate today: nothing is debited by it again. */
export const revokeMandate = action({
  endpoint: 'POST /api/mandato/{id}/revocar',
  permission: 'members',
  input: { ...one, motivo: optional(field.text(200)) },
  output: mandateRow,
  changes: [mandate],
})
/** Stores the signed paper of a mandate in place of an earlier one. */
export const addMandateScan = action({
  endpoint: 'POST /api/mandato/{id}/documento',
  permission: 'members',
  bodyMax: mandateScanMax + 65_536,
  input: { ...one, documento: streamedUpload },
  output: mandateRow,
  changes: [mandate],
})
/** Signed paper of a mandate. */
export const mandateScan = action({ endpoint: 'GET /api/mandato/{id}/documento', permission: 'members', input: one, output: nothing })
/** Paper of a mandate for a signature by hand: PDF. */
export const mandatePaper = action({ endpoint: 'GET /api/mandato/{id}/impreso', permission: 'members', input: one, output: nothing })

/** Changes of a mandate, newest first, each value before and after. */
export const mandateHistory = action({
  endpoint: 'GET /api/mandato/{id}/historial',
  permission: 'members',
  input: one,
  output: list(
    object({
      fecha: field.instant(),
      desc_socio: optional(field.text(220)),
      es_nueva: field.flag(),
      cambios: list(object({ campo: field.text(60), antes: field.json<unknown>(), despues: field.json<unknown>() })),
    }),
  ),
})

const people = { socios: list(field.ref('socio'), 5000), id_mst_empresas: field.ref('empresa') }
/**
 * Asks members for a signature, or for another account, by a letter with a link. Those without an address, and those that have a
 * mandate in force, are named and left out. Asked again, the earlier link ends.
 */
export const askSignatures = action({
  endpoint: 'POST /api/mandato/pedir',
  permission: 'members',
  input: people,
  output: object({ pedidas: field.integer(), sin_correo: list(field.text(220)), con_mandato: field.integer() }),
  changes: [mandate],
})
/** Records for many members that there is a signed paper of the account in their record. Those that cannot have one are named and left out. */
export const tickMandates = action({
  endpoint: 'POST /api/mandato/marcar',
  permission: 'members',
  input: { ...people, fecha_firma: field.day() },
  output: object({ hechos: field.integer(), fuera: list(object({ nombre: field.text(220), fallo: field.choice(...debitFaults) })) }),
  changes: [mandate],
})
/** Mandates from another program, to be confirmed. */
export const importedMandates = action({
  endpoint: 'GET /api/mandato/importados',
  permission: ['members', 'invoices'],
  input: {},
  output: list(
    object({
      ...{ id_reg_mandato, id_mst_socios, id_mst_empresas, referencia, fecha_firma, titular },
      iban: field.text(40),
      nombre_completo: field.text(220),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Confirms mandates from another program: the treasurer has seen their signatures. */
export const confirmMandates = action({
  endpoint: 'POST /api/mandato/confirmar',
  permission: 'members',
  input: { mandatos: list(field.ref('mandato'), 20_000) },
  output: object({ confirmados: field.integer() }),
  changes: [mandate],
})
