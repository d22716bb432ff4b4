import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** States of a mandate: asked for and not signed yet, in force, at rest until another account is known, revoked. */
export const mandateStates = ['pedido', 'activo', 'reposo', 'revocado'] as const
/** Origins of a signature: paper, a tick of the desk that there is one, another program, the page of a letter's link. */
const mandateOrigins = ['papel', 'marca', 'importado', 'enlace'] as const
/** Uses of a mandate: any number of debits, one alone, one more and no further. */
export const mandateUses = ['RCUR', 'OOFF', 'FNAL'] as const
/** Schemes of direct debits: for anybody, and between companies. */
export const debitSchemes = ['CORE', 'B2B'] as const

/** Values of a mandate before a change, as its next file tells the bank. */
export interface Amendment {
  readonly iban_anterior: string | null
  readonly referencia_anterior: string | null
  readonly acreedor_anterior: string | null
}

/** Mandate of a payer for the direct debits of a company (formats.md §1.3, A-181). */
export const mandate = resource('mandate', {
  table: 'mandato',
  path: 'mandato',
  label: 'referencia',
  permission: 'members',
  only: [],
  shown: { text: 'core.used.mandates', route: '/socios/{id_mst_socios}/edit?tabActivated=tabRecibos', name: ['referencia'] },
  words: {
    law: ['referencia', 'titular', 'iban', 'iban_anterior', 'referencia_anterior', 'direccion', 'codigo_postal', 'poblacion'],
    person: ['motivo'],
    club: ['acreedor', 'acreedor_anterior', 'pais', 'enlace_huella'],
  },
  fields: {
    id_reg_mandato: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_empresas: field.ref('empresa'),
    /** Unique within the company, for ever. */
    referencia: field.text(35),
    estado: defaulted(field.choice(...mandateStates), 'activo'),
    /** Holder of the account. */
    titular: field.text(70),
    /** Account that may be debited; null while it is asked for. */
    iban: optional(field.iban()),
    /** Address of the holder, for accounts outside of the EEA: country in two letters, street and number, postal code, town. */
    pais: optional(field.text(2)),
    direccion: optional(field.text(70)),
    codigo_postal: optional(field.text(16)),
    poblacion: optional(field.text(35)),
    /** Day of the signature; null while it is asked for. */
    fecha_firma: optional(field.day()),
    origen: defaulted(field.choice(...mandateOrigins), 'papel'),
    /** The treasurer has seen that there is a signature: false for one from another program. */
    confirmado: defaulted(field.flag(), true),
    esquema: defaulted(field.choice(...debitSchemes), 'CORE'),
    uso: defaulted(field.choice(...mandateUses), 'RCUR'),
    /** Signed document. */
    id_reg_archivo: optional(field.ref('archivo')),
    /** Creditor identifier of the signature. */
    acreedor: optional(field.text(35)),
    /** Values before a change that the next file tells the bank once: its amendment. */
    iban_anterior: optional(field.iban()),
    referencia_anterior: optional(field.text(35)),
    acreedor_anterior: optional(field.text(35)),
    /** Collection day of its last debit. */
    ultimo_uso: optional(field.day()),
    /** Debits in files that were not returned before or after. */
    usos: defaulted(field.integer({ min: 0 }), 0),
    /** Reason of a rest or a revocation. */
    motivo: optional(field.text(200)),
    fecha_revocado: optional(field.day()),
    /** Hash of the token in the letter that asks for the signature, when it was sent, and until when it opens the page. */
    enlace_huella: optional(field.text(64)),
    enlace_pedido: optional(field.instant()),
    enlace_hasta: optional(field.instant()),
    fecha_creacion: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
