import { isDay } from '../../values/day.ts'

/** Stretch of a record: its content and number of characters. */
export type Stretch = readonly [name: string, width: number]
/** Layout of a bank's Cuaderno 60 file: fixed widths, one payment per line. */
export interface C60Profile {
  readonly nombre: string
  /** Characters of every line. */
  readonly longitud: number
  /** First characters of a payment's line; other lines are heads and totals. */
  readonly codigo: string
  /** Must include importeCentimos, fechaCobroDDMMAA and referencia. */
  readonly campos: readonly Stretch[]
  /** Line of the foot; must include importeTotalCentimos. */
  readonly pie?: { readonly codigo: string; readonly campos: readonly Stretch[] } | undefined
}
/** Payment of the file: its line, cents, payment day, reference of the letter. */
export interface C60Payment {
  readonly linea: number
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

const total = 'importeTotalCentimos'
const needed = ['importeCentimos', 'fechaCobroDDMMAA', 'referencia']
const isStretch = (one: unknown): one is Stretch =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isInteger(one[1]) && one[1] > 0

/** Reads the foot of a profile; null if its stretches do not fill the line, or have no total. */
function readFoot(raw: unknown, longitud: number): NonNullable<C60Profile['pie']> | null {
  const { codigo, campos } = raw as Partial<Record<'codigo' | 'campos', unknown>>
  if (typeof codigo !== 'string' || codigo === '' || !Array.isArray(campos) || !campos.every(isStretch)) return null
  const width = campos.reduce((sum, [, one]) => sum + one, 0)
  return width === longitud && campos.some(([name]) => name === total) ? { codigo, campos } : null
}

/** Stretch as it is edited. */
export interface Cut {
  readonly nombre: string
  readonly ancho: number
}
/** Profile as it is edited: its foot beside it, empty without one. */
export interface EditedProfile {
  readonly nombre: string
  readonly longitud: number
  readonly codigo: string
  readonly campos: readonly Cut[]
  readonly codigo_pie: string | null
  readonly campos_pie: readonly Cut[]
}
const cutsOf = (campos: readonly Stretch[]) => campos.map(([nombre, ancho]) => ({ nombre, ancho }))
const stretchesOf = (cuts: readonly Cut[]) => cuts.map(({ nombre, ancho }): Stretch => [nombre, ancho])
/** A profile for editing. */
export const editedProfile = ({ nombre, longitud, codigo, campos, pie }: C60Profile) => ({
  ...{ nombre, longitud, codigo, campos: cutsOf(campos) },
  ...{ codigo_pie: pie?.codigo ?? null, campos_pie: cutsOf(pie?.campos ?? []) },
})
/** The profile of an edited one, as files are read by it. */
export const profileOfEdited = ({ nombre, longitud, codigo, campos, codigo_pie, campos_pie }: EditedProfile): C60Profile => ({
  ...{ nombre, longitud, codigo, campos: stretchesOf(campos) },
  ...(codigo_pie !== null && { pie: { codigo: codigo_pie, campos: stretchesOf(campos_pie) } }),
})

/** Reads an uploaded profile; null if incomplete: widths must fill the line, and the three required stretches must be present. */
export function readProfile(raw: unknown): C60Profile | null {
  const { nombre, longitud, codigo, campos, pie } = (raw ?? {}) as Partial<Record<keyof C60Profile, unknown>>
  if (typeof nombre !== 'string' || typeof codigo !== 'string' || codigo === '' || !Array.isArray(campos) || !campos.every(isStretch))
    return null
  const width = campos.reduce((sum, [, one]) => sum + one, 0)
  const names = campos.map(([name]) => name)
  if (width !== longitud || width > 2000 || !needed.every((name) => names.includes(name))) return null
  const foot = pie === undefined || pie === null ? undefined : readFoot(pie, width)
  if (foot === null) return null
  return { nombre: nombre.slice(0, 80), longitud: width, codigo, campos, ...(foot && { pie: foot }) }
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
/** Day of six digits DDMMAA; null for another text. */
export const dayOfDigits = (text: string) => {
  const day = `20${text.slice(4, 6)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
  return /^\d{6}$/.test(text) && isDay(day) ? day : null
}

export type C60Reading =
  | { readonly payments: readonly C60Payment[]; readonly pie: number | null }
  | { readonly problem: string; readonly values: { readonly linea: number; readonly longitud: number; readonly posicion: number } }

/** First position of a stretch in a line, counted from 1. */
function positionOf(campos: readonly Stretch[], name: string): number {
  const before = campos.slice(
    0,
    campos.findIndex(([own]) => own === name),
  )
  return before.reduce((sum, [, width]) => sum + width, 1)
}

/** Payment of a line; or the stretch that is at fault, and why. */
function readPayment(line: string, linea: number, { campos }: C60Profile): C60Payment | { readonly problem: string; readonly at: string } {
  const { importeCentimos = '', fechaCobroDDMMAA = '', referencia = '', emisora = '' } = cut(line, campos)
  const fecha = dayOfDigits(fechaCobroDDMMAA)
  if (!/^\d+$/.test(importeCentimos)) return { problem: 'c60.importe', at: 'importeCentimos' }
  if (fecha === null) return { problem: 'c60.fecha', at: 'fechaCobroDDMMAA' }
  if (referencia === '') return { problem: 'c60.sin_referencia', at: 'referencia' }
  return { linea, referencia, importe: Number(importeCentimos), fecha, emisora: emisora || null }
}

/** Payments of a bank's file, and the total of its foot; or the fault, as a text key, with its line and position. */
export function readC60(text: string, profile: C60Profile): C60Reading {
  const { longitud, codigo, campos, pie: foot } = profile
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+$/, ''))
  const payments: C60Payment[] = []
  let pie: number | null = null
  for (const [index, line] of lines.entries()) {
    const wrong = (problem: string, posicion = 1) => ({ problem, values: { linea: index + 1, longitud, posicion } })
    if (line.length > longitud) return wrong('c60.linea_larga', longitud + 1)
    if (foot && line.startsWith(foot.codigo)) {
      const sum = cut(line, foot.campos)[total] ?? ''
      if (!/^\d+$/.test(sum)) return wrong('c60.pie', positionOf(foot.campos, total))
      pie = (pie ?? 0) + Number(sum)
    } else if (line.startsWith(codigo)) {
      const found = readPayment(line, index + 1, profile)
      if ('problem' in found) return wrong(found.problem, positionOf(campos, found.at))
      payments.push(found)
    }
  }
  return payments.length > 0 ? { payments, pie } : { problem: 'c60.sin_cobros', values: { linea: lines.length, longitud, posicion: 1 } }
}
