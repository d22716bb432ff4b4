import { dryRunImport } from '@app/contract/members/import-check'
import { saveImport } from '@app/contract/members/import-save'
import { searchMembers } from '@app/contract/members/search'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { uploadList } from '../../testing/upload-list.ts'

const desk = await club()

test('an HTML table saved as .xls without headings, in capitals, is read like any list', async () => {
  const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`
  const page = `<html><body><table>${cells('M&ordf; &Aacute;NGELES', 'DE LA FUENTE', 'angeles@example.org')}${cells('POL', 'PUIG I VILA', 'pol.puig@example.org')}</table></body></html>`
  const { body } = await uploadList(desk, page, 'socios.xls')
  expect(body.filas).toBe(1)
  const sent = { token: body.token, mapping: ['nombre', 'apellidos', 'email'] as const, sin_cabecera: true, corregir_mayusculas: true }
  const { resumen, filas } = await desk.call(dryRunImport, { ...sent, mapping: [...sent.mapping] })
  expect(resumen).toMatchObject({ rows: 2, ready: 2 })
  expect(filas.map(({ line, member, findings }) => [line, member.nombre, member.apellidos, findings[0]?.key])).toEqual([
    [1, 'Mª Ángeles', 'De la Fuente', 'import.case_changed'],
    [2, 'Pol', 'Puig i Vila', 'import.case_changed'],
  ])
  expect(await desk.call(saveImport, { ...sent, mapping: [...sent.mapping] })).toMatchObject({ creados: 2 })
  expect(await desk.call(searchMembers, { text: 'angeles fuente' })).toHaveLength(1)
})
