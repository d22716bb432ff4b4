import { defaulted, type Field, optional, refuseValue, sealed } from '../../kit/field.ts'
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

/** The company that sells and issues where a line names none. */
export const mainCompany = 1
const gateways = ['redsys', 'redsys_pruebas', 'simulador'] as const
/** By which signature a gateway knows its merchant (formats.md §4.1). */
export const gatewaySignatures = ['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const

/** The company that invoices; its name and tax id head every paper, its account collects the receipts (spec 1 §3, A-82). */
export const company = resource('company', {
  table: 'empresa',
  path: 'empresa',
  label: 'nombre',
  permission: 'params',
  dropdown: ['params', 'invoices'],
  reserved: [1],
  only: ['dropdown'],
  shown: { text: 'menu.company', route: '/empresas/{id_mst_empresas}/edit' },
  fields: {
    id_mst_empresas: field.id(),
    nombre: field.text(160),
    nif: optional(field.nif()),
    direccion: optional(field.text(200)),
    codigo_postal: optional(field.text(12)),
    poblacion: optional(field.text(100)),
    telefono: optional(field.phone()),
    fax: optional(field.phone()),
    email: optional(field.email()),
    header_logo: optional(field.file()),
    clavepagospriv: sealed(optional(field.secret())),
    /** The merchant's number at the card gateway (FUC). */
    clavepagospub: optional(field.text(200)),
    terminal_pagos: defaulted(field.integer({ min: 1, max: 999 }), 1),
    /** Where cards are paid: the gateway, the gateway's own tests, or the simulator of this installation, which moves no money. */
    pasarela: defaulted(field.choice(...gateways), 'redsys'),
    /** By which of its signatures the gateway knows the merchant. */
    firma_pagos: defaulted(field.choice(...gatewaySignatures), 'HMAC_SHA256_V1'),
    /** By which name and password the product speaks to the cash machine (formats.md §4.3). */
    usuario_maquina: optional(field.text(60)),
    clave_maquina: sealed(optional(field.secret())),
    iban: optional(field.iban()),
    bic: optional(bic),
    /** The business code in the creditor identifier: each is a creditor of its own, with its own mandates. */
    sufijo_acreedor: defaulted(digits(3, 'empresa.sufijo'), '000'),
    id_acreedor: optional(creditor),
    formato_sepa: defaulted(field.choice('pain.008.001.08', 'pain.008.001.02'), 'pain.008.001.08'),
    /** The six digits of who issues Cuaderno 60 letters: INE province, municipality, check digit. */
    emisora_c60: optional(digits(6, 'empresa.emisora')),
    /** How the bank's Cuaderno 60 file is laid out; the shipped layout when empty. */
    perfil_c60: optional(field.json<unknown>()),
  },
})

/** A bank's Cuaderno 60 file that was taken in: each payment of it once, by reference. */
export const bankFile = resource('bank-file', {
  table: 'empresa_c60',
  path: 'empresa_c60',
  label: 'nombre_fichero',
  permission: 'params',
  only: [],
  fields: {
    id_reg_empresa_c60: field.id(),
    id_mst_empresas: field.ref('empresa'),
    nombre_fichero: field.text(200),
    /** SHA-256 of the file: the same one twice changes nothing. */
    huella: field.text(64),
    fecha: field.instant(),
    cobros: field.integer({ min: 0 }),
    importe: field.money(),
    lineas: field.json<unknown>(),
  },
})
