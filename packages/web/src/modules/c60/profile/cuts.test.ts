import { defaultProfile, type EditedProfile } from '@app/contract/c60/c60-profile'
import { describe, expect, it } from 'vitest'
import { cutsOf, fit, join, kindOf, lengthen, linesOf, moveCut, readWith, rename, split, valueOf, widen, withFoot } from './cuts.ts'

const cut = (nombre: string, ancho: number) => ({ nombre, ancho })
const three = [cut('code', 2), cut('referencia', 6), cut('libre', 4)]
const widths = (cuts: readonly { ancho: number }[]) => cuts.map(({ ancho }) => ancho)
const draft: EditedProfile = {
  ...{ nombre: 'Norma 57', longitud: 100, codigo: '60', codigo_pie: null, campos_pie: [] },
  campos: defaultProfile.campos.map(([nombre, ancho]) => cut(nombre, ancho)),
}

describe('the cuts of a line', () => {
  it('move between their neighbours, each of which keeps a character; the line stays filled', () => {
    expect(widths(moveCut(three, 1, 4))).toEqual([4, 4, 4])
    expect(widths(moveCut(three, 1, 99))).toEqual([7, 1, 4])
    expect(widths(moveCut(three, 2, -5))).toEqual([2, 1, 9])
    for (const at of [0, 3]) expect(moveCut(three, at, 3)).toBe(three)
  })
  it('follow a width that is typed; what the last stretch leaves is text that is not read', () => {
    expect(widths(widen(three, 1, 8))).toEqual([2, 8, 2])
    expect(widen(three, 2, 1)).toEqual([...three.slice(0, 2), cut('libre', 1), cut('libre', 3)])
    expect([widen(three, 2, 9), widen(three, 1, 0), widen(three, 9, 2)]).toEqual([three, three, three])
  })
  it('are added and taken away', () => {
    expect(widths(split(three, 1))).toEqual([2, 3, 3, 4])
    expect(split([cut('x', 1)], 0)).toEqual([cut('x', 1)])
    expect(join(three, 2)).toEqual([cut('code', 2), cut('referencia', 10)])
    expect(join(three, 0)).toBe(three)
  })
  it('have each meaning once: the stretch that had it becomes text', () => {
    expect(rename(three, 2, 'referencia', 'cobro').map(({ nombre }) => nombre)).toEqual(['code', 'libre', 'referencia'])
    expect(rename(three, 0, 'libre', 'cobro').map(({ nombre }) => nombre)).toEqual(['libre', 'referencia', 'libre'])
  })
  it('fill a line of another length', () => {
    expect(widths(fit(three, 5))).toEqual([2, 3])
    expect(widths(fit(three, 14))).toEqual([2, 6, 6])
    expect(fit([cut('code', 2)], 5)).toEqual([cut('code', 2), cut('libre', 3)])
    const longer = lengthen(withFoot(draft, '92'), 120)
    for (const kind of ['cobro', 'pie'] as const) expect(widths(cutsOf(longer, kind)).reduce((sum, one) => sum + one, 0)).toBe(120)
  })
})

describe('a draft of a profile', () => {
  it('gets the total of a foot with its code, and loses both', () => {
    const footed = withFoot(draft, '92')
    expect(footed.campos_pie).toEqual([cut('code', 2), cut('importeTotalCentimos', 12), cut('libre', 86)])
    expect(withFoot(footed, '')).toEqual(draft)
  })
  it('tells the kinds of the lines of a file, as they are read', () => {
    const kinds = linesOf('02 head\r\n\r\n60 x\n92 y\n').map(([number, line]) => [number, kindOf(line, withFoot(draft, '92'))])
    expect(kinds).toEqual([
      [1, 'otra'],
      [3, 'cobro'],
      [4, 'pie'],
    ])
  })
  it('reads a file by its cuts, and says where it cannot', () => {
    const line = `6001080455015211${'21000418'}201126${'4500'.padStart(12, '0')}`.padEnd(70).concat('0028072400107')
    expect(readWith(draft, line)).toMatchObject({ payments: [{ referencia: '0028072400107', importe: 4500, fecha: '2026-11-20' }] })
    const moved = { ...draft, campos: moveCut(draft.campos, 8, 29) }
    expect(readWith(moved, line)).toMatchObject({ problem: 'c60.fecha', values: { linea: 1, posicion: 25 } })
  })
  it('shows each stretch as its meaning reads it', () => {
    const read = (nombre: string, text: string) => valueOf(cut(nombre, text.length), text)
    expect(read('importeCentimos', '000000004500')).toEqual({ text: '45,00\u00A0€', isWrong: false })
    expect(read('importeTotalCentimos', '12x')).toEqual({ text: '12x', isWrong: true })
    expect(read('fechaCobroDDMMAA', '201126')).toEqual({ text: '20/11/2026', isWrong: false })
    expect(read('fechaCobroDDMMAA', '310226').isWrong).toBe(true)
    expect(read('referencia', '   ')).toEqual({ text: '', isWrong: true })
    expect(read('sufijo', ' 521 ')).toEqual({ text: '521', isWrong: false })
  })
})
