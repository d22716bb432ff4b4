import { beforeAll, expect, test } from 'vitest'
import type { ShownKind } from '../../kinds/shapes.ts'
import { startTexts } from '../../texts/i18n.ts'
import type { GridColumn } from '../column.ts'
import { setGridZone } from '../keys/zone.ts'
import { editText, readCell } from './read-cell.ts'
import { cellText, formatValue } from './value.ts'

beforeAll(() => startTexts('es-ES', { 'grid.yes': 'Sí', 'grid.no': 'No', 'grid.weekdays': 'LMXJVSD' }))

const column = (kind: ShownKind): GridColumn<{ x: unknown }> => ({ key: 'x', header: 'X', kind })

test('each kind has one form: grouped integers, real minus, dd/MM/yyyy, HH:mm, weekday letters (R-029, R-038)', () => {
  setGridZone('Europe/Madrid')
  expect(formatValue('integer', 1234567)).toBe('1.234.567')
  expect(formatValue('integer', -4)).toBe('−4')
  expect(formatValue('percent', 520)).toBe('5,2 %')
  expect(formatValue('day', '2026-11-20')).toBe('20/11/2026')
  expect(formatValue('minute', 90)).toBe('01:30')
  expect(formatValue('instant', '2026-07-01T22:30:00Z')).toBe('02/07/2026 00:30')
  expect(formatValue('flag', 0)).toBe('No')
  expect(formatValue('weekdays', 5)).toBe('L – X – – – –')
  expect(formatValue('iban', 'ES9121000418')).toBe('ES91 2100 0418')
  expect(formatValue('money', null)).toBe('')
  expect(cellText({ ...column('choice'), choices: [{ value: 2, text: 'Socio' }] }, { x: 2 })).toBe('Socio')
})

test('an editor starts with what it reads back to the same value', () => {
  for (const [kind, value] of [
    ['money', -123_450],
    ['percent', 2100],
    ['integer', 1234],
    ['level', 3.5],
    ['day', '2026-11-20'],
    ['minute', 90],
    ['iban', 'ES9121000418'],
  ] as const) {
    expect(readCell(column(kind), editText(column(kind), { x: value }), '2026-11-20')).toEqual({ value })
  }
})

test('an editor refuses what its kind cannot be', () => {
  for (const [kind, raw] of [
    ['money', 'doce'],
    ['integer', '1,5'],
    ['day', '31/02/2026'],
    ['minute', '25:00'],
  ] as const) {
    expect(readCell(column(kind), raw, '2026-11-20')).toEqual({ refused: true })
  }
  expect(readCell(column('money'), ' ', '2026-11-20')).toEqual({ value: null })
})
