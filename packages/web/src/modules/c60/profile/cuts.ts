import { type Cut, dayOfDigits, type EditedProfile, profileOfEdited, readC60 } from '@app/contract/c60/c60-profile'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'

type Cuts = readonly Cut[]
/** Kinds of a line: payment, foot, or another, such as the head, which is not read. */
export const lineKinds = ['cobro', 'pie', 'otra'] as const
export type LineKind = (typeof lineKinds)[number]

/** Stretches with a meaning, by the kind of their line; all others are text that is not read. */
export const meanings = {
  cobro: ['referencia', 'importeCentimos', 'fechaCobroDDMMAA', 'emisora'],
  pie: ['importeTotalCentimos'],
  otra: [],
} as const satisfies Record<LineKind, readonly string[]>
/** Name of a stretch that is not read. */
export const free = 'libre'

const replaced = (cuts: Cuts, at: number, width: number): Cuts => cuts.map((cut, index) => (index === at ? { ...cut, ancho: width } : cut))
/** First position of a stretch, counted from 0. */
export const startOf = (cuts: Cuts, at: number): number => cuts.slice(0, at).reduce((sum, { ancho }) => sum + ancho, 0)

/** Moves the cut before a stretch to a position; both neighbours keep a character. */
export function moveCut(cuts: Cuts, at: number, to: number): Cuts {
  const before = cuts[at - 1]
  const after = cuts[at]
  if (!before || !after) return cuts
  const width = Math.min(Math.max(to - startOf(cuts, at - 1), 1), before.ancho + after.ancho - 1)
  return replaced(replaced(cuts, at - 1, width), at, before.ancho + after.ancho - width)
}
/** Gives a stretch a width, at the cost of the next one; what the last one leaves becomes text that is not read. */
export function widen(cuts: Cuts, at: number, width: number): Cuts {
  const one = cuts[at]
  if (!one || width < 1) return cuts
  if (at < cuts.length - 1) return moveCut(cuts, at + 1, startOf(cuts, at) + width)
  return width < one.ancho ? [...replaced(cuts, at, width), { nombre: free, ancho: one.ancho - width }] : cuts
}
/** Cuts a stretch into halves; the second is text that is not read. */
export const split = (cuts: Cuts, at: number): Cuts =>
  cuts.flatMap((cut, index) => {
    if (index !== at || cut.ancho < 2) return [cut]
    const half = Math.ceil(cut.ancho / 2)
    return [
      { ...cut, ancho: half },
      { nombre: free, ancho: cut.ancho - half },
    ]
  })
/** Joins a stretch to the one before it, which keeps its name. */
export const join = (cuts: Cuts, at: number): Cuts => {
  const one = cuts[at]
  return at < 1 || !one ? cuts : replaced(cuts, at - 1, cuts[at - 1]!.ancho + one.ancho).filter((_cut, index) => index !== at)
}
/** Names a stretch; a meaning is taken from the stretch that has it. */
export const rename = (cuts: Cuts, at: number, nombre: string, kind: LineKind): Cuts =>
  cuts.map((cut, index) => {
    if (index === at) return { ...cut, nombre }
    return cut.nombre === nombre && meanings[kind].some((one) => one === nombre) ? { ...cut, nombre: free } : cut
  })
/** Stretches that fill a line of another length: the last ones give way, or text that is not read is added. */
export function fit(cuts: Cuts, length: number): Cuts {
  let left = length
  const kept = cuts.flatMap((cut) => {
    const ancho = Math.min(cut.ancho, left)
    left -= ancho
    return ancho > 0 ? [{ ...cut, ancho }] : []
  })
  const last = kept.at(-1)
  if (left === 0) return kept
  return last?.nombre === free ? replaced(kept, kept.length - 1, last.ancho + left) : [...kept, { nombre: free, ancho: left }]
}
/** Profile with lines of another length. */
export const lengthen = (draft: EditedProfile, longitud: number): EditedProfile => ({
  ...draft,
  longitud,
  campos: fit(draft.campos, longitud),
  campos_pie: draft.campos_pie.length > 0 ? fit(draft.campos_pie, longitud) : [],
})
/** Profile with another code of the foot; the first one brings its total, none takes the foot away. */
export function withFoot(draft: EditedProfile, code: string): EditedProfile {
  if (code === '') return { ...draft, codigo_pie: null, campos_pie: [] }
  const first = [
    { nombre: 'code', ancho: code.length },
    { nombre: 'importeTotalCentimos', ancho: 12 },
  ]
  return { ...draft, codigo_pie: code, campos_pie: draft.campos_pie.length > 0 ? draft.campos_pie : fit(first, draft.longitud) }
}

/** Payments and foot of a file, read by a profile. */
export const readWith = (draft: EditedProfile, text: string) => readC60(text, profileOfEdited(draft))

/** Lines of a file that are not empty, with their numbers. */
export const linesOf = (text: string): readonly (readonly [number: number, line: string])[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => [index + 1, line] as const)
    .filter(([, line]) => line.trim() !== '')
/** Kind of a line by its first characters, in the order in which a file is read. */
export function kindOf(line: string, { codigo, codigo_pie }: Pick<EditedProfile, 'codigo' | 'codigo_pie'>): LineKind {
  if (codigo_pie !== null && line.startsWith(codigo_pie)) return 'pie'
  return codigo !== '' && line.startsWith(codigo) ? 'cobro' : 'otra'
}
export const cutsOf = ({ campos, campos_pie }: Pick<EditedProfile, 'campos' | 'campos_pie'>, kind: LineKind): Cuts =>
  ({ cobro: campos, pie: campos_pie, otra: [] })[kind]

/** Text of a stretch as its meaning reads it; `isWrong` where it cannot be read. */
export function valueOf({ nombre }: Cut, text: string): { readonly text: string; readonly isWrong: boolean } {
  const shown = text.trim()
  if (nombre === 'importeCentimos' || nombre === 'importeTotalCentimos') {
    const isWrong = !/^\d+$/.test(shown)
    return { text: isWrong ? shown : formatEuros(Number(shown)), isWrong }
  }
  if (nombre === 'fechaCobroDDMMAA') {
    const day = dayOfDigits(shown)
    return { text: day === null ? shown : formatDay(day), isWrong: day === null }
  }
  return { text: shown, isWrong: nombre === 'referencia' && shown === '' }
}
