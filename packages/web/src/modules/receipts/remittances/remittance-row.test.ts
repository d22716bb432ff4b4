import { expect, test } from 'vitest'
import { figuresOn, type Remittance, stateOn } from './remittance-row.ts'

const row = (more: object) =>
  ({
    estado: 'creada',
    fecha: '2026-12-07',
    fecha_cobro: null,
    firme_desde: null,
    importe: 1000,
    quedan: 1000,
    devueltos: 0,
    importe_devuelto: 0,
    ...more,
  }) as Remittance

test('a settled remittance is final from the day after the last one of the eight weeks', () => {
  const settled = row({ estado: 'cobrada', firme_desde: '2027-01-15' })
  expect(stateOn(settled, '2027-01-15')).toBe('cobrada')
  expect(stateOn(settled, '2027-01-16')).toBe('firme')
  expect(stateOn(row({}), '2027-01-16')).toBe('creada')
})

test('the figures tell what is to come, what came this month, what of that came back, and what still may', () => {
  const rows = [
    row({}),
    row({ estado: 'enviada', fecha: '2026-12-03', firme_desde: '2027-01-28' }),
    row({
      estado: 'cobrada',
      fecha_cobro: '2026-12-01',
      firme_desde: '2027-01-26',
      importe: 2000,
      quedan: 1950,
      devueltos: 1,
      importe_devuelto: 50,
    }),
    row({ estado: 'cobrada', fecha_cobro: '2026-09-01', firme_desde: '2026-10-27', importe: 9000, quedan: 9000 }),
  ]
  expect(figuresOn(rows, '2026-12-02')).toEqual({
    ...{ toCome: 2000, next: '2026-12-03', collected: { n: 1, importe: 2000 } },
    ...{ returned: { n: 1, importe: 50, share: 250 }, returnable: 2950 },
  })
})
