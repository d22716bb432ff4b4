import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'members' } as const

/** One list of balances that was brought: who, when, what came of it, and whether it was taken back (0124). */
export const balanceImport = resource('balance-import', {
  ...internal,
  table: 'saldo_importado',
  path: 'saldo_importado',
  label: 'nombre_fichero',
  fields: {
    id_reg_saldo_importado: field.id(),
    fecha: field.instant(),
    id_mst_socios_autor: optional(field.ref('socio')),
    nombre_fichero: field.text(200),
    filas: field.integer({ min: 0 }),
    /** Wallets that got something, with how much in all, and passes. */
    monederos: field.integer({ min: 0 }),
    importe: field.money({ min: 0 }),
    abonos: field.integer({ min: 0 }),
    omitidos: field.integer({ min: 0 }),
    undone_at: optional(field.instant()),
  },
})

/** What a list brought to one member, as the ledger keeps it: credits of his wallet or a pass. Its `clave` keeps the same from being brought twice. */
export const balanceImportRow = resource('balance-import-row', {
  ...internal,
  table: 'saldo_importado_fila',
  path: 'saldo_importado_fila',
  label: 'clave',
  fields: {
    id_reg_saldo_importado_fila: field.id(),
    id_reg_saldo_importado: field.ref('saldo_importado'),
    id_mst_socios: field.ref('socio'),
    /** What it is and until when; of passes also which of several alike. One of each per member. */
    clave: field.text(60),
    /** The credits that it brought, with how much, or the pass. */
    id_reg_cuenta: optional(field.ref('libro_cuenta')),
    importe: defaulted(field.money({ min: 0 }), 0),
    id_reg_abonos: optional(field.ref('abono')),
  },
})

export const openingBalancesRefusals = refusals({
  'saldos.demasiadas_filas': 422,
  'saldos.sin_filas': 422,
  'saldos.ha_cambiado': 409,
  'saldos.ya_deshecha': 409,
  'saldos.en_uso': 409,
})
