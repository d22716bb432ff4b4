import { callsOf } from '@app/contract/kit/generic-calls'
import { label, removeLabel } from '@app/contract/labels/label'
import { labelChoices } from '@app/contract/labels/member-label'
import {
  addLink,
  changeDocument,
  documentStorage,
  getDocument,
  memberDocuments,
  removeDocument,
} from '@app/contract/member-documents/member-document'
import { removeMember } from '@app/contract/members/remove-member'
import { memberOpenings } from '@app/contract/personal-data/opening'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { uploadDocuments } from '../../testing/upload-documents.ts'

const desk = await deskClub()
const [anna, berta, carles] = desk.members

interface File {
  readonly name: string
  readonly content: string
}
const send = (socio: number, files: readonly File[], fields: Readonly<Record<string, string>> = {}) =>
  uploadDocuments(desk, socio, Object.fromEntries(files.map(({ name, content }) => [name, content])), fields)
const kept = async (member: number) =>
  (await desk.call(memberDocuments, { id_mst_socios: member }))
    .map((one) => one.nombre_fichero)
    .toSorted((a, b) => String(a).localeCompare(String(b)))

describe('documents of a member', () => {
  it('go up several at a time with label, description and whether the member sees them', async () => {
    const { id_mst_etiqueta } = await desk.call(callsOf(label).create, { desc_etiqueta: 'Contratos' })
    const files = [
      { name: 'contrato.pdf', content: '%PDF-1.4 uno' },
      { name: 'alta.txt', content: 'dos' },
    ]
    const answer = await send(anna, files, { id_mst_etiqueta: String(id_mst_etiqueta), visible_usuario: '1', descripcion: 'Alta 2026' })
    expect(answer.body).toMatchObject({ status: 0, subidos: 2, repetidos: [] })
    const rows = await desk.call(memberDocuments, { id_mst_socios: anna })
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ descripcion: 'Alta 2026', desc_etiqueta: 'Contratos', visible_usuario: true, tamano: 3 })
    expect((await desk.call(labelChoices, { documentos: true })).map((one) => one.text)).toEqual(['Contratos'])
    await expect(desk.call(removeLabel, { id: id_mst_etiqueta })).rejects.toMatchObject({ code: 'etiqueta.NoPuedeEliminarEtiqueta' })
  })
  it('without a file are refused with SELECIONE_UNA_OPCION (R-322), which is status 1 with its msg (R-324)', async () => {
    const answer = await send(anna, [])
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ status: 1, code: 'msg.SELECIONE_UNA_OPCION', msg: 'Elige una opción y un fichero.' })
  })
  it('of a name that is there already, or comes twice, are ignored (R-323)', async () => {
    const twice = [
      { name: 'DNI.pdf', content: '%PDF-1.4 primero' },
      { name: 'dni.pdf', content: '%PDF-1.4 segundo' },
    ]
    expect((await send(berta, twice)).body).toMatchObject({ status: 0, subidos: 1 })
    expect((await send(berta, twice)).body).toMatchObject({ status: 0, subidos: 0, repetidos: ['DNI.pdf'] })
    expect(await kept(berta)).toEqual(['DNI.pdf'])
  })
  it('that are empty, or of a kind that a page could run are refused, and nothing of the rest is kept', async () => {
    const good = { name: 'bueno.pdf', content: '%PDF-1.7' }
    for (const [bad, code] of [
      [{ name: 'pagina.html', content: '<script>' }, 'documento.tipo_no_admitido'],
      [{ name: 'nada.pdf', content: '' }, 'documento.vacio'],
    ] as const) {
      const answer = await send(carles, [good, bad])
      expect(answer.body).toMatchObject({ status: 1, code, files: [expect.any(String)] })
    }
    expect((await send(999_999, [good])).status).toBe(404)
    expect((await send(3, [good])).body).toMatchObject({ code: 'socio.usuario_reservado' })
    expect(await kept(carles)).toEqual([])
  })
  it('are handed out as files that no page runs, to who has the right', async () => {
    await send(carles, [{ name: 'informe médico.txt', content: 'apto' }])
    const [{ url_documento: url, id_reg_socios_documentos: id } = { url_documento: '', id_reg_socios_documentos: 0 }] = await desk.call(
      memberDocuments,
      {
        id_mst_socios: carles,
      },
    )
    const { status, headers, body } = await desk.http<{ text: string }>({ method: 'GET', url })
    expect([status, body.text]).toEqual([200, 'apto'])
    expect(headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''informe%20m%C3%A9dico.txt",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const cashier = await desk.as({ rights: ['cash'] })
    expect((await cashier.http({ method: 'GET', url })).status).toBe(403)
    expect((await desk.anonymous.http({ method: 'GET', url })).status).toBe(401)
    expect((await desk.http({ method: 'GET', url: '/api/socio/documentos/fichero/999999' })).status).toBe(404)
    expect(await desk.call(getDocument, { id })).toMatchObject({ nombre_fichero: 'informe médico.txt' })
    await expect(desk.call(changeDocument, { id, url_documento: 'https://example.com/' })).rejects.toMatchObject({
      code: 'documento.es_fichero',
    })
    expect(await desk.call(changeDocument, { id, descripcion: 'Apto', visible_usuario: true })).toMatchObject({
      descripcion: 'Apto',
      visible_usuario: true,
    })
    await desk.call(removeDocument, { id })
    await expect(desk.call(removeDocument, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('may be pages elsewhere, over https only', async () => {
    const page = { id_mst_socios: carles, descripcion: 'Licencia', url_documento: 'https://example.com/licencia' }
    const { id_reg_socios_documentos: id } = await desk.call(addLink, page)
    expect(await desk.call(changeDocument, { id, url_documento: 'https://example.com/otra' })).toMatchObject({
      url_documento: 'https://example.com/otra',
    })
    await expect(desk.call(addLink, { ...page, url_documento: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 422 })
    await expect(desk.call(changeDocument, { id, url_documento: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 422 })
    expect((await desk.http({ method: 'GET', url: `/api/socio/documentos/fichero/${id}` })).status).toBe(404)
  })
  it('take what room the club gives them: the bar says how much, and two desks together take no more (R-326)', async () => {
    await desk.db
      .insertInto('param')
      .values({ cod_param: 'ESPACIO_DOCUMENTOS_MB', valor: '1', activo: true })
      .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor: '1', activo: true }))
      .execute()
    const before = await desk.call(documentStorage)
    expect(before).toMatchObject({ total: 1_048_576, porcentaje: 0 })
    const big = 'x'.repeat(600_000)
    const answers = await Promise.all([1, 2].map((n) => send(anna, [{ name: `grande${n}.txt`, content: big }])))
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await desk.call(documentStorage)).porcentaje).toBe(57)
  })
  it('whose bytes are of another kind than their name says are refused, and names lose marks that turn the text direction (5.2.2)', async () => {
    const member = await desk.member('Magi')
    for (const [name, content] of [
      ['exe.pdf', 'MZ program'],
      ['html.pdf', '<html>'],
      ['img.png', 'not an image'],
      ['nota.docx', 'PK\u0003\u0004 xl/workbook.xml'],
      ['hoja.xls', '<table>'],
      ['texto.txt', 'a\0b'],
      ['foto.jpg', '%PDF-1.4'],
    ] as const) {
      const { body } = await send(member, [{ name, content }])
      expect([name, body.code]).toEqual([name, 'documento.otro_contenido'])
    }
    expect(
      (
        await send(member, [
          { name: 'gpj\u202Efdp.pdf', content: '%PDF-1.4' },
          { name: 'n\u200Bota.docx', content: 'PK\u0003\u0004 word/document.xml' },
        ])
      ).body,
    ).toMatchObject({ subidos: 2 })
    expect(await kept(member)).toEqual(['gpjfdp.pdf', 'nota.docx'])
  })
  it('are recorded as an opening of the member’s file when they are handed out (0118)', async () => {
    const member = await desk.member('Oberta')
    await send(member, [{ name: 'a.txt', content: 'a' }])
    const [row] = await desk.call(memberDocuments, { id_mst_socios: member })
    const clerk = await desk.as({ rights: ['members'] })
    expect((await clerk.http({ method: 'GET', url: row!.url_documento })).status).toBe(200)
    expect((await desk.call(memberOpenings, { id: member })).map((one) => one.id_mst_socios_creacion)).toEqual([clerk.id])
  })
  it('go with their member', async () => {
    const nora = await desk.member('Nora')
    await send(nora, [{ name: 'a.txt', content: 'a' }])
    await desk.call(removeMember, { id: nora })
    expect(await kept(nora)).toEqual([])
  })
})
