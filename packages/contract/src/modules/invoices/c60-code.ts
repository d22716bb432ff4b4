import { addDays, type Day, daysBetween, weekday } from '../../values/day.ts'

/** Payment letter of Cuaderno 60, modality 2: six digits of the issuer, the document's number, three of the tax, the last day to pay. */
export interface C60Letter {
  readonly emisora: string
  readonly documento: number
  readonly tributo: string
  readonly limite: Day
  readonly importe: number
}

/** Largest document number and amount that fit the digits; the amount in cents. */
const maxDocument = 9_999_999_999
const maxCents = 99_999_999

/** A last day on a Saturday or a Sunday moves to Monday: no bank accepts the letter then. */
export function workingDay(day: Day): Day {
  const left = 8 - weekday(day)
  return left <= 2 ? addDays(day, left) : day
}

/** Discriminator, tax, exercise, last digit of the year and day of the year until which the letter may be paid. */
export function identification({ tributo, limite }: Pick<C60Letter, 'tributo' | 'limite'>): string {
  const year = limite.slice(0, 4)
  const julian = daysBetween(`${year}-01-01`, limite) + 1
  return `1${tributo}${year.slice(2)}${year.slice(3)}${String(julian).padStart(3, '0')}`
}

/** Two control digits of modality 2, in integers: decimals of a hundredth are cut; remainder 0 gives 99. */
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

/** Parts of a letter's code: issuer, reference, last day and amount in cents. */
export function c60Parts(code: string) {
  const limite = addDays(`20${code.slice(27, 29)}-01-01`, Number(code.slice(30, 33)) - 1)
  return { emisora: code.slice(5, 11), referencia: code.slice(11, 23), limite, importe: Number(code.slice(33, 41)) }
}

/**
 * The 42 digits of the bar code (GS1-128, application 90, format 521); null if number, amount or issuer do not fit. Amount and day are
 * included: changing them changes the code.
 */
export function c60Code(letter: C60Letter): string | null {
  const { emisora, documento, tributo, importe } = letter
  const fits = /^\d{6}$/.test(emisora) && /^\d{3}$/.test(tributo) && documento > 0 && documento <= maxDocument
  if (!fits || importe <= 0 || importe > maxCents) return null
  const identificacion = identification(letter)
  const digits = controlDigits({ emisora, documento, identificacion, importe })
  return `90521${emisora}${String(documento).padStart(10, '0')}${digits}${identificacion}${String(importe).padStart(8, '0')}0`
}
