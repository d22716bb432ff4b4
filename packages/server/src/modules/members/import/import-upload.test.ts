import { searchMembers } from '@app/contract/members/search'
import { expect, it } from 'vitest'
import { club } from '../../../testing/club.ts'
import { readings } from './import-file.ts'

const connections = 2
const desk = await club({ connections })

const upload = () =>
  desk.http({
    method: 'POST',
    url: '/api/socio/importar/leer',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="fichero"; filename="socios.csv"\r\n\r\nNombre;Apellidos\r\nPau;Roca\r\n--x--\r\n',
  })

it('lists that wait to be read keep nobody else waiting, and when too many wait the next is told so', async () => {
  const opened = Promise.withResolvers<void>()
  const slow = [readings(() => opened.promise), readings(() => opened.promise)]
  const answers: number[] = []
  const uploads = Array.from({ length: 12 }, async () => answers.push((await upload()).status))
  await expect.poll(() => answers, { timeout: 30_000 }).toEqual([503, 503, 503, 503])
  expect(await desk.call(searchMembers, { text: 'nadie' })).toEqual([])
  opened.resolve()
  await Promise.all([...slow, ...uploads])
  expect(answers.slice(4)).toEqual(Array(8).fill(200))
})
