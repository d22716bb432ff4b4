import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick, resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { streamedUpload } from '../../kit/upload.ts'
import { documentMax } from './document-rules.ts'

/** Document of a member: a stored file, or a page elsewhere (spec 1 §3). */
export const memberDocument = resource('member-document', {
  table: 'socios_documentos',
  path: 'socios_documentos',
  label: 'descripcion',
  permission: 'members',
  only: [],
  repeatsId: true,
  personal: 'id_mst_socios',
  words: 'person',
  fields: {
    id_reg_socios_documentos: field.id(),
    id_mst_socios: field.ref('socio'),
    id_mst_etiqueta: optional(field.ref('etiqueta')),
    descripcion: field.text(200),
    /** Address of the page elsewhere; null for a file. */
    enlace: optional(field.httpsUrl()),
    /** Name of the file; null for a page elsewhere. */
    nombre_fichero: optional(field.text(200)),
    /** The file with its bytes; null for a page elsewhere. */
    id_reg_archivo: optional(field.ref('archivo')),
    visible_usuario: defaulted(field.flag(), false),
    id_mst_socios_creacion: field.ref('socio'),
    fecha_creacion: field.instant(),
  },
})

const { fields } = memberDocument
/** Document as shown: `url_documento` opens it, a file by its address here. */
const shown = object(
  {
    ...pick(fields, 'id_reg_socios_documentos', 'id_mst_socios', 'id_mst_etiqueta', 'descripcion', 'nombre_fichero'),
    /** Bytes of the file; 0 for a page elsewhere. */
    tamano: field.integer({ min: 0 }),
    ...pick(fields, 'visible_usuario', 'fecha_creacion'),
    url_documento: field.text(400),
    desc_etiqueta: optional(field.text(60)),
    desc_user_created: optional(field.text(220)),
  },
  'id_reg_socios_documentos',
)
const one = { id: field.ref('socios_documentos') }
const description = { id_mst_etiqueta: fields.id_mst_etiqueta, descripcion: fields.descripcion, visible_usuario: fields.visible_usuario }

/** Documents of a member, or of all if none is named, newest first. */
export const memberDocuments = action({
  endpoint: 'GET /api/socios_documentos',
  permission: 'members',
  input: { id_mst_socios: optional(field.ref('socio')) },
  output: list(shown, Number.POSITIVE_INFINITY),
})
export const getDocument = action({ endpoint: 'GET /api/socios_documentos/{id}', permission: 'members', input: one, output: shown })
/** Adds the address of a page elsewhere to a member. */
export const addLink = action({
  endpoint: 'POST /api/socios_documentos',
  permission: 'members',
  input: { id_mst_socios: field.ref('socio'), url_documento: field.httpsUrl(), ...description },
  output: shown,
  changes: [memberDocument],
})
/** Changes the description of a document; the address only of a page elsewhere. */
export const changeDocument = action({
  endpoint: 'PUT /api/socios_documentos/{id}',
  permission: 'members',
  input: { ...one, ...partial({ ...description, url_documento: field.text(400) }) },
  output: shown,
  changes: [memberDocument],
  edits: editsOf(getDocument),
})
export const removeDocument = action({
  endpoint: 'DELETE /api/socios_documentos/{id}',
  permission: 'members',
  input: one,
  output: nothing,
  changes: [memberDocument],
})

/**
 * Stores files with a member, each under its name; of several with one name the first. Refuses an empty upload, one of more
 * than 100 MB, kinds not accepted, and more than the club's storage holds. A refusal is status 1 with its msg.
 */
export const uploadDocuments = action({
  endpoint: 'POST /api/socio/documentos/subir',
  permission: 'members',
  bodyMax: documentMax + 65_536,
  input: {
    socio: field.ref('socio'),
    id_mst_etiqueta: fields.id_mst_etiqueta,
    descripcion: optional(field.text(200)),
    visible_usuario: fields.visible_usuario,
    files: list(streamedUpload, 20),
  },
  output: object({ subidos: field.integer(), repetidos: list(field.text(200)) }),
  changes: [memberDocument],
  answer: 'statusOneIsError',
})

/** Storage used by documents of members, in bytes and percent. */
export const documentStorage = action({
  endpoint: 'GET /api/socio/documentos/consumo',
  permission: 'members',
  input: {},
  output: object({ usado: field.integer({ max: 2 ** 52 }), total: field.integer({ max: 2 ** 52 }), porcentaje: field.integer() }),
})

export const memberDocumentsRefusals = refusals({
  'msg.SELECIONE_UNA_OPCION': 422,
  'documento.tipo_no_admitido': 422,
  'documento.vacio': 422,
  'documento.otro_contenido': 422,
  'documento.sin_espacio': 409,
  'documento.es_fichero': 409,
})
