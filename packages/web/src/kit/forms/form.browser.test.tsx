import { action } from '@app/contract/kit/action'
import { optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { resource } from '@app/contract/kit/resource'
import { nothing } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ActionForm, FormFrame, ResourceForm } from './form.tsx'
import { FormFields, SaveBar } from './form-fields.tsx'
import type { Complaints } from './form-state.ts'
import { mayLeave } from './leave-guard.ts'
import { useForm } from './use-form.ts'

const save = action({
  endpoint: 'POST /api/prueba',
  permission: 'anyone',
  input: {
    nombre: field.text(20),
    precio: field.money(),
    dia: optional(field.day()),
    hora: optional(field.minute()),
    dias: optional(field.weekdays()),
    activo: field.flag(),
    cuenta: optional(field.iban()),
    color: optional(field.colour()),
    tipo: optional(field.choice('a', 'b')),
    nota: optional(field.note()),
    clave: optional(field.secret()),
  },
  output: nothing,
  changes: [supplier],
})
const names = Object.keys(save.input) as (keyof typeof save.input)[]
const texts = { ...Object.fromEntries(names.map((name) => [`court.${name}`, name])), 'court.tipo.a': 'Clase A', 'court.tipo.b': 'Clase B' }
const form = (scheme: 'light' | 'dark' = 'light') => draw(<ActionForm action={save} ask={names} words="court" />, texts, scheme)
const box = (name: string) => page.getByRole('textbox', { name, exact: false }).first()
const press = () => userEvent.click(page.getByRole('button', { name: 'Guardar' }))

test('money takes a comma or a point, days and hours are read as the desk types them; what was saved is said (R-022, R-023)', async () => {
  const asked = serve(() => ({ body: {} }))
  await form()
  await userEvent.fill(box('nombre'), 'Pala')
  await userEvent.fill(box('precio'), '12,5')
  await userEvent.fill(box('dia'), '20112026')
  await userEvent.fill(box('hora'), '930')
  await userEvent.click(page.getByRole('checkbox', { name: 'lunes' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'domingo' }))
  await expect.element(box('precio')).toHaveValue('12,50')
  await expect.element(box('dia')).toHaveValue('20/11/2026')
  await expect.element(box('hora')).toHaveValue('09:30')
  await press()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]!.body).toMatchObject({ nombre: 'Pala', precio: 12.5, dia: '2026-11-20', hora: 570, dias: 65, activo: 0, cuenta: null })
  await expect.element(page.getByText('Guardado')).toBeVisible()
})

test('a telephone stands in groups until somebody writes in it, and is sent in its one form', async () => {
  const asked = serve(() => ({ body: {} }))
  const ring = action({
    permission: 'anyone',
    output: nothing,
    changes: [supplier],
    endpoint: 'POST /api/llamada',
    input: { telefono: field.phone() },
  })
  await draw(<ActionForm action={ring} ask={['telefono']} words="court" />, { 'court.telefono': 'telefono' })
  await userEvent.fill(box('telefono'), '600.11.22.33')
  await userEvent.tab()
  await expect.element(box('telefono')).toHaveValue('600 112 233')
  await userEvent.click(box('telefono'))
  await expect.element(box('telefono')).toHaveValue('+34600112233')
  await press()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]!.body).toEqual({ telefono: '+34600112233' })
})

test('a wrong IBAN is told when the field is left, and the summary leads to every field that is wrong', async () => {
  serve(() => ({ body: {} }))
  await form()
  await userEvent.fill(box('cuenta'), 'ES12 3456')
  await userEvent.tab()
  await expect.element(page.getByText('El IBAN no es válido', { exact: false }).first()).toBeVisible()
  await press()
  await expect.element(page.getByText('Revisa estos datos:')).toBeVisible()
  await expect.element(box('nombre')).toHaveFocus()
  await userEvent.click(page.getByRole('alert').first().getByRole('button', { name: 'precio' }))
  await expect.element(box('precio')).toHaveFocus()
})

test('what the server complains of stands under its field and nothing typed is lost (R-018)', async () => {
  serve(() => ({ status: 422, body: { msg: 'Hay datos que revisar.', code: 'msg.invalid_input', nombre: ['Ya existe.'] } }))
  await form()
  await userEvent.fill(box('nombre'), 'Pala')
  await userEvent.fill(box('precio'), '1')
  await press()
  await expect.element(page.getByText('Revisa estos datos:')).toBeVisible()
  await expect.element(box('nombre')).toHaveAccessibleDescription('Ya existe.')
  await expect.element(box('nombre')).toHaveValue('Pala')
})

const taken = 'Otro socio ya tiene este correo.'
/** Fields in another order than declared; the server knows one e-mail. */
function CheckedForm() {
  const form = useForm({
    fields: { correo: optional(field.text(40)), precio: optional(field.money()), nombre: field.text(20) },
    check: async ({ correo }): Promise<Complaints> => (correo === 'laia@club.test' ? { correo: [taken] } : {}),
    save: async () => ({}),
  })
  return (
    <FormFrame form={form} words="court" looks={{ correo: { label: 'correo' } }}>
      <FormFields form={form} names={['nombre', 'precio', 'correo']} words="court" looks={{ correo: { label: 'correo' } }} />
      <SaveBar form={form} always />
    </FormFrame>
  )
}

test('what the server would refuse is told while one types, and is over when the words change', async () => {
  await draw(<CheckedForm />, texts)
  await userEvent.fill(box('correo'), 'laia@club.test')
  await expect.element(box('correo')).toHaveAccessibleDescription(taken)
  expect(page.getByText('Revisa estos datos:').elements()).toEqual([])
  await userEvent.fill(box('correo'), 'laia2@club.test')
  await expect.element(box('correo')).not.toHaveAccessibleDescription(taken)
})

test('a save says everything that is wrong at once, in the order of the form, under one heading', async () => {
  await draw(<CheckedForm />, texts)
  await userEvent.fill(box('correo'), 'laia@club.test')
  await userEvent.fill(box('precio'), 'mucho')
  await press()
  const said = page.getByRole('alert').filter({ hasText: 'Revisa estos datos:' })
  await expect.element(said).toBeVisible()
  const wrong = said.getByRole('listitem').elements()
  expect(wrong.map((one) => one.textContent?.split(':')[0])).toEqual(['nombre', 'precio', 'correo'])
  await expect.element(box('nombre')).toHaveFocus()
})

test('a save whose answer was lost keeps the form, and trying again sends the same key', async () => {
  let isLost = true
  const asked = serve(() => (isLost ? 'lost' : { body: {} }))
  await form()
  await userEvent.fill(box('nombre'), 'Pala')
  await userEvent.fill(box('precio'), '1')
  await press()
  await expect.element(page.getByText('Sin conexión', { exact: false })).toBeVisible()
  isLost = false
  await userEvent.keyboard('{Enter}')
  await press()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect(asked[1]!.key).toBe(asked[0]!.key)
  await expect.element(page.getByText('Guardado')).toBeVisible()
})

test('what follows a save may leave the screen: nothing is unsaved any more', async () => {
  serve(() => ({ body: {} }))
  const asked: boolean[] = []
  const onDone = async () => void asked.push(await mayLeave())
  await draw(
    <ActionForm action={{ ...save, input: { nombre: field.text(20) } }} ask={['nombre']} words="court" onDone={() => void onDone()} />,
    texts,
  )
  await userEvent.fill(box('nombre'), 'Pala')
  await press()
  await expect.poll(() => asked).toEqual([true])
})

test('what was saved stays in view while it is read again, what is typed meanwhile stays unsaved', async () => {
  const fields = { id: field.id(), nombre: field.text(20), nota: optional(field.text(20)) }
  const court = resource('court', {
    table: 'recurso',
    path: 'recurso',
    label: 'nombre',
    permission: 'anyone',
    only: ['get', 'update'],
    fields,
  })
  let row: Record<string, unknown> = { id: 1, nombre: 'Pista 1', nota: null }
  let readAgain = Promise.withResolvers<void>()
  const asked = serve(async (call, body) => {
    if (call.startsWith('PUT')) row = { ...row, ...body }
    else if (row.nombre !== 'Pista 1') await readAgain.promise
    return { body: row }
  })
  await draw(<ResourceForm resource={court} fields={['nombre', 'nota']} id={1} />, { 'court.nombre': 'nombre', 'court.nota': 'nota' })
  const saved = async () => {
    readAgain.resolve()
    await expect.element(page.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  }
  await userEvent.fill(box('nombre'), 'Central')
  await press()
  await expect.poll(() => asked.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'PUT', 'GET'])
  await expect.element(box('nombre')).toHaveValue('Central')
  await expect.element(page.getByText('Hay cambios sin guardar')).not.toBeInTheDocument()
  expect(await mayLeave()).toBe(true)
  await userEvent.fill(box('nota'), 'cubierta')
  await expect.element(page.getByText('Hay cambios sin guardar')).toBeVisible()
  await saved()
  await expect.element(box('nombre')).toHaveValue('Central')
  await expect.element(box('nota')).toHaveValue('cubierta')
  readAgain = Promise.withResolvers<void>()
  await press()
  await expect.poll(() => asked.length).toBe(5)
  expect(asked[3]!.body).toEqual({ nota: 'cubierta', _read: { nota: null } })
  await saved()
  expect(await mayLeave()).toBe(true)
})

test.each(['light', 'dark'] as const)('every control has a name and enough contrast, also when it is wrong, in %s', async (scheme) => {
  serve(() => ({ body: {} }))
  await form(scheme)
  await press()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  expect(await violations()).toEqual([])
})
