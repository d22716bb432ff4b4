import { accessCodes, freeCodes, removeCode, removeCodes } from '@app/contract/access/codes'
import { saveMemberAccess } from '@app/contract/access/member-access'
import { expect, test } from 'vitest'
import { doorClub } from '../../testing/modules/access.ts'

const desk = await doorClub()
const load = (codes: string, type = 1, as: Pick<typeof desk, 'http'> = desk) =>
  as.http<{ cargados?: number; codis?: string[] }>({
    method: 'POST',
    url: '/tribuna/codis',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\ncontent-disposition: form-data; name="id_mst_tipoacceso"\r\n\r\n${type}\r\n--x\r\ncontent-disposition: form-data; name="codis"; filename="codis.txt"\r\n\r\n${codes}\r\n--x--\r\n`,
  })

test('a file of codes is loaded into one of three kinds, and its codes are free until somebody has them (R-078, R-080)', async () => {
  const { status, body } = await load('481200\n481207\n00481207')
  expect([status, body.cargados, body.msg]).toEqual([200, 3, 'Códigos cargados correctamente.'])
  await load('900001', 3)
  await desk.setting('NOMBRE_CODIGO_ACCESO_1', 'Torno')
  await desk.call(saveMemberAccess, { id: desk.members[1], codigo: '481200', recursos: [] })
  expect(await desk.call(freeCodes)).toEqual([
    { id_mst_tipoacceso: 1, nombre: 'Torno', codis: ['481207'] },
    { id_mst_tipoacceso: 2, nombre: 'Tipo 2', codis: [] },
    { id_mst_tipoacceso: 3, nombre: 'Tipo 3', codis: ['900001'] },
  ])
})

test('a wrong file changes nothing and says each line (R-286)', async () => {
  const before = await desk.call(accessCodes)
  const { status, body } = await load(`12345\n${'1'.repeat(31)}\n666666\n666666`)
  expect(status).toBe(422)
  expect(body.codis).toEqual([
    'Línea 1: un código tiene de 6 a 30 caracteres.',
    'Línea 2: un código tiene de 6 a 30 caracteres.',
    'Línea 4: el código ya está más arriba en el fichero.',
  ])
  // binary content is not reported line by line
  for (const content of ['abcdef\0', 'contrase\uFFFDa']) expect((await load(content)).body.codis).toEqual(['El fichero no es de texto.'])
  for (const content of ['', '777777\n481200', `${'123456789\n'.repeat(30_000)}`]) {
    const answer = await load(content)
    expect([413, 422]).toContain(answer.status)
  }
  expect(await desk.call(accessCodes)).toEqual(before)
})

test('a file is there, and has at most 5,000 codes (R-286)', async () => {
  const nothing = '--x\r\ncontent-disposition: form-data; name="id_mst_tipoacceso"\r\n\r\n1\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await desk.http({ method: 'POST', url: '/tribuna/codis', headers, body: nothing })).toMatchObject({
    status: 422,
    body: { code: 'acceso.sin_fichero', codis: ['Elige un fichero de códigos.'] },
  })
  const many = Array.from({ length: 5001 }, (_, at) => String(5_000_000 + at))
  expect((await load(many.join('\n'))).body.codis).toEqual([expect.stringContaining('5.000')])
  const { body } = await load(many.slice(1).join('\n'))
  expect(body.cargados).toBe(5000)
  await desk.db.deleteFrom('codigo_acceso').where('codigo', '>=', '5000000').where('codigo', '<', '5005001').execute()
})

test('codes are deleted one by one or many at once, never none and never one that somebody has (R-079, R-080)', async () => {
  await load('111111\n222222\n333333', 2)
  const rows = (await desk.call(accessCodes)).filter((row) => row.id_mst_tipoacceso === 2)
  await expect(desk.call(removeCodes, { id_mst_acceso: [] })).rejects.toMatchObject({
    code: 'No hi ha cap codi seleccionat',
    status: 422,
  })
  await desk.call(removeCode, { id: rows[0]!.id_mst_acceso })
  await expect(desk.call(removeCode, { id: rows[0]!.id_mst_acceso })).rejects.toMatchObject({ status: 404 })
  const held = (await desk.call(accessCodes)).find((row) => row.codigo === '481200')!
  await expect(desk.call(removeCodes, { id_mst_acceso: [rows[1]!.id_mst_acceso, held.id_mst_acceso] })).rejects.toMatchObject({
    code: 'acceso.codigo_en_uso',
  })
  const { msg } = await desk.call(removeCodes, { id_mst_acceso: rows.slice(1).map((row) => row.id_mst_acceso) })
  expect(msg).toBe('Códigos eliminados correctamente.')
})

test('two desks that load one file: the codes are there once', async () => {
  const answers = await Promise.all([load('848484\n858585'), load('858585\n848484')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test('who may not configure courts loads and deletes nothing', async () => {
  const clerk = await desk.as({ rights: ['members'] })
  expect((await load('123123', 1, clerk)).status).toBe(403)
  await expect(clerk.call(accessCodes)).rejects.toMatchObject({ status: 403 })
  expect((await clerk.call(freeCodes)).length).toBe(3)
})
