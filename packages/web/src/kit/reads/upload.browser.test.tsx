import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { object } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, violations } from '../../testing/page.tsx'
import { RefusedError } from '../dialogs/refused-error.ts'
import { FileField } from '../fields/file-field.tsx'
import { upload } from './upload.ts'
import { useUpload } from './use-upload.ts'

/** Answered by `uploads` of vitest.browser.config.ts: the received parts, or a refusal for a file named `mal`. */
const send = action({
  endpoint: 'POST /test-upload/{id}',
  permission: 'signed-in',
  input: { id: field.integer(), nombre: field.text(40) },
  output: object({ bytes: field.integer(), nombre: field.text(40), type: field.text(40), id: field.integer() }),
  changes: [supplier],
})
const megabytes = (count: number, name: string) => new File([new Uint8Array(count * 1_048_576)], name)

test('a file goes as multipart with the rest of the input, and tells how far it is from 0 to 1', async () => {
  const shares: number[] = []
  const answer = await upload(
    send,
    { id: 5, nombre: 'Foto nº 1' },
    { archivo: megabytes(3, 'foto.png') },
    { onProgress: (share) => shares.push(share) },
  )
  expect(answer).toMatchObject({ nombre: 'Foto nº 1', type: 'multipart/form-data', id: 5 })
  expect(answer.bytes).toBeGreaterThan(3 * 1_048_576)
  expect(shares.at(-1)).toBe(1)
  expect(shares.every((share, index) => share > 0 && share <= 1 && share >= (shares[index - 1] ?? 0))).toBe(true)
})

test('a no of the server is a refusal with its words, and a lost connection is one too', async () => {
  const refused = await upload(send, { id: 5, nombre: 'mal' }, { archivo: megabytes(0, 'a.csv') }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RefusedError)
  expect(refused).toMatchObject({ status: 422, msg: 'No se entiende.', fields: { archivo: ['No es una lista.'] } })
  const lost = await upload(send, { id: 5, nombre: 'perdido' }, { archivo: megabytes(0, 'a.csv') }).catch((error: unknown) => error)
  expect(lost).toMatchObject({ status: 0, code: 'core.no_connection' })
})

/** Field as used by a screen. */
function Field({ nombre }: { nombre: string }) {
  const [done, setDone] = useState('')
  const file = useUpload(send, {
    file: 'archivo',
    input: { id: 1, nombre },
    onDone: ({ bytes }) => setDone(`${Math.floor(bytes / 1_048_576)} MB`),
  })
  return (
    <>
      <FileField label="Lista" max={4 * 1_048_576} {...file} />
      <output>{done}</output>
    </>
  )
}
const input = page.getByLabelText('Lista', { exact: false })

test('a file field shows its progress while the file is on its way, and takes the next one afterwards', async () => {
  await draw(<Field nombre="lento" />)
  await userEvent.upload(input, megabytes(2, 'lista.csv'))
  await expect.element(page.getByRole('progressbar', { name: 'Subiendo el archivo' })).toBeVisible()
  await expect.element(input).toBeDisabled()
  expect(await violations()).toEqual([])
  await expect.element(page.getByRole('status').first()).toHaveTextContent('2 MB')
  await expect.element(input).toBeEnabled()
})

test('a file field refuses what is too large before it is sent, and shows what the server says of the others', async () => {
  await draw(<Field nombre="mal" />)
  await userEvent.upload(input, megabytes(5, 'enorme.csv'))
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('enorme.csv ocupa demasiado: como máximo 4 MB.')
  await userEvent.upload(input, megabytes(1, 'lista.csv'))
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('No se entiende.')
  await expect.element(input).toHaveAccessibleDescription('No se entiende.')
  expect(await violations()).toEqual([])
})
