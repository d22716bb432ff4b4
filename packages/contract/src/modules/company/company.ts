import { defaulted, type Field, guarded, optional, refuseValue, sealed } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { readBic } from '../../values/bic.ts'
import { readCreditorId } from '../../values/creditor-id.ts'

const digits = (max: number, key: string): Field<string> => ({
  ...field.text(max),
  read: (raw) => (new RegExp(`^\\d{${max}}$`).test(String(raw).trim()) ? String(raw).trim() : refuseValue(key)),
})
const bic: Field<string> = { ...field.text(11), read: (raw) => readBic(String(raw)) ?? refuseValue('invalid.bic') }
const creditor: Field<string> = {
  ...field.text(35),
  read: (raw) => readCreditorId(String(raw))?.value ?? refuseValue('invalid.creditor_id'),
}

/** Two megabytes, as for every bank file and logo. */
export const bankFileMax = 2_097_152

/** Company that sells and invoices unless a line names another. */
export const mainCompany = 1
const gateways = ['redsys', 'redsys_pruebas', 'simulador'] as const
/** Signatures by which a gateway identifies its merchant (formats.md §4.1). */
export const gatewaySignatures = ['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const

/** Common territory with its islands and cities, and the territories with a tax agency of their own. */
export const territories = ['comun', 'canarias', 'ceuta_melilla', 'araba', 'bizkaia', 'gipuzkoa', 'navarra'] as const

/** Invoicing company; its name and tax id head every paper, its account collects the receipts (spec 1 §3, A-82). */
export const company = resource('company', {
  table: 'empresa',
  path: 'empresa',
  label: 'nombre',
  permission: 'params',
  dropdown: ['params', 'invoices', 'members'],
  reserved: [1],
  only: ['dropdown'],
  shown: { text: 'menu.company', route: '/empresas/{id_mst_empresas}/edit' },
  words: 'club',
  fields: {
    id_mst_empresas: field.id(),
    nombre: field.text(160),
    nif: optional(field.nif()),
    direccion: optional(field.text(200)),
    codigo_postal: optional(field.text(12)),
    poblacion: optional(field.text(100)),
    /** Territory of its taxation, with a tax and a system of invoices of its own. */
    territorio: defaulted(field.choice(...territories), 'comun'),
    /** First day whose official invoices have records of VERI*FACTU; none if empty. */
    verifactu_desde: optional(field.day()),
    telefono: optional(field.phone()),
    fax: optional(field.phone()),
    email: optional(field.email()),
    header_logo: optional(field.file()),
    clavepagospriv: guarded(sealed(optional(field.secret()))),
    /** Merchant number at the card gateway (FUC). */
    clavepagospub: guarded(optional(field.text(200))),
    terminal_pagos: guarded(defaulted(field.integer({ min: 1, max: 999 }), 1)),
    /** Card gateway: the real one, its test environment, or the simulator of this installation, which moves no money. */
    pasarela: guarded(defaulted(field.choice(...gateways), 'redsys')),
    /** Signature by which the gateway identifies the merchant. */
    firma_pagos: guarded(defaulted(field.choice(...gatewaySignatures), 'HMAC_SHA256_V1')),
    /** User name and password for the cash machine (formats.md §4.3). */
    usuario_maquina: guarded(optional(field.text(60))),
    clave_maquina: guarded(sealed(optional(field.secret()))),
    iban: guarded(optional(field.iban())),
    bic: guarded(optional(bic)),
    /** Business code in the creditor identifier: each is a separate creditor with separate mandates. */
    sufijo_acreedor: guarded(defaulted(digits(3, 'empresa.sufijo'), '000')),
    id_acreedor: guarded(optional(creditor)),
    formato_sepa: defaulted(field.choice('pain.008.001.08', 'pain.008.001.02'), 'pain.008.001.08'),
    /** Bank days before the collection by which its bank wants the file, and the minute of that day until which it takes it. */
    aviso_banco: defaulted(field.integer({ min: 1, max: 15 }), 2),
    hora_banco: defaulted(field.minute(), 960),
    /** Sequence of the first debit of a mandate: RCUR, or FRST where the bank still wants it. */
    secuencia_primera: defaulted(field.choice('RCUR', 'FRST'), 'RCUR'),
    /** Six digits of the issuer of Cuaderno 60 letters: INE province, municipality, check digit. */
    emisora_c60: guarded(optional(digits(6, 'empresa.emisora'))),
    /** Layout of the bank's Cuaderno 60 file; the shipped layout when empty. */
    perfil_c60: optional(field.json<unknown>()),
    /** Place of the club in decimal degrees (WGS 84), for the distances of the club finder. */
    latitud: optional(field.number({ min: -90, max: 90 })),
    longitud: optional(field.number({ min: -180, max: 180 })),
    /** Agreement to be listed in the club finder. */
    en_buscador: defaulted(field.flag(), false),
  },
})
