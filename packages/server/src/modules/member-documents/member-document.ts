import { sentOnly } from '@app/contract/kit/partial'
import { documentMax, documentType, firstOfEachName, holdsItsKind, storagePercent } from '@app/contract/member-documents/document-rules'
import {
  addLink,
  changeDocument,
  documentStorage,
  getDocument,
  memberDocuments,
  removeDocument,
  uploadDocuments,
} from '@app/contract/member-documents/member-document'
import { readHttpsUrl } from '@app/contract/values/web-address'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { ServedFile } from '../../kit/http/serve-files.ts'
import { param } from '../club/public.ts'
import { lockMemberFile } from '../members/public.ts'

/** Address of a file. */
const fileAddress = sql<string>`'/api/socio/documentos/fichero/' || d.id_reg_socios_documentos`

const documents = (tx: Tx) =>
  tx
    .selectFrom('socios_documentos as d')
    .innerJoin('socio as a', 'a.id_mst_socios', 'd.id_mst_socios_creacion')
    .leftJoin('etiqueta as e', 'e.id_mst_etiqueta', 'd.id_mst_etiqueta')
    .select(['d.id_reg_socios_documentos', 'd.id_mst_socios', 'd.id_mst_etiqueta', 'd.descripcion', 'd.nombre_fichero', 'd.tamano'])
    .select(['d.visible_usuario', 'd.fecha_creacion', 'e.desc_etiqueta'])
    .select([sql<string>`coalesce(d.enlace, ${fileAddress})`.as('url_documento'), fullName('a').as('desc_user_created')])
    .orderBy('d.fecha_creacion', 'desc')
    .orderBy('d.id_reg_socios_documentos', 'desc')

const oneDocument = async (tx: Tx, id: number) =>
  (await documents(tx).where('d.id_reg_socios_documentos', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

/** A file with its bytes; null if absent. */
export async function documentFile(tx: Tx, id: number): Promise<ServedFile | null> {
  const found = await tx
    .selectFrom('socios_documentos')
    .select(['nombre_fichero', 'contenido', 'id_mst_socios'])
    .where('id_reg_socios_documentos', '=', id)
    .executeTakeFirst()
  if (!found?.contenido || found.nombre_fichero === null) return null
  const { nombre_fichero: name, contenido: bytes, id_mst_socios: member } = found
  return { name, type: documentType(name) ?? 'application/octet-stream', bytes, member }
}

/** Bytes used and allowed. */
async function storage(tx: Tx) {
  const { usado } = await tx
    .selectFrom('socios_documentos')
    .select(sql<number>`coalesce(sum(tamano), 0)::bigint`.as('usado'))
    .executeTakeFirstOrThrow()
  return { usado: Number(usado), total: (await param(tx, 'ESPACIO_DOCUMENTOS_MB')) * 1_048_576 }
}

export const list = handle(memberDocuments, ({ tx, input: { id_mst_socios } }) =>
  documents(tx)
    .$if(id_mst_socios !== null, (q) => q.where('d.id_mst_socios', '=', id_mst_socios!))
    .execute(),
)
export const get = handle(getDocument, ({ tx, input }) => oneDocument(tx, input.id))

export const used = handle(documentStorage, async ({ tx }) => {
  const { usado, total } = await storage(tx)
  return { usado, total, porcentaje: storagePercent(usado, total) }
})

export const addPage = handle(addLink, async ({ tx, input: { url_documento: enlace, ...row }, user, now }) => {
  await lockMemberFile(tx, row.id_mst_socios)
  const { id_reg_socios_documentos } = await tx
    .insertInto('socios_documentos')
    .values({ ...row, enlace, id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now })
    .returning('id_reg_socios_documentos')
    .executeTakeFirstOrThrow()
  return oneDocument(tx, id_reg_socios_documentos)
})

export const change = handle(changeDocument, async ({ tx, input: { id, url_documento, ...sent } }) => {
  const row = await tx
    .selectFrom('socios_documentos')
    .select(['enlace', 'id_reg_socios_documentos'])
    .where('id_reg_socios_documentos', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) refuse('msg.not_found')
  const before = await oneDocument(tx, id)
  const isMoved = url_documento !== undefined && url_documento !== before.url_documento
  if (isMoved && row.enlace === null) refuse('documento.es_fichero', { url_documento: 'documento.es_fichero' })
  const enlace = isMoved ? { enlace: readPage(url_documento) } : {}
  const set = { ...sentOnly(sent), ...enlace }
  if (Object.keys(set).length > 0) await tx.updateTable('socios_documentos').set(set).where('id_reg_socios_documentos', '=', id).execute()
  return oneDocument(tx, id)
})

/** An https address of an external page; refuses any other text. */
const readPage = (address: string) => readHttpsUrl(address) ?? refuse('msg.invalid_input', { url_documento: 'invalid.https_url' })

export const remove = handle(removeDocument, async ({ tx, input: { id } }) => {
  const { numDeletedRows } = await tx.deleteFrom('socios_documentos').where('id_reg_socios_documentos', '=', id).executeTakeFirst()
  return numDeletedRows ? {} : refuse('msg.not_found')
})

/** Files are inspected before the transaction; then uploads take turns, so that each sees the remaining storage. */
export const take = handle(uploadDocuments, {
  prepare: async ({ input }) => {
    const sent = input.files.flatMap((file) => (file ? [{ name: file.filename, content: file.content }] : []))
    if (sent.length === 0) refuse('msg.SELECIONE_UNA_OPCION', { files: 'msg.SELECIONE_UNA_OPCION' })
    const kept = firstOfEachName(sent)
    for (const { name: nombre, content } of kept) {
      if (documentType(nombre) === null) refuse('documento.tipo_no_admitido', { files: 'documento.tipo_no_admitido' }, { nombre })
      if (content.length === 0) refuse('documento.vacio', { files: 'documento.vacio' }, { nombre })
      const words = { nombre, max: documentMax / 1_048_576 }
      if (content.length > documentMax) refuse('documento.demasiado_grande', { files: 'documento.demasiado_grande' }, words)
      if (!holdsItsKind(nombre, content)) refuse('documento.otro_contenido', { files: 'documento.otro_contenido' }, { nombre })
    }
    return kept
  },
  run: async ({ tx, input, user, now, prepared }) => {
    const { socio: id_mst_socios, id_mst_etiqueta, descripcion, visible_usuario } = input
    await sql`select pg_advisory_xact_lock(hashtext('socios_documentos'))`.execute(tx)
    await lockMemberFile(tx, id_mst_socios)
    const there = await tx.selectFrom('socios_documentos').select('nombre_fichero').where('id_mst_socios', '=', id_mst_socios).execute()
    const known = new Set(there.map((one) => one.nombre_fichero?.toLowerCase()))
    const fresh = prepared.filter(({ name }) => !known.has(name.toLowerCase()))
    const repetidos = prepared.filter((one) => !fresh.includes(one)).map(({ name }) => name)
    const { usado, total } = await storage(tx)
    if (usado + fresh.reduce((sum, { content }) => sum + content.length, 0) > total)
      refuse('documento.sin_espacio', { files: 'documento.sin_espacio' })
    const common = { id_mst_socios, id_mst_etiqueta, visible_usuario, id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now }
    const rows = fresh.map(({ name, content }) => ({
      ...common,
      descripcion: descripcion ?? name,
      nombre_fichero: name,
      tamano: content.length,
      contenido: Buffer.from(content),
    }))
    if (rows.length > 0) await tx.insertInto('socios_documentos').values(rows).execute()
    return { subidos: rows.length, repetidos }
  },
})
