import { action, confirmation, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, object } from '../../kit/shapes.ts'
import { company } from './company.ts'

const { clavepagospriv, clave_maquina, perfil_c60: _layout, header_logo, id_mst_empresas, verifactu_desde, ...plain } = company.fields
/** Company as shown on screens: for its private key and the cash machine's password, only their existence. */
const row = object({
  id_mst_empresas,
  header_logo,
  verifactu_desde,
  ...plain,
  tiene_clavepagospriv: field.flag(),
  tiene_clave_maquina: field.flag(),
  /** Name of the Cuaderno 60 layout in force. */
  nombre_perfil_c60: field.text(80),
})
/** Fields required on every paper: empty for a new club's company; once set, they cannot be cleared. */
const demanded = { nif: field.nif(), direccion: field.text(200), codigo_postal: field.text(12), poblacion: field.text(100) }
/** Editable fields of a company; logo and layout are uploaded, VERI*FACTU is begun by a call of its own. */
export const companyInput = { ...plain, ...demanded, clavepagospriv, clave_maquina }

const one = { id: field.ref('empresa') }
export const companyList = action({ endpoint: 'GET /api/empresa', permission: 'params', input: {}, output: list(row) })
export const companyRow = action({ endpoint: 'GET /api/empresa/{id}', permission: 'params', input: one, output: row })
/**
 * Changes the sent fields. Refuses a creditor identifier that does not match the company's tax id and suffix, and a listing in the club
 * finder without coordinates; both keys are optional.
 */
export const updateCompany = action({
  endpoint: 'PUT /api/empresa/{id}',
  permission: 'params',
  input: { ...one, ...partial(companyInput), id_mst_empresas: optional(field.integer()) },
  output: row,
  changes: [company, confirmation],
  edits: editsOf(companyRow),
})
