import { describe, expect, it } from 'vitest'
import { gridColumns, gridRows, type ReportDefinition, rowId, tonesOf, valueText } from './report-columns.tsx'

const definition: ReportDefinition = {
  id: 1,
  desc: 'Prueba',
  columns: [
    { field: 'frm$FechaHora$alta', title: 'Alta' },
    { field: 'frm$Moneda$importe', title: 'Importe' },
    { field: 'frm$HoraMM$desde', title: 'Desde' },
    { field: 'msg$Fecha$dia', title: 'Día' },
    { field: 'frm$Hora$hora', title: 'Hora' },
    { field: 'frm$Dec2$media', title: 'Media' },
    { field: 'frm$Dec3$fina', title: 'Fina' },
    { field: 'frm$Num$veces', title: 'Veces' },
    { field: 'frm$Html$nota', title: 'Nota' },
    { field: 'socio', title: 'Socio' },
  ],
  totals: [
    { field: 'frm$Moneda$importe', operation: 'sum', parte: null, todo: null },
    { field: 'frm$Dec2$media', operation: 'share', parte: 'frm$Num$veces', todo: 'frm$Moneda$importe' },
  ],
  groups: [],
  categoria: null,
  series: null,
  csv: true,
  txt: true,
  pagina: 0,
}

describe('the columns of a report (R-417)', () => {
  it('are of the kinds that their names begin with', () => {
    const kinds = Object.fromEntries(gridColumns(definition).map(({ key, kind }) => [key, kind]))
    expect(kinds).toEqual({
      ...{ alta: 'instant', importe: 'money', desde: 'minute', dia: 'day', hora: 'minute', media: 'number' },
      ...{ fina: 'number', veces: 'integer', nota: 'text', socio: 'text' },
    })
  })
  it('have the totals of the definition, over groups too', () => {
    const [, importe, , , , media] = gridColumns(definition)
    expect(importe).toMatchObject({ total: 'sum', aggregate: 'sum' })
    expect(media).toMatchObject({ total: { share: ['veces', 'importe'] }, aggregate: { share: ['veces', 'importe'] }, decimals: 2 })
    expect(gridColumns(definition)[0]).not.toHaveProperty('total')
  })
  it('read values as the grid has them: euros as cents, an hour as its first minute; nothing stays nothing', () => {
    const [row] = gridRows(definition, [
      { frm$Moneda$importe: 12.34, frm$Hora$hora: 9, frm$HoraMM$desde: 570, socio: 'Ana', color: 'late' },
    ])
    expect(row).toMatchObject({ importe: 1234, hora: 540, desde: 570, socio: 'Ana', dia: null })
    expect([rowId(row!), tonesOf([row!])?.(row!)]).toEqual([0, 'late'])
  })
  it('colour rows up to 1,500 of them, and none of more (R-411)', () => {
    const many = (count: number) =>
      gridRows(
        definition,
        Array.from({ length: count }, () => ({ color: 'warn' })),
      )
    expect(tonesOf(many(1500))?.(many(1)[0]!)).toBe('warn')
    expect(tonesOf(many(1501))).toBeUndefined()
  })
  it('show two or three decimals, though the last ones are 0', () => {
    expect(valueText('frm$Dec2$x', 1234.5)).toBe('1.234,50')
    expect(valueText('frm$Dec3$x', -0.1)).toBe('−0,100')
    expect(valueText('frm$Moneda$x', 3)).toMatch(/^3,00\s€$/)
    expect(valueText('frm$Hora$x', 9)).toBe('09:00')
    expect(valueText('frm$Fecha$x', '2026-11-20')).toBe('20/11/2026')
    expect(valueText('socio', null)).toBe('')
  })
})
