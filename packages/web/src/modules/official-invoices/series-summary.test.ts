import { expect, test } from 'vitest'
import { seriesNumbers } from './series-summary.ts'

const invoice = (prefijo: string, num_factura: number, id_mst_empresas = 1, fecha = '2026-11-20') => ({
  prefijo,
  num_factura,
  id_mst_empresas,
  fecha,
})

test('the numbers of each series are from the first to the last, with those that are missing between', () => {
  const listed = [...[4334, 4023, 4024].map((n) => invoice('T', n)), invoice('F', 7), invoice('T', 1, 2), invoice('F', 2, 1, '2027-01-02')]
  expect(seriesNumbers(listed)).toEqual([
    { primera: 'F26/000007', ultima: 'F26/000007', missing: 0 },
    { primera: 'F27/000002', ultima: 'F27/000002', missing: 0 },
    { primera: 'T26/004023', ultima: 'T26/004334', missing: 309 },
    { primera: 'T26/000001', ultima: 'T26/000001', missing: 0 },
  ])
  expect(seriesNumbers([])).toEqual([])
})
