import type { parameterAll } from '@app/contract/club/parameter'
import type { OutputOf } from '@app/contract/kit/action'
import { type Field, guarded, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import type { Choice } from '../../kit/fields/choices.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'

export type ParameterRow = OutputOf<typeof parameterAll>[number]

/** Field of a parameter's value: its control follows from the catalogue's kind. */
export const fieldOf = (row: ParameterRow): Field => (row.protegido ? guarded(kindOf(row)) : kindOf(row))

function kindOf({ tipo, opciones, min, max }: ParameterRow): Field {
  if (tipo === 'flag') return field.flag()
  if (tipo === 'choice') return field.choice(...opciones)
  if (tipo === 'integer') return field.integer({ ...(min !== null && { min }), ...(max !== null && { max }) })
  if (tipo === 'httpsUrl') return optional(field.httpsUrl())
  if (tipo === 'deviceHost') return optional(field.deviceHost())
  return optional(field.text(400))
}

/** Value as input of the calls: flags are '1' and '0'. */
export const asText = (value: unknown) => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? ''))

/** Initial value of a control; a disabled flag is off. */
export const draftValue = ({ tipo, valor, activo }: ParameterRow): unknown => (tipo === 'flag' ? activo && valor === '1' : valor)

/** Values of parameters as last read, in the form of the dictionary: a disabled one is empty. */
export const seenOf = (rows: readonly ParameterRow[], changed: object) => ({
  parametros: Object.fromEntries(
    rows.filter(({ cod_param }) => cod_param in changed).map(({ cod_param, activo, valor }) => [cod_param, activo ? valor : '']),
  ),
})

/** Options of a value, if its kind has any. */
export const choicesIn = (row: ParameterRow): Choice[] | undefined => {
  const values = row.tipo === 'flag' ? ['1', '0'] : row.tipo === 'choice' ? row.opciones : undefined
  return values?.map((value) => ({ value, text: valueLabel(row, value) }))
}

/** Value as text: yes and no, the words of a named choice, its unit. */
export const valueLabel = ({ tipo, unidad }: ParameterRow, value: string): string => {
  if (tipo === 'flag') return t(value === '1' ? 'core.yes' : 'core.no')
  if (tipo === 'choice' && !/^\d*$/.test(value)) return tFound('param.value', value)
  return unidad && value !== '' ? `${value} ${tFound('param.unit', unidad, { n: value })}` : value
}
