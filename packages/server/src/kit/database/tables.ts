import { defaulted, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { resource } from '@app/contract/kit/resource'
import { places } from '../files/file-store.ts'

const internal = { only: [], permission: 'admin' } as const

/** One entry per command: author, time, address, call and tables written; before and after for rows of money. Never edited. */
const auditEntry = resource('audit-entry', {
  ...internal,
  table: 'auditoria',
  path: 'auditoria',
  label: 'accion',
  words: { person: ['datos', 'cambios'], club: ['accion', 'peticion', 'ip', 'tablas'] },
  fields: {
    id_reg_auditoria: field.id(),
    fecha: field.instant(),
    id_mst_socios: optional(field.integer()),
    accion: field.text(200),
    peticion: field.text(60),
    ip: optional(field.text(60)),
    tablas: field.json<string[]>(),
    datos: field.json<unknown>(),
    cambios: optional(field.json<unknown>()),
  },
})

/**
 * The text of the answer to a write that carried an Idempotency-Key: a repeated call gets it back and writes nothing. Sealed by
 * `idempotency.ts`, with the fingerprint of its input: an answer may show a secret once, and an input may be a password. A key may be removed
 * three days after the last answer was sealed under it.
 */
const savedAnswer = resource('saved-answer', {
  ...internal,
  table: 'idempotencia',
  path: 'idempotencia',
  label: 'clave',
  words: { person: ['respuesta'], club: ['clave', 'accion', 'huella'] },
  fields: {
    id_reg_idempotencia: field.id(),
    clave: field.text(200),
    id_mst_socios: defaulted(field.integer(), 0),
    accion: field.text(200),
    huella: field.note(),
    respuesta: optional(field.note()),
    fecha: field.instant(),
  },
})

/** Work to be done after the commit: mail, devices, big files. Written in the transaction that requests it. */
export const outboxJob = resource('outbox-job', {
  ...internal,
  table: 'outbox',
  path: 'outbox',
  label: 'kind',
  words: { person: ['payload', 'error'], club: ['kind', 'lane', 'lease'] },
  fields: {
    id: field.id(),
    kind: field.text(60),
    payload: field.json<unknown>(),
    lane: defaulted(field.text(20), 'work'),
    urgency: defaulted(field.integer(), 1),
    /** Instant from which a worker may take it: of a job at work the end of its lease, of a failed attempt the next one. */
    run_at: field.instant(),
    /** Mark of the worker that has it. */
    lease: optional(field.text(36)),
    attempts: defaulted(field.integer(), 0),
    /** Instant from which an outside system may have accepted it without our record of that. */
    contacted_at: optional(field.instant()),
    error: optional(field.note()),
    done_at: optional(field.instant()),
    failed_at: optional(field.instant()),
    doubt_at: optional(field.instant()),
  },
})

/** An uploaded picture after resizing; kept in rows so that backups include it. */
const storedPicture = resource('stored-picture', {
  ...internal,
  table: 'imagen',
  path: 'imagen',
  label: 'huella',
  words: 'club',
  fields: {
    id_reg_imagen: field.id(),
    huella: field.text(64),
    tipo: field.text(40),
    contenido: field.bytes(),
    fecha: field.instant(),
  },
})

/** A file of any other kind; its bytes are in the row if it is small. */
const storedFile = resource('stored-file', {
  ...internal,
  table: 'archivo',
  path: 'archivo',
  label: 'clave',
  words: 'club',
  fields: {
    id_reg_archivo: field.id(),
    /** Its name in the store. */
    clave: field.text(40),
    lugar: field.choice(...places),
    /** Media type by content. */
    tipo: field.text(100),
    bytes: field.integer({ min: 0 }),
    /** SHA-256 in hexadecimal. */
    huella: field.text(64),
    contenido: optional(field.bytes()),
  },
})

/** One row with the version of the configuration: changed by every commit that changes tables kept in memory (decision 0062). */
const configurationVersion = resource('configuration-version', {
  ...internal,
  table: 'configuracion_version',
  path: 'configuracion_version',
  label: 'version',
  words: 'club',
  fields: { id_reg_version: field.id(), version: field.text(36) },
})

export const kitResources = [auditEntry, savedAnswer, outboxJob, storedPicture, storedFile, configurationVersion] as const
