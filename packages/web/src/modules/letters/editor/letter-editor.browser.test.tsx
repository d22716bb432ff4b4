import { unknownFields } from '@app/contract/letters/merge-fields'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noticeWords } from '../../../testing/notice-cases.tsx'
import { draw, violations } from '../../../testing/page.tsx'
import { withChips, withoutChips } from './field-text.ts'
import { LetterEditor } from './letter-editor.tsx'
import type { AllWords } from './letter-words.ts'
import { closeLine, openLine } from './subject-line.tsx'

const blank: AllWords = { subject: null, desc_notificacion: null, textos: [] }
const fields = ['nombre', 'grupo', 'enlace_pago']

/** Draws the editor over words that it changes; returns the present ones. */
async function drawn(first: Partial<AllWords> = {}, more: { complaint?: string; onPicture?: (file: File) => Promise<string> } = {}) {
  const now = { words: { ...blank, ...first }, replace: (_words: Partial<AllWords>) => {} }
  function Host() {
    const [words, setWords] = useState(now.words)
    now.words = words
    now.replace = (next) => setWords((before) => ({ ...before, ...next }))
    return (
      <LetterEditor
        words={words}
        base="es"
        fields={fields}
        complaintOf={(path) => (path === 'desc_notificacion' ? more.complaint : undefined)}
        onPicture={more.onPicture}
        onChange={(change) => setWords((before) => ({ ...before, ...change }))}
      />
    )
  }
  await draw(<Host />, noticeWords)
  await expect.element(page.getByRole('textbox', { name: 'Texto' })).toBeVisible()
  return now
}
const text = () => page.getByRole('textbox', { name: 'Texto' })
const subject = () => page.getByRole('textbox', { name: 'Asunto' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const chips = (of: string) => [...document.querySelectorAll(`${of} .letter-chip`)].map((chip) => chip.textContent)

const piece = fc.oneof(
  fc.constantFrom('Hola', 'a &amp; b', '&lt;b&gt;', 'çñ', '{una}', '}} a', '10 €', 'fin.'),
  fc.constantFrom('{{nombre|socio}}', '{{grupo}}', '{{curso|el tuyo}}', '{{importe|0 &amp; nada}}'),
)
const line = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(' '))
test('every text with fields comes back from the editor as it was (property)', () => {
  fc.assert(
    fc.property(line, line, (one, other) => {
      const html = `<p>${one}<strong>${other}</strong></p>`
      expect(withoutChips(withChips(html))).toBe(html)
      const plain = new DOMParser().parseFromString(one, 'text/html').body.textContent
      expect(closeLine(openLine(plain))).toBe(plain)
      expect(unknownFields(withoutChips(withChips(html)) ?? '', ['nombre', 'grupo', 'curso', 'importe'])).toEqual([])
    }),
  )
})

test('fields are chips with their word for nobody, stored as text, also in the subject', async () => {
  const now = await drawn({
    subject: 'Horario del {{grupo}}',
    desc_notificacion: '<p>Hola, {{nombre|socio}}: mira <a href="{{enlace_pago}}">esto</a></p>',
  })
  await expect.poll(() => chips('.letter-body')).toEqual(['Nombre | socio'])
  expect(chips('.letter-subject')).toEqual(['Grupo'])
  await userEvent.click(text())
  await userEvent.keyboard('{Control>}{End}{/Control}!')
  await expect.poll(() => now.words.desc_notificacion).toBe('<p>Hola, {{nombre|socio}}: mira <a href="{{enlace_pago}}">esto!</a></p>')
  expect(now.words.subject).toBe('Horario del {{grupo}}')
  expect(await violations()).toEqual([])
})

test('two braces open the fields at the caret; a field gets another word, and goes', async () => {
  const now = await drawn()
  await userEvent.click(text())
  await userEvent.keyboard('Hola, {{{{')
  await userEvent.click(page.getByRole('menuitem', { name: 'Nombre' }))
  await expect.poll(() => now.words.desc_notificacion).toBe('<p>Hola, {{nombre|socio}}</p>')
  await userEvent.click(page.elementLocator(document.querySelector('.letter-chip')!))
  await userEvent.fill(page.getByLabelText('Texto para quien no lo tiene'), 'ami{go|}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => now.words.desc_notificacion).toBe('<p>Hola, {{nombre|amigo}}</p>')
  await userEvent.click(page.elementLocator(document.querySelector('.letter-chip')!))
  await userEvent.click(button('Quitar el campo'))
  await expect.poll(() => now.words.desc_notificacion).toBe('<p>Hola, </p>')
})

test('a field is inserted by its menu, in the subject too, where Enter goes on to the text', async () => {
  const now = await drawn()
  await userEvent.click(subject())
  await userEvent.keyboard('Para ')
  await userEvent.click(button('Campo en el asunto'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Grupo' }))
  await expect.poll(() => now.words.subject).toBe('Para {{grupo}}')
  await userEvent.keyboard('{End}{Enter}Texto')
  await expect.poll(() => now.words.desc_notificacion).toBe('<p>Texto</p>')
  expect(now.words.subject).toBe('Para {{grupo}}')
})

test('a pasted field becomes a chip', async () => {
  const now = await drawn()
  await userEvent.click(text())
  const data = new DataTransfer()
  data.setData('text/plain', 'Hola {{nombre|socio}}')
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(() => chips('.letter-body')).toEqual(['Nombre | socio'])
  expect(now.words.desc_notificacion).toBe('<p>Hola {{nombre|socio}}</p>')
})

test('marks, headings, lists, lines, links, buttons and alignment are kept as the server takes them', async () => {
  const now = await drawn()
  await userEvent.click(text())
  await userEvent.click(button('Negrita'))
  await userEvent.keyboard('Uno')
  await userEvent.click(button('Centrado'))
  await expect.poll(() => now.words.desc_notificacion).toBe('<p style="text-align: center;"><strong>Uno</strong></p>')
  await userEvent.keyboard('{End}{Enter}')
  await userEvent.click(button('Botón'))
  await userEvent.fill(page.getByLabelText('Texto del botón'), 'Ver')
  await userEvent.fill(page.getByLabelText('Dirección'), 'nada bueno')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Escribe una dirección web/)).toBeVisible()
  await userEvent.fill(page.getByLabelText('Dirección'), 'club.test/horario')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => now.words.desc_notificacion).toContain('<a href="https://club.test/horario" data-boton="1">Ver</a>')
})

test('a picture needs words for those that see none, and is stored by the letter', async () => {
  const onPicture = vi.fn<(file: File) => Promise<string>>(async () => '/api/imagen/7/abc')
  const now = await drawn({}, { onPicture })
  await userEvent.upload(document.querySelector('input[type=file]')!, new File(['x'], 'pista.png', { type: 'image/png' }))
  await expect.element(page.getByRole('dialog', { name: 'Imagen' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Describe la imagen en pocas palabras.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Texto para quien no ve imágenes'), 'Las pistas')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => now.words.desc_notificacion).toContain('<img src="/api/imagen/7/abc" alt="Las pistas">')
  expect(onPicture).toHaveBeenCalledOnce()
})

test('languages are a switch; a text that is missing in one falls back, and this is said', async () => {
  const now = await drawn({ subject: 'Horario', desc_notificacion: '<p>Hola</p>' })
  await userEvent.click(button('Idiomas del mensaje'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Catalán' }))
  await expect.element(page.getByText('Falta en catalán: Asunto, Texto. Se envía en español.')).toBeVisible()
  await userEvent.click(subject())
  await userEvent.keyboard('Horari')
  await expect.poll(() => now.words.textos).toEqual([{ idioma: 'ca', subject: 'Horari', desc_notificacion: null }])
  await expect.element(page.getByText('Falta en catalán: Texto. Se envía en español.')).toBeVisible()
  expect(now.words.subject).toBe('Horario')
  await userEvent.click(page.getByText('Español'))
  await expect.element(subject()).toHaveTextContent('Horario')
  expect(await violations()).toEqual([])
})

test('a text from another desk shows in place, and a complaint stands at its text', async () => {
  const now = await drawn({ desc_notificacion: '<p>Uno</p>' }, { complaint: 'El campo «nada» no existe.' })
  await expect.element(page.getByText('El campo «nada» no existe.')).toBeVisible()
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
  now.replace({ desc_notificacion: '<p>Dos</p>' })
  await expect.element(text()).toHaveTextContent('Dos')
})
