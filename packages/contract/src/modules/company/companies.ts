import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { bankFile, company } from './company.ts'

const { clavepagospriv, perfil_c60: _layout, header_logo, id_mst_empresas, ...plain } = company.fields
/** A company as screens see it: of its private key only whether there is one. */
const row = object({
  id_mst_empresas,
  header_logo,
  ...plain,
  tiene_clavepagospriv: field.flag(),
  /** The name of the Cuaderno 60 layout in force. */
  nombre_perfil_c60: field.text(80),
})
/** What the desk writes of a company; logo and layout come by upload. */
export const companyInput = { ...plain, clavepagospriv }

const one = { id: field.ref('empresa') }
export const companyList = action({ endpoint: 'GET /api/empresa', permission: 'params', input: {}, output: list(row) })
export const companyRow = action({ endpoint: 'GET /api/empresa/{id}', permission: 'params', input: one, output: row })
/** Changes what is sent. Refuses a creditor identifier that is not of the company's tax id and suffix; both keys are optional. */
export const updateCompany = action({
  endpoint: 'PUT /api/empresa/{id}',
  permission: 'params',
  input: { ...one, ...partial(companyInput), id_mst_empresas: optional(field.integer()) },
  output: row,
  changes: [company],
  edits: editsOf(companyRow),
})

/** Two megabytes, as for every file of a bank. */
export const uploadMax = 2_097_152

const logoAnswer = object({ header_logo: optional(field.text(200)) })
/** The logo that heads the papers: JPEG, PNG or WebP up to 2 MB, kept small and without its EXIF data. */
export const changeLogo = action({
  endpoint: 'POST /api/empresa/{id}/changeImage',
  permission: 'params',
  bodyMax: 12_582_912,
  input: { ...one, pictureFile: upload },
  output: logoAnswer,
  changes: [company],
})
/** Takes the logo away. */
export const removeLogo = action({
  endpoint: 'POST /api/empresa/{id}/deleteImage',
  permission: 'params',
  input: one,
  output: logoAnswer,
  changes: [company],
})

/** Takes in a bank's Cuaderno 60 file, or the layout (.json) by which such files are read. Refuses with ERROR_C60 and the line that is wrong. */
export const uploadC60 = action({
  endpoint: 'POST /api/empresa/c60_subida_archivo',
  permission: 'params',
  bodyMax: uploadMax + 65_536,
  input: { c60FileUpload: upload, id_mst_empresas: optional(field.ref('empresa')) },
  output: object({ perfil: optional(field.text(80)), cobros: field.integer(), importe: field.money() }),
  changes: [company, bankFile],
  answer: 'statusOk',
})
/** The Cuaderno 60 files that were taken in, the newest first. */
export const bankFiles = action({
  endpoint: 'GET /api/empresa/{id}/c60',
  permission: 'params',
  input: one,
  output: list(
    object({
      id_reg_empresa_c60: field.integer(),
      nombre_fichero: field.text(200),
      fecha: field.instant(),
      cobros: field.integer(),
      importe: field.money(),
    }),
  ),
})
