import { isDay } from '../../values/day.ts'

/** Stretch of a record: its content and number of characters. */
type Stretch = readonly [name: string, width: number]
/** Layout of a bank's Cuaderno 60 file: fixed widths, one payment per line. */
export interface C60Profile {
  readonly nombre: string
  /** Characters of every line. */
  readonly longitud: number
  /** First characters of a payment's line; other lines are heads and totals. */
  readonly codigo: string
  /** Must include importeCentimos, fechaCobroDDMMAA and referencia. */
  readonly campos: readonly Stretch[]
}
/** Payment of the file: cents, payment day, reference of the letter. */
export interface C60Payment {
  readonly referencia: string
  readonly importe: number
  readonly fecha: string
  readonly emisora: string | null
}

/** Detail record of the related Cuaderno 57: the default until the bank's own layout is uploaded. */
export const defaultProfile: C60Profile = {
  nombre: 'Norma 57',
  longitud: 100,
  codigo: '60',
  campos: [
    ['code', 2],
    ['operation', 2],
    ['emisora', 8],
    ['sufijo', 3],
    ['canal', 1],
    ['entidad', 4],
    ['oficina', 4],
    ['fechaCobroDDMMAA', 6],
    ['importeCentimos', 12],
    ['idCobro', 6],
    ['ccEntidad', 4],
    ['ccOficina', 4],
    ['ccDC', 2],
    ['ccCuenta', 10],
    ['domiciliacion', 1],
    ['anulacion', 1],
    ['referencia', 13],
    ['libre', 17],
  ],
}

const needed = ['importeCentimos', 'fechaCobroDDMMAA', 'referencia']
const isStretch = (one: unknown): one is Stretch =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isInteger(one[1]) && one[1] > 0

/** Reads an uploaded profile; null if incomplete: widths must fill the line, and the three required stretches must be present. */
export function readProfile(raw: unknown): C60Profile | null {
  const { nombre, longitud, codigo, campos } = (raw ?? {}) as Partial<Record<keyof C60Profile, unknown>>
  if (typeof nombre !== 'string' || typeof codigo !== 'string' || codigo === '' || !Array.isArray(campos) || !campos.every(isStretch))
    return null
  const width = campos.reduce((sum, [, one]) => sum + one, 0)
  const names = campos.map(([name]) => name)
  if (width !== longitud || width > 2000 || !needed.every((name) => names.includes(name))) return null
  return { nombre: nombre.slice(0, 80), longitud: width, codigo, campos }
}

/** Reads a profile from a JSON file; null if the text is not JSON. */
export function readProfileFile(text: string): C60Profile | null {
  try {
    return readProfile(JSON.parse(text))
  } catch {
    return null
  }
}

const cut = (line: string, campos: readonly Stretch[]): Record<string, string> => {
  let at = 0
  return Object.fromEntries(
    campos.map(([name, width]) => {
      const text = line.slice(at, at + width).trim()
      at += width
      return [name, text]
    }),
  )
}
const dayOf = (text: string) => {
  const day = `20${text.slice(4, 6)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
  return /^\d{6}$/.test(text) && isDay(day) ? day : null
}

export type C60Reading =
  | { readonly payments: readonly C60Payment[] }
  | { readonly problem: string; readonly values: { readonly linea: number; readonly longitud: number } }

/** Payments of a bank's file; or the fault, as a text key, with its line. */
export function readC60(text: string, profile: C60Profile): C60Reading {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+$/, ''))
  const payments: C60Payment[] = []
  for (const [index, line] of lines.entries()) {
    const wrong = (problem: string) => ({ problem, values: { linea: index + 1, longitud: profile.longitud } })
    if (line.length > profile.longitud) return wrong('c60.linea_larga')
    if (!line.startsWith(profile.codigo)) continue
    const { importeCentimos = '', fechaCobroDDMMAA = '', referencia = '', emisora = '' } = cut(line, profile.campos)
    const fecha = dayOf(fechaCobroDDMMAA)
    if (!/^\d+$/.test(importeCentimos)) return wrong('c60.importe')
    if (fecha === null) return wrong('c60.fecha')
    if (referencia === '') return wrong('c60.sin_referencia')
    payments.push({ referencia, importe: Number(importeCentimos), fecha, emisora: emisora || null })
  }
  return payments.length > 0 ? { payments } : { problem: 'c60.sin_cobros', values: { linea: lines.length, longitud: profile.longitud } }
}
