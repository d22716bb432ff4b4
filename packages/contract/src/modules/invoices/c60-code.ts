import { addDays, type Day, daysBetween, weekday } from '../../values/day.ts'

/** What a payment letter of Cuaderno 60, modality 2, is made of: six digits of who issues it, the document's number, three of the tax, the last day to pay. */
export interface C60Letter {
  readonly emisora: string
  readonly documento: number
  readonly tributo: string
  readonly limite: Day
  readonly importe: number
}

/** The largest document and amount that the digits hold; the amount in cents. */
const mostDocument = 9_999_999_999
const mostCents = 99_999_999

/** A last day that is a Saturday or a Sunday moves to the Monday: no bank takes the letter before. */
export function workingDay(day: Day): Day {
  const left = 8 - weekday(day)
  return left <= 2 ? addDays(day, left) : day
}

/** Discriminator, tax, exercise, last digit of the year and day of the year up to which the letter may be paid. */
export function identification({ tributo, limite }: Pick<C60Letter, 'tributo' | 'limite'>): string {
  const year = limite.slice(0, 4)
  const julian = daysBetween(`${year}-01-01`, limite) + 1
  return `1${tributo}${year.slice(2)}${year.slice(3)}${String(julian).padStart(3, '0')}`
}

/** The two control digits of modality 2, in whole numbers: decimals of a hundredth are cut, none are 99. */
export function controlDigits({
  emisora,
  documento,
  identificacion,
  importe,
}: {
  emisora: string
  documento: number
  identificacion: string
  importe: number
}) {
  const sum = Number(emisora) * 76 + documento * 9 + (Number(identificacion) + importe - 1) * 55
  return String(99 - Math.floor((100 * (sum % 97)) / 97)).padStart(2, '0')
}

/** The 42 digits of the bar code (GS1-128, application 90, format 521); null where number, amount or issuer do not fit. The amount and the day are within: another one is another code. */
export function c60Code(letter: C60Letter): string | null {
  const { emisora, documento, tributo, importe } = letter
  const fits = /^\d{6}$/.test(emisora) && /^\d{3}$/.test(tributo) && documento > 0 && documento <= mostDocument
  if (!fits || importe <= 0 || importe > mostCents) return null
  const identificacion = identification(letter)
  const digits = controlDigits({ emisora, documento, identificacion, importe })
  return `90521${emisora}${String(documento).padStart(10, '0')}${digits}${identificacion}${String(importe).padStart(8, '0')}0`
}
