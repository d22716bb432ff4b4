import { expect, test } from 'vitest'
import type { ShownKind } from '../../kinds/shapes.ts'
import type { GridColumn } from '../column.ts'
import { readFilter } from './filter.ts'

const column = (kind: ShownKind, rest: Partial<GridColumn<{ x: unknown }>> = {}): GridColumn<{ x: unknown }> => ({
  key: 'x',
  header: 'X',
  kind,
  ...rest,
})
const passes = (kind: ShownKind, raw: string, values: unknown[]) =>
  values.filter((value) => readFilter(column(kind), raw, '2026-11-20')?.(value))

test('text is found anywhere, without accents or case', () => {
  expect(passes('text', 'nuri', ['Núria', 'Pau', null])).toEqual(['Núria'])
  expect(passes('iban', '2100 0418', ['ES9121000418450200051332', 'ES00'])).toEqual(['ES9121000418450200051332'])
})

test('money is compared in cents: a value, a bound, a range open at either end', () => {
  const cents = [500, 1000, 1050, 2000, null]
  expect(passes('money', '10', cents)).toEqual([1000])
  expect(passes('money', '>10', cents)).toEqual([1050, 2000])
  expect(passes('money', '>= 10,50 €', cents)).toEqual([1050, 2000])
  expect(passes('money', '<10', cents)).toEqual([500])
  expect(passes('money', '10..20', cents)).toEqual([1000, 1050, 2000])
  expect(passes('money', '..10', cents)).toEqual([500, 1000])
  expect(passes('money', '10,5..', cents)).toEqual([1050, 2000])
})

test('integers, minutes and days take the same comparisons, days as they are typed at the desk', () => {
  expect(passes('integer', '<=3', [1, 3, 4])).toEqual([1, 3])
  expect(passes('minute', '>9:30', [570, 571])).toEqual([571])
  expect(passes('day', '>1/11', ['2026-11-01', '2026-11-02', ''])).toEqual(['2026-11-02'])
  expect(passes('day', '1/11/26..hoy', ['2026-10-31', '2026-11-20', '2026-11-21'])).toEqual(['2026-11-20'])
})

test('a half-typed filter hides nothing', () => {
  for (const raw of ['', ' ', '>', '10..abc', '../..']) expect(readFilter(column('money'), raw, '2026-11-20')).toBeNull()
})

test('a flag filters by yes or no, a choice by its text', () => {
  expect(passes('flag', '1', [1, true, 0, null])).toEqual([1, true])
  expect(passes('flag', '0', [1, true, 0, null])).toEqual([0, null])
  const choice = column('choice', { choices: [{ value: 2, text: 'Socio' }] })
  expect(['Socio', 'Socio familiar'].filter((text) => readFilter(choice, 'Socio', '2026-11-20')?.(text))).toEqual(['Socio'])
})
