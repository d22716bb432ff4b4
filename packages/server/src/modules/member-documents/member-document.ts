import { sentOnly } from '@app/contract/kit/partial'
import type { StreamedFile } from '@app/contract/kit/upload'
import { documentType, firstOfEachName, holdsItsKind, storagePercent } from '@app/contract/member-documents/document-rules'
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
import type { KeptFile } from '../../kit/files/files.ts'
import { dropFiles, insertFile, removeLater } from '../../kit/files/stored-files.ts'
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
    .leftJoin('archivo as f', 'f.id_reg_archivo', 'd.id_reg_archivo')
    .select(['d.id_reg_socios_documentos', 'd.id_mst_socios', 'd.id_mst_etiqueta', 'd.descripcion', 'd.nombre_fichero'])
    .select((eb) => eb.fn.coalesce('f.bytes', sql<number>`0`).as('tamano'))
    .select(['d.visible_usuario', 'd.fecha_creacion', 'e.desc_etiqueta'])
    .select([sql<string>`coalesce(d.enlace, ${fileAddress})`.as('url_documento'), fullName('a').as('desc_user_created')])
    .orderBy('d.fecha_creacion', 'desc')
    .orderBy('d.id_reg_socios_documentos', 'desc')

const oneDocument = async (tx: Tx, id: number) =>
  (await documents(tx).where('d.id_reg_socios_documentos', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

/** A file as it is sent; null if absent. */
export async function documentFile(tx: Tx, id: number): Promise<ServedFile | null> {
  const found = await tx
    .selectFrom('socios_documentos as d')
    .innerJoin('archivo as f', 'f.id_reg_archivo', 'd.id_reg_archivo')
    .select(['d.nombre_fichero', 'd.id_mst_socios', 'f.lugar', 'f.clave', 'f.tipo', 'f.bytes', 'f.contenido'])
    .where('d.id_reg_socios_documentos', '=', id)
    .executeTakeFirst()
  if (!found || found.nombre_fichero === null) return null
  const { nombre_fichero: name, id_mst_socios: member, lugar, clave, tipo: type, bytes, contenido: content } = found
  return { name, type, bytes, content, place: { lugar, clave }, member }
}

/** Bytes used and allowed. */
async function storage(tx: Tx) {
  const { usado } = await tx
    .selectFrom('socios_documentos as d')
    .innerJoin('archivo as f', 'f.id_reg_archivo', 'd.id_reg_archivo')
    .select(sql<number>`coalesce(sum(f.bytes), 0)::bigint`.as('usado'))
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
  const gone = await tx
    .deleteFrom('socios_documentos')
    .where('id_reg_socios_documentos', '=', id)
    .returning('id_reg_archivo')
    .executeTakeFirst()
  if (!gone) refuse('msg.not_found')
  await dropFiles(tx, [gone.id_reg_archivo])
  return {}
})

/** Sizes of the files of an upload, by name. */
type Sizes = readonly { readonly name: string; readonly size: number }[]
/**
 * The names of an upload that a member does not have yet. Uploads take turns, so that each sees the remaining storage; refuses what has no
 * place in it.
 */
async function freshNames(tx: Tx, id_mst_socios: number, sent: Sizes): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('socios_documentos'))`.execute(tx)
  await lockMemberFile(tx, id_mst_socios)
  const there = await tx.selectFrom('socios_documentos').select('nombre_fichero').where('id_mst_socios', '=', id_mst_socios).execute()
  const known = new Set(there.map((one) => one.nombre_fichero?.toLowerCase()))
  const fresh = sent.filter(({ name }) => !known.has(name.toLowerCase()))
  const { usado, total } = await storage(tx)
  if (usado + fresh.reduce((sum, { size }) => sum + size, 0) > total) refuse('documento.sin_espacio', { files: 'documento.sin_espacio' })
  return new Set(fresh.map(({ name }) => name))
}

/** The media type of a file by its content. Refuses other kinds, and empty files. */
function typeOf({ filename: nombre, size, sample }: StreamedFile): string {
  const type = documentType(nombre) ?? refuse('documento.tipo_no_admitido', { files: 'documento.tipo_no_admitido' }, { nombre })
  if (size === 0) refuse('documento.vacio', { files: 'documento.vacio' }, { nombre })
  if (!holdsItsKind(nombre, sample)) refuse('documento.otro_contenido', { files: 'documento.otro_contenido' }, { nombre })
  return type
}

/** Files are inspected and put into their place before the transaction that names them. */
export const take = handle(uploadDocuments, {
  prepare: async ({ input, inTransaction, club }) => {
    const named = input.files.flatMap((file) => (file ? [{ name: file.filename, size: file.size, file }] : []))
    if (named.length === 0) refuse('msg.SELECIONE_UNA_OPCION', { files: 'msg.SELECIONE_UNA_OPCION' })
    const sent = firstOfEachName(named).map((one) => ({ ...one, type: typeOf(one.file) }))
    const fresh = await inTransaction((tx) => freshNames(tx, input.socio, sent))
    const kept = new Map<string, KeptFile>()
    for (const { name, type, file } of sent) if (fresh.has(name)) kept.set(name, await club.files.keep(file, type))
    return { names: sent.map(({ name }) => name), kept }
  },
  run: async ({ tx, input, user, now, prepared: { names, kept } }) => {
    const { socio: id_mst_socios, id_mst_etiqueta, descripcion, visible_usuario } = input
    const sizes = [...kept].map(([name, { bytes: size }]) => ({ name, size }))
    const fresh = await freshNames(tx, id_mst_socios, sizes)
    const common = { id_mst_socios, id_mst_etiqueta, visible_usuario, id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now }
    for (const [name, file] of kept) {
      if (!fresh.has(name)) await removeLater(tx, [file])
      else {
        const row = { ...common, descripcion: descripcion ?? name, nombre_fichero: name, id_reg_archivo: await insertFile(tx, file) }
        await tx.insertInto('socios_documentos').values(row).execute()
      }
    }
    return { subidos: fresh.size, repetidos: names.filter((name) => !fresh.has(name)) }
  },
})
