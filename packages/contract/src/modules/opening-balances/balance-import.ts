import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'members' } as const

/** Import of a list of balances: user, time, result, and its undoing (0124). */
export const balanceImport = resource('balance-import', {
  ...internal,
  table: 'saldo_importado',
  path: 'saldo_importado',
  label: 'nombre_fichero',
  words: { club: ['nombre_fichero'] },
  fields: {
    id_reg_saldo_importado: field.id(),
    fecha: field.instant(),
    id_mst_socios_autor: optional(field.ref('socio')),
    nombre_fichero: field.text(200),
    filas: field.integer({ min: 0 }),
    /** Number of wallets credited, with their total, and number of passes. */
    monederos: field.integer({ min: 0 }),
    importe: field.money({ min: 0 }),
    abonos: field.integer({ min: 0 }),
    omitidos: field.integer({ min: 0 }),
    undone_at: optional(field.instant()),
  },
})

/**
 * Balance imported for one member, as stored in the ledger: credits of the wallet or a pass. Its `clave` prevents a second import of the
 * same balance.
 */
export const balanceImportRow = resource('balance-import-row', {
  ...internal,
  table: 'saldo_importado_fila',
  path: 'saldo_importado_fila',
  label: 'clave',
  words: { club: ['clave'] },
  fields: {
    id_reg_saldo_importado_fila: field.id(),
    id_reg_saldo_importado: field.ref('saldo_importado'),
    id_mst_socios: field.ref('socio'),
    /** Kind and end of the balance; for passes also an index among equal ones. Unique per member. */
    clave: field.text(60),
    /** Imported credits with their amount, or the pass. */
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
