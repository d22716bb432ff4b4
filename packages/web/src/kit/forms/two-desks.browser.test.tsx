import { type Action, action, editsOf } from '@app/contract/kit/action'
import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { partial } from '@app/contract/kit/partial'
import { list, object } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { useRead } from '../reads/api.ts'
import { refresh } from '../reads/queries.ts'
import { FormFrame } from './form.tsx'
import { FormFields, RowField, SaveBar } from './form-fields.tsx'
import { useForm } from './use-form.ts'

const line = object({ id: field.integer(), precio: field.money() })
const written = { nombre: field.text(20), nota: optional(field.text(20)), lineas: list(line) }
const one = { id: field.ref('prueba') }
const read = action({ endpoint: 'GET /api/prueba/{id}', permission: 'anyone', input: one, output: object(written) })
const save = action({
  endpoint: 'PUT /api/prueba/{id}',
  permission: 'anyone',
  input: { ...one, ...partial(written) },
  output: object(written),
  changes: [supplier],
  edits: editsOf(read as Action),
})
const texts = { 'court.nombre': 'nombre', 'court.nota': 'nota', 'court.lineas': 'líneas' }

function Page() {
  const { data } = useRead(read, { id: 1 })
  return data ? <Loaded first={data} /> : null
}
function Loaded({ first }: { first: { nombre: string; nota: string | null; lineas: { id: number; precio: number }[] } }) {
  const form = useForm({ call: save, given: { id: 1 }, first, by: { lineas: { by: ['id'] } } })
  return (
    <FormFrame form={form} words="court">
      <FormFields form={form} names={['nombre', 'nota']} words="court" />
      {form.rows('lineas').all.map((row) => (
        <RowField key={row.key} row={row} name="precio" label={`precio ${row.key}`} />
      ))}
      <SaveBar form={form} always />
    </FormFrame>
  )
}

type Row = { nombre: string; nota: string | null; lineas: { id: number; precio: number }[] }
/** Server with one row that compares before it writes; `meanwhile` is the change of another desk before the first save arrives. */
function server(meanwhile: (row: Row) => Row = (row) => row, wait: Promise<void> = Promise.resolve()) {
  let row: Row = {
    nombre: 'Uno',
    nota: null,
    lineas: [
      { id: 1, precio: 5 },
      { id: 2, precio: 6 },
    ],
  }
  let isFirst = true
  const asked = serve(async (call, { _read, ...body }) => {
    if (call.startsWith('GET')) return { body: row, reads: 'supplier' }
    await wait
    if (isFirst) row = meanwhile(row)
    isFirst = false
    const before = _read as Partial<Row>
    const isOld = Object.entries(before).some(([name, value]) => JSON.stringify(row[name as keyof Row]) !== JSON.stringify(value))
    if (isOld) return { status: 409, body: { code: 'msg.changed_meanwhile', msg: 'Otra persona lo ha cambiado.' } }
    row = { ...row, ...body }
    return { body: row }
  })
  return { asked, row: () => row, write: (more: Partial<Row>) => (row = { ...row, ...more }) }
}
const box = (name: string) => page.getByRole('textbox', { name, exact: false }).first()
const press = () => userEvent.click(page.getByRole('button', { name: 'Guardar' }))
const saved = page.getByText('Guardado')

test('what another desk changed elsewhere in the record stays, and only what was typed here is sent', async () => {
  const { asked, row } = server((now) => ({ ...now, nota: 'de otra mesa' }))
  await draw(<Page />, texts)
  await userEvent.fill(box('nombre'), 'Dos')
  await press()
  await expect.element(saved).toBeVisible()
  expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([{ nombre: 'Dos', _read: { nombre: 'Uno' } }])
  expect(row()).toMatchObject({ nombre: 'Dos', nota: 'de otra mesa' })
  await expect.element(box('nota')).toHaveValue('de otra mesa')
})

test('a row that another desk changed in the same second goes together with mine, by itself', async () => {
  const { asked, row } = server((now) => ({ ...now, lineas: [{ id: 1, precio: 5.5 }, now.lineas[1]!] }))
  await draw(<Page />, texts)
  await userEvent.fill(box('precio 2'), '7')
  await press()
  await expect.element(saved).toBeVisible()
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2)
  expect(row().lineas).toEqual([
    { id: 1, precio: 5.5 },
    { id: 2, precio: 7 },
  ])
})

test('one field changed at two desks is asked about with both values; nothing is sent until one is chosen', async () => {
  const { asked, row } = server((now) => ({ ...now, nombre: 'Tres' }))
  await draw(<Page />, texts)
  await userEvent.fill(box('nombre'), 'Dos')
  await press()
  await expect.element(page.getByText('Tú: «Dos». Allí: «Tres».', { exact: false })).toBeVisible()
  expect(await violations()).toEqual([])
  await press()
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Dejar lo mío' }))
  await press()
  await expect.element(saved).toBeVisible()
  expect(row().nombre).toBe('Dos')
  expect(asked.at(-2)?.body).toEqual({ nombre: 'Dos', _read: { nombre: 'Tres' } })
})

test('what another desk saves while somebody types is asked about before saving, and may be taken', async () => {
  const { write, asked } = server()
  await draw(<Page />, texts)
  await userEvent.fill(box('nombre'), 'Dos')
  write({ nombre: 'Tres', lineas: [{ id: 1, precio: 5 }] })
  await refresh(['supplier'])
  await expect.element(page.getByText('«Tres»', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tomar lo guardado' }))
  await expect.element(box('nombre')).toHaveValue('Tres')
  await expect.element(page.getByText('Hay cambios sin guardar')).not.toBeInTheDocument()
  expect(box('precio 2').query()).toBeNull()
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false)
})

test('a line that another desk removed while it is changed here is asked about', async () => {
  const { write, row } = server()
  await draw(<Page />, texts)
  await userEvent.fill(box('precio 2'), '7')
  write({ lineas: [{ id: 1, precio: 5 }] })
  await refresh(['supplier'])
  await expect.element(page.getByText('otro puesto ha quitado esta línea', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Dejar lo mío' }))
  await press()
  await expect.element(saved).toBeVisible()
  expect(row().lineas).toEqual([
    { id: 1, precio: 5 },
    { id: 2, precio: 7 },
  ])
})

test('while it is sent a form takes nothing that would be lost, and keeps focus', async () => {
  const answered = Promise.withResolvers<void>()
  const { row } = server((now) => now, answered.promise)
  await draw(<Page />, texts)
  await userEvent.fill(box('nombre'), 'Dos')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('nombre')).toHaveAttribute('readonly')
  await expect.element(box('nombre')).toHaveFocus()
  await userEvent.keyboard('xyz')
  answered.resolve()
  await expect.element(saved).toBeVisible()
  await expect.element(box('nombre')).not.toHaveAttribute('readonly')
  await expect.element(box('nombre')).toHaveValue('Dos')
  expect(row().nombre).toBe('Dos')
})

test('wrong rows are all said at once, each under its own, and what the server says of the first sent row stands there too', async () => {
  serve((call) =>
    call.startsWith('GET')
      ? {
          body: {
            nombre: 'Uno',
            nota: null,
            lineas: [
              { id: 1, precio: 5 },
              { id: 2, precio: 6 },
            ],
          },
        }
      : { status: 422, body: { code: 'msg.invalid_input', msg: 'Hay datos que revisar.', 'lineas.1.precio': ['Demasiado caro.'] } },
  )
  await draw(<Page />, texts)
  await userEvent.fill(box('precio 1'), 'x')
  await userEvent.fill(box('precio 2'), 'y')
  await press()
  await expect.element(box('precio 1')).toHaveAccessibleDescription(expect.stringContaining('12,50'))
  await expect.element(box('precio 2')).toHaveAccessibleDescription(expect.stringContaining('12,50'))
  await expect.element(box('precio 1')).toHaveFocus()
  await userEvent.fill(box('precio 1'), '5')
  await userEvent.fill(box('precio 2'), '999')
  await press()
  await expect.element(box('precio 2')).toHaveAccessibleDescription('Demasiado caro.')
})

test('a control keeps its props while another datum changes, in a row that is still to be added too', async () => {
  const controls: object[][] = []
  function Watched() {
    const form = useForm({
      call: save,
      given: { id: 1 },
      first: { nombre: 'Uno', nota: 'a', lineas: [{ id: 1, precio: 500 }] },
      by: { lineas: { by: ['id'] } },
    })
    const rows = form.rows('lineas')
    controls.push([form.control('nota'), rows.at({ id: 1 }).control('precio'), rows.at({ id: 9, precio: 700 }).control('precio')])
    return (
      <FormFrame form={form} words="court">
        <FormFields form={form} names={['nombre']} words="court" />
        <RowField row={rows.at({ id: 9, precio: 700 })} name="precio" label="precio 9" />
        <output>{rows.all.map((row) => `${row.key}: ${row.draft.precio}`).join(', ')}</output>
      </FormFrame>
    )
  }
  await draw(<Watched />, texts)
  await userEvent.fill(box('nombre'), 'Dos')
  await expect.element(box('nombre')).toHaveValue('Dos')
  expect(controls.length).toBeGreaterThan(1)
  const values = controls.map((all) => all.map((control) => Object.values(control)).flat())
  for (const later of values) later.forEach((value, place) => expect(value).toBe(values[0]![place]))
  await userEvent.fill(box('precio 9'), '8')
  await expect.element(page.getByText('1: 5,00, 9: 8')).toBeVisible()
})
