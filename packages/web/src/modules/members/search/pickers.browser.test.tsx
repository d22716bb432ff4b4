import { field } from '@app/contract/kit/kinds'
import { inLanguage } from '@app/contract/kit/texts'
import { membersTexts } from '@app/contract/members/texts'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { Control } from '../../../kit/kinds/controls/control.tsx'
import { type Session, setSession } from '../../../kit/reads/session.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { registerMemberPicker } from '../register.ts'
import { MemberField } from './member-field.tsx'
import { MemberPicker } from './member-picker.tsx'

const membersEs = inLanguage(membersTexts, 'es')
const all = Array.from({ length: 95 }, (_, index) => ({
  id_mst_socios: index + 10,
  numsocio: index + 1,
  nombre: 'Marta',
  apellidos: `Puig ${index}`,
  nombre_completo: `Puig ${index}, Marta`,
  telefono: null,
  id_mst_tiposocio: 1,
  desc_tiposocio: 'Socio',
  nivel: 3,
  activo: 1,
  path_imagen: null,
  aviso_admin: null,
  fecha_ini_acceso_web: null,
}))

/** Server search: 30 first, then 50 from `offset`. */
const search = (call: string) => {
  if (call.includes('buscar_por_ids')) return { body: all.filter(({ id_mst_socios }) => call.includes(`=${id_mst_socios}`)) }
  const offset = Number(new URLSearchParams(call.split('?')[1] ?? '').get('offset') ?? 0)
  return { body: all.slice(offset, offset + (offset === 0 ? 30 : 50)) }
}
const rows = () => document.querySelectorAll('[role=option]').length
const input = page.getByRole('combobox')
const confirmButton = page.getByRole('button', { name: 'Confirmar' })

async function pick(capacity: number, chosen: Pickable[][]) {
  await draw(
    <MemberPicker opened capacity={capacity} withGuest onClose={() => {}} onConfirm={(members) => chosen.push(members)} />,
    membersEs,
  )
  await expect.element(input).toHaveFocus()
}

test('a picker shows 30 members first and 50 more at the end of the scroll (R-034)', async () => {
  const asked = serve(search)
  await pick(4, [])
  await userEvent.fill(input, 'mar')
  await expect.poll(rows).toBe(30)
  const list = page.getByRole('listbox').element()
  list.scrollTop = list.scrollHeight
  await expect.poll(rows).toBe(80)
  list.scrollTop = list.scrollHeight
  await expect.poll(rows).toBe(95)
  expect(asked.map(({ call }) => call)).toContain('GET /api/socio/buscar/mar?offset=80')
})

test('with nobody chosen there is nothing to confirm, and no more than the capacity can be chosen (R-035, R-036)', async () => {
  serve(search)
  const chosen: Pickable[][] = []
  await pick(2, chosen)
  await expect.element(confirmButton).toBeDisabled()
  await userEvent.fill(input, 'mar')
  await expect.poll(rows).toBe(30)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Añadir invitado' }))
  await expect.element(page.getByText('2 de 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Añadir invitado' })).toBeDisabled()
  await userEvent.fill(input, 'mar')
  await expect.poll(rows).toBe(30)
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-disabled', 'true')
  expect(await violations()).toEqual([])
  await userEvent.click(confirmButton)
  expect(chosen[0]!.map(({ id }) => id)).toEqual([11, 3])
})

test('a member field finds with the keyboard alone and gives back what was chosen when it is left', async () => {
  serve(search)
  function Field() {
    const [id, setId] = useState<number | null>(null)
    return <MemberField label="Responsable" value={id} onChange={setId} />
  }
  await draw(<Field />)
  const box = page.getByRole('combobox', { name: 'Responsable' })
  await userEvent.click(box)
  await userEvent.keyboard('mar')
  await expect.poll(rows).toBe(30)
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(box).toHaveValue('Puig 2, Marta')
  await userEvent.keyboard('zzz')
  await userEvent.tab()
  await expect.element(box).toHaveValue('Puig 2, Marta')
})

test('a reference to a member is asked for by typing, in whichever form it stands', async () => {
  const asked = serve(search)
  registerMemberPicker()
  const nothing = () => {}
  const one = field.ref('socio')
  await draw(<Control id="titular" name="titular" label="Titular" field={one} value="" onChange={nothing} onLeave={nothing} />)
  await expect.element(page.getByRole('combobox', { name: 'Titular' })).toBeEnabled()
  await userEvent.fill(input, 'mar')
  await expect.poll(rows).toBe(30)
  expect(asked.some(({ call }) => call.includes('dropdown'))).toBe(false)
})

test('where nobody is found the new member is offered to whoever may add one, and never for a number: a card reader ends with Enter (R-242)', async () => {
  const asked = serve((call) => ({ body: call.includes('buscar/nadie') || call.includes('ABC123') ? [] : all.slice(0, 2) }))
  const offer = page.getByRole('button', { name: 'Añadir «nadie» como socio nuevo' })
  const searched = (text: string) => expect.poll(() => asked.some(({ call }) => call.includes(text))).toBe(true)
  onTestFinished(() => setSession(null))
  setSession({ account: { id_mst_socios: 7, is_staff: true, is_admin: false, rights: ['members'], _token: 'x' } } as Session)
  await pick(1, [])
  await userEvent.fill(input, 'nadie')
  await expect.element(offer).toBeVisible()
  await userEvent.fill(input, 'ABC123')
  await searched('ABC123')
  await expect.element(page.getByText('No se ha encontrado nada')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('button', { name: /como socio nuevo/ }).elements()).toEqual([])
  setSession({ account: { id_mst_socios: 8, is_staff: true, is_admin: false, rights: ['bookings'], _token: 'x' } } as Session)
  await pick(1, [])
  await userEvent.fill(input, 'nadie')
  await expect.element(page.getByText('No se ha encontrado nada')).toBeVisible()
  expect(offer.elements()).toEqual([])
})

test('an inactive member is told as such in words, in the list and once chosen', async () => {
  serve(() => ({ body: [{ ...all[0], activo: 0 }] }))
  const chosen: Pickable[][] = []
  await pick(2, chosen)
  await userEvent.fill(input, 'puig')
  await userEvent.click(page.getByRole('option', { name: /^Puig 0, Marta \(de baja\)/ }))
  await expect.element(page.getByRole('button', { name: 'Quitar a Puig 0, Marta (de baja)' })).toBeVisible()
  await userEvent.click(confirmButton)
  expect(chosen).toMatchObject([[{ id: 10, name: 'Puig 0, Marta (de baja)' }]])
})

test('the new member is made in a short form over the picker, with the fields that the club requires, and is chosen along with the others (R-242, R-284)', async () => {
  const fresh = { ...all[0]!, id_mst_socios: 900, nombre: 'Anna', apellidos: 'Roca', nombre_completo: 'Roca, Anna' }
  const asked = serve((call) => {
    if (call.includes('socio/create')) return { body: { numsocio: 7, id_mst_tiposocio: 1, nivel: 0, activo: 1 } }
    if (call.includes('duplicados')) return { body: [] }
    if (call.includes('dropdown')) return { body: [{ id: 1, text: 'Socio' }] }
    if (call.startsWith('POST /api/socio')) return { body: { status: 'ok', data: { id_mst_socios: 900 } } }
    if (call.includes('buscar_por_ids')) return { body: [fresh] }
    return call.includes('anna') ? { body: [] } : search(call)
  })
  const parameters = { ALTAUSUARIO_NIF: '1', ALTAUSUARIO_TELEFONO: '0', MODO_AUTENTICACION: '0' }
  onTestFinished(() => setSession(null))
  setSession({
    account: { id_mst_socios: 7, is_staff: true, is_admin: false, rights: ['members'], _token: 'x' },
    parameters,
  } as unknown as Session)
  const chosen: Pickable[][] = []
  await pick(4, chosen)
  await userEvent.fill(input, 'mar')
  await expect.poll(rows).toBe(30)
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(input, 'anna roca')
  await userEvent.click(page.getByRole('button', { name: 'Añadir «anna roca» como socio nuevo' }))
  const form = page.getByRole('dialog').last()
  await expect.element(form.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('anna')
  await expect.element(form.getByRole('textbox', { name: /^Apellidos/ })).toHaveValue('roca')
  expect(form.getByRole('textbox', { name: /^NIF/ }).elements()).toHaveLength(1)
  expect(form.getByRole('textbox', { name: /^Población/ }).elements()).toHaveLength(0)
  const save = form.getByRole('button', { name: 'Guardar y elegir' })
  await userEvent.click(save)
  expect(asked.some(({ call }) => call === 'POST /api/socio')).toBe(false)
  await userEvent.fill(form.getByRole('textbox', { name: /^NIF/ }), '00000000T')
  await userEvent.click(save)
  await expect.element(page.getByText('2 de 4')).toBeVisible()
  expect(asked.find(({ call }) => call === 'POST /api/socio')?.body).toMatchObject({ nombre: 'anna', apellidos: 'roca', numsocio: null })
  await userEvent.click(confirmButton)
  expect(chosen[0]!.map(({ id }) => id)).toEqual([10, 900])
})
