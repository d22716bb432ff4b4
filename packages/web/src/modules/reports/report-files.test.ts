import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../kit/grid/column.ts'
import { setGridZone } from '../../kit/grid/keys/zone.ts'
import { reportHtml, txtOf } from './report-files.ts'

setGridZone('Europe/Madrid')
interface Row {
  readonly dia: string
  readonly fecha: string
  readonly socio: string
  readonly importe: number
}
const columns: GridColumn<Row>[] = [
  { key: 'dia', header: 'Día', kind: 'day' },
  { key: 'fecha', header: 'Fecha', kind: 'instant' },
  { key: 'socio', header: 'Socio', kind: 'text' },
  { key: 'importe', header: 'Importe', kind: 'money', total: 'sum' },
]
const rows: Row[] = [
  { dia: '2026-11-20', fecha: '2026-11-20T10:05:00.000Z', socio: 'Pau\tVila\nSegon', importe: 123_450 },
  { dia: '2026-01-05', fecha: '2026-01-05T22:30:00.000Z', socio: '<b>Ana</b>', importe: -50 },
]

describe('a report as text (R-416)', () => {
  it('has a line a row with tabulators between the values, days as programs sort them', () => {
    expect(txtOf(columns, rows, { isMarked: false })).toBe(
      'Día\tFecha\tSocio\tImporte\r\n2026-11-20\t2026-11-20 11:05\tPau Vila Segon\t1234,5\r\n2026-01-05\t2026-01-05 23:30\t<b>Ana</b>\t-0,5\r\n',
    )
  })
  it('begins its lines with # and says days as dd/MM/yyyy in the marked form', () => {
    expect(txtOf(columns, rows, { isMarked: true })).toBe(
      '#Día\tFecha\tSocio\tImporte\r\n#20/11/2026\t20/11/2026 11:05\tPau Vila Segon\t1234,5\r\n#05/01/2026\t05/01/2026 23:30\t<b>Ana</b>\t-0,5\r\n',
    )
  })
})

describe('a report on paper (R-416)', () => {
  const print = (groups: readonly string[]) => reportHtml({ title: 'Cobros & más', days: '20/11/2026', columns, rows, groups })
  it('has its rows with their total, and no value of it is HTML', () => {
    const html = print([])
    expect(html).toContain('Cobros &amp; más')
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;')
    expect(html).toMatch(/<td class="n">1\.234,00\s€<\/td><\/tr><\/tfoot>/)
    expect(html.match(/<table>/g)).toHaveLength(1)
  })
  it('has a table for each group, and the total of all below', () => {
    const html = print(['socio'])
    expect(html).toContain('<h2>Socio: &lt;b&gt;Ana&lt;/b&gt;</h2>')
    expect(html.match(/<table>/g)).toHaveLength(3)
    expect(html.slice(html.indexOf('<h2>Σ</h2>'))).toMatch(/1\.234,00\s€/)
  })
})
