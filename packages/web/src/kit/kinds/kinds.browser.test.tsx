import type { Field } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { kitTexts } from '@app/contract/kit/kit-texts'
import { resource } from '@app/contract/kit/resource'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve } from '../../testing/page.tsx'
import { toDraft } from '../forms/form-state.ts'
import type { GridColumn } from '../grid/column.ts'
import { DataGrid } from '../grid/data-grid.tsx'
import { csvOf, sheetOf } from '../grid/export/sheet.ts'
import { setGridZone } from '../grid/keys/zone.ts'
import { columnsOf } from '../screen/grid-columns.ts'
import { startTexts } from '../texts/i18n.ts'
import { Control } from './controls/control.tsx'
import type { ShownKind } from './shapes.ts'

interface Sample {
  field: Field
  value: unknown
  cell: string
  /** Initial text of a cell's editor; absent if the key toggles the value directly. */
  editor?: string
  /** Filters that keep the value, and filters that hide it. */
  kept?: string
  gone: string
  csv: string
  excel: unknown
  control: string
}
/** Kind with the same text everywhere. */
const same = (of: Field, value: string, kept: string): Sample => ({
  field: of,
  value,
  cell: value,
  editor: value,
  kept,
  gone: 'nada',
  csv: value,
  excel: value,
  control: value,
})
/** Kind that is filtered by comparisons. */
const compared = (
  of: Field,
  value: unknown,
  [cell, text]: [string, string],
  more: Omit<Sample, 'field' | 'value' | 'cell' | 'control'>,
) => ({
  field: of,
  value,
  cell,
  editor: text,
  control: text,
  ...more,
})
const iban = 'ES91 2100 0418 4502 0005 1332'

const samples: Record<ShownKind, Sample> = {
  id: compared(field.id(), 7, ['7', '7'], { kept: '>6', gone: '>7', csv: '7', excel: 7 }),
  ref: { ...same(field.ref('color'), 'Ana', 'Ana'), value: 4, editor: '4', gone: 'Eva' },
  choice: { ...same(field.choice('a', 'b'), 'Clase A', 'Clase A'), value: 'a', editor: 'a', gone: 'Clase B' },
  text: same(field.text(20), 'Núria', 'nuri'),
  flag: { field: field.flag(), value: true, cell: '', kept: '1', gone: '0', csv: 'Sí', excel: 'Sí', control: 'on' },
  integer: compared(field.integer(), 1234, ['1.234', '1234'], { kept: '>1.000', gone: '<1000', csv: '1234', excel: 1234 }),
  number: compared(field.number(), 1234.5, ['1.234,5', '1234,5'], { kept: '>1234', gone: '>1235', csv: '1234,5', excel: 1234.5 }),
  level: compared(field.level(), 3.5, ['3,5', '3,5'], { kept: '>3', gone: '>3,5', csv: '3,5', excel: 3.5 }),
  money: compared(field.money(), -123_450, ['−1.234,50\u00A0€', '-1234,50'], { kept: '<0', gone: '>0', csv: '-1234,50', excel: -1234.5 }),
  percent: compared(field.percent(), 2100, ['21 %', '21'], { kept: '21 %', gone: '<21', csv: '21', excel: 0.21 }),
  day: compared(field.day(), '2026-11-20', ['20/11/2026', '20/11/2026'], {
    kept: '20/11/26',
    gone: '<20/11/26',
    csv: '20/11/2026',
    excel: new Date('2026-11-20T00:00:00Z'),
  }),
  minute: compared(field.minute(), 90, ['01:30', '01:30'], { kept: '>1:00', gone: '>1:30', csv: '01:30', excel: 0.0625 }),
  instant: {
    ...same(field.instant(), '02/07/2026 00:30', '2/7/2026'),
    value: '2026-07-01T22:30:00Z',
    gone: '1/7/2026',
    excel: new Date('2026-07-02T00:30:00Z'),
    control: '2026-07-01T22:30:00Z',
  },
  weekdays: { ...same(field.weekdays(), 'L – X – – – –', 'x'), value: 5, control: 'lu mi' },
  email: same(field.email(), 'ane@club.test', '@club'),
  phone: { ...same(field.phone(), '+34600112233', '6001'), control: '600 112 233' },
  httpsUrl: same(field.httpsUrl(), 'https://club.test/', 'club'),
  deviceHost: same(field.deviceHost(), '192.168.1.20', '168'),
  nif: same(field.nif(), '12345678Z', '678z'),
  iban: { ...same(field.iban(), iban, '2100 0418'), value: iban.replaceAll(' ', '') },
  colour: {
    field: field.colour(),
    value: '#ff0000',
    cell: 'Rojo',
    kept: 'roj',
    gone: 'verde',
    editor: '#ff0000',
    csv: 'Rojo',
    excel: 'Rojo',
    control: '#ff0000',
  },
  secret: { field: field.secret(), value: 's3creto', cell: '', editor: '', gone: 's3', csv: '', excel: '', control: 's3creto' },
}

interface Row {
  id: number
  dato: unknown
}
const texts = {
  ...inLanguage(kitTexts, 'es'),
  'court.id': 'N.º',
  'court.dato': 'Dato',
  'court.dato.a': 'Clase A',
  'court.dato.b': 'Clase B',
}
const cell = () => document.querySelector<HTMLElement>('[aria-rowindex="3"] [data-column=dato]')
const editor = () => document.querySelector<HTMLInputElement>('.dg-editor')?.value

async function drawGrid({ field: of, value }: Sample) {
  startTexts('es-ES', texts)
  const fields = { id: field.id(), dato: of }
  const sample = resource('court', { table: 't', path: 't', label: 'id', permission: 'anyone', only: [], fields })
  const people = [
    { value: 4, text: 'Ana' },
    { value: 5, text: 'Eva' },
  ]
  const columns = columnsOf(
    sample,
    ['dato'],
    { dato: { canEdit: () => true } },
    of.kind === 'ref' ? { dato: people } : {},
  ) as GridColumn<Row>[]
  const rows = [{ id: 1, dato: value }]
  await draw(<DataGrid<Row> name="t" label="Muestra" columns={columns} rows={rows} rowId={({ id }) => id} onEdit={async () => {}} />, texts)
  return { columns, rows }
}

async function filter(raw: string) {
  const box = page.getByLabelText('Filtrar Dato')
  if (box.element() instanceof HTMLSelectElement) await userEvent.selectOptions(box, raw)
  else await userEvent.fill(box, raw)
}

/** Content of a control: the labels of the ticked boxes, otherwise its text. */
function shownIn(place: Element): string {
  const ticks = [...place.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  const names = ticks.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent)
  return ticks.length > 0 ? names.join(' ') : (place.querySelector<HTMLInputElement>('input:not([type=color])')?.value ?? '')
}

test.each(Object.entries(samples))('%s is shown in a cell, filtered, edited and exported, and has a control', async (_kind, sample) => {
  setGridZone('Europe/Madrid')
  serve(() => ({
    body: [
      { id: 4, text: 'Ana' },
      { id: 5, text: 'Eva' },
    ],
  }))
  const { columns, rows } = await drawGrid(sample)
  await expect.poll(() => cell()?.textContent).toBe(sample.cell)
  expect(csvOf(columns, rows)).toBe(`\uFEFFDato\r\n${sample.csv}\r\n`)
  expect(sheetOf(columns, rows).rows).toEqual([[sample.excel]])

  await filter(sample.gone)
  await expect.poll(cell).toBeNull()
  await filter(sample.kept ?? '')
  await expect.poll(() => cell()?.textContent).toBe(sample.cell)

  await userEvent.click(cell()!)
  await userEvent.keyboard('{F2}')
  await expect.poll(editor).toBe(sample.editor)

  const control = (
    <div data-testid="control">
      <Control
        id="dato"
        name="dato"
        label="on"
        words="court.dato"
        field={sample.field}
        value={toDraft(sample.field, sample.value)}
        onChange={() => {}}
        onLeave={() => {}}
      />
    </div>
  )
  await draw(control, texts)
  await expect.poll(() => shownIn(page.getByTestId('control').element())).toBe(sample.control)
})

test('the days of the week stand in one line in a narrow window', async () => {
  await page.viewport(390, 844)
  const days = (
    <div style={{ width: 332 }}>
      <Control id="dias" name="dias" label="Días" field={field.weekdays()} value={5} onChange={() => {}} onLeave={() => {}} />
    </div>
  )
  await draw(days, texts)
  await expect.element(page.getByRole('checkbox', { name: 'lunes' })).toBeInTheDocument()
  const boxes = page.getByRole('checkbox').elements().slice(0, 7)
  expect(boxes).toHaveLength(7)
  expect(new Set(boxes.map((box) => box.getBoundingClientRect().top)).size).toBe(1)
  await page.viewport(1280, 800)
})
