import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../kit/grid/column.ts'
import { csvOf, sheetOf } from '../../kit/grid/export/sheet.ts'
import { setGridZone } from '../../kit/grid/keys/zone.ts'
import { t } from '../../kit/texts/i18n.ts'
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
  it('has a line a row with tabulators between the values and one of totals, days as programs sort them, amounts to two decimals', () => {
    expect(txtOf(columns, rows, { isMarked: false })).toBe(
      `Día\tFecha\tSocio\tImporte\r\n2026-11-20\t2026-11-20 11:05\tPau Vila Segon\t1234,50\r\n2026-01-05\t2026-01-05 23:30\t<b>Ana</b>\t-0,50\r\n${t('grid.totals')}\t\t\t1234,00\r\n`,
    )
  })
  it('begins its lines with # and says days as dd/MM/yyyy in the marked form', () => {
    expect(txtOf(columns, rows, { isMarked: true })).toBe(
      `#Día\tFecha\tSocio\tImporte\r\n#20/11/2026\t20/11/2026 11:05\tPau Vila Segon\t1234,50\r\n#05/01/2026\t05/01/2026 23:30\t<b>Ana</b>\t-0,50\r\n#${t('grid.totals')}\t\t\t1234,00\r\n`,
    )
  })
})

describe('a report as a sheet', () => {
  interface Rate {
    readonly socio: string
    readonly vino: number
    readonly de: number
    readonly asistencia: number
  }
  const rate: GridColumn<Rate>[] = [
    { key: 'socio', header: 'Socio', kind: 'text' },
    { key: 'vino', header: 'Vino', kind: 'integer', total: 'sum' },
    { key: 'de', header: 'De', kind: 'integer', total: 'sum' },
    { key: 'asistencia', header: 'Asistencia', kind: 'number', decimals: 2, total: { share: ['vino', 'de'] } },
  ]
  const came: Rate[] = [
    { socio: 'Ana', vino: 1, de: 2, asistencia: 50 },
    { socio: 'Pau', vino: 1, de: 2, asistencia: 50 },
    { socio: 'Eva', vino: 0, de: 1, asistencia: 0 },
  ]
  it('foots with the share of the sums, not with the mean of the percentages, in CSV and Excel alike', () => {
    const lines = ['Ana;1;2;50,00', 'Pau;1;2;50,00', 'Eva;0;1;0,00', `${t('grid.totals')};2;5;40,00`, '']
    expect(csvOf(rate, came).split('\r\n').slice(1)).toEqual(lines)
    const sheet = sheetOf(rate, came)
    expect([sheet.columns.at(-1)?.format, sheet.rows.at(-1)]).toEqual(['#,##0.00', [t('grid.totals'), 2, 5, 40]])
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
