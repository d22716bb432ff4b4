import { type Field, optional, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { debitFaults, sequences } from './debit-fault.ts'
import { mandate } from './mandate.ts'

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
  /** Due lines that are left undebited without it, also those in receipts that are in no file: number and cents; null without the right to see them. */
  pendientes: optional(field.integer()),
  pendiente: optional(field.money()),
})

/** Letters of references that every bank takes, without a stroke at either end or two in a row (formats.md §1.2). */
const letters = /^(?!\/)(?!.*\/\/)[A-Za-z\d+?/:().,' -]+(?<!\/)$/
/** Reference of a mandate that another program gave. */
export const reference: Field<string> = {
  ...referencia,
  read: (raw) => {
    const text = referencia.read(raw)
    return letters.test(text) ? text : refuseValue('invalid.mandate_reference')
  },
}
/** Holder of the account with the address. */
export const holder = { titular, pais, direccion, codigo_postal, poblacion }
/** Holder and kind of debits, as staff write them. */
export const written = { ...holder, esquema, uso }
