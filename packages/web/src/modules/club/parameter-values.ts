import type { parameterAll } from '@app/contract/club/parameter'
import type { OutputOf } from '@app/contract/kit/action'
import { type Field, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import type { Choice } from '../../kit/fields/choices.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'

export type ParameterRow = OutputOf<typeof parameterAll>[number]

/** The field of a parameter's value: its control follows from the catalogue's kind. */
export function fieldOf({ tipo, opciones, min, max }: ParameterRow): Field {
  if (tipo === 'flag') return field.flag()
  if (tipo === 'choice') return field.choice(...opciones)
  if (tipo === 'integer') return field.integer({ ...(min !== null && { min }), ...(max !== null && { max }) })
  if (tipo === 'httpsUrl') return optional(field.httpsUrl())
  if (tipo === 'deviceHost') return optional(field.deviceHost())
  return optional(field.text(400))
}

/** A value as the calls take it: flags are '1' and '0'. */
export const asText = (value: unknown) => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? ''))

/** A value as its control starts with it; a switched-off flag is off. */
export const draftValue = ({ tipo, valor, activo }: ParameterRow): unknown => (tipo === 'flag' ? activo && valor === '1' : valor)

/** What some parameters were when they were read, as the dictionary says them: a switched-off one is empty. */
export const seenOf = (rows: readonly ParameterRow[], changed: object) => ({
  parametros: Object.fromEntries(
    rows.filter(({ cod_param }) => cod_param in changed).map(({ cod_param, activo, valor }) => [cod_param, activo ? valor : '']),
  ),
})

/** What a value may be, where its kind says so. */
export const choicesIn = (row: ParameterRow): Choice[] | undefined => {
  const values = row.tipo === 'flag' ? ['1', '0'] : row.tipo === 'choice' ? row.opciones : undefined
  return values?.map((value) => ({ value, text: inWords(row, value) }))
}

/** A value in words: yes and no, its unit. */
export const inWords = ({ tipo, unidad }: ParameterRow, value: string): string => {
  if (tipo === 'flag') return t(value === '1' ? 'core.yes' : 'core.no')
  return unidad && value !== '' ? `${value} ${tFound('param.unit', unidad, { n: value })}` : value
}
