import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/page.tsx'
import { FileField } from './file-field.tsx'

test('a refused file does not stop the good one beside it, and is named with its reason', async () => {
  const taken: string[][] = []
  await draw(
    <FileField label="Ficheros" accept=".pdf,.png" max={10} multiple onFiles={(files) => taken.push(files.map(({ name }) => name))} />,
  )
  await expect.element(page.getByLabelText(/Ficheros/)).toBeInTheDocument()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const list = new DataTransfer()
  for (const [name, size] of [
    ['nota.exe', 1],
    ['seguro.PDF', 5],
    ['grande.png', 20],
  ] as const)
    list.items.add(new File(['x'.repeat(size)], name))
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const said = () => document.querySelector('.file-field [role=alert]')?.textContent ?? ''
  await expect.poll(said).toContain('«nota.exe»')
  expect(said()).toContain('grande.png')
  expect(taken).toEqual([['seguro.PDF']])
})
