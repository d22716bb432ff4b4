import { action } from '../../kit/action.ts'
import { defaulted, type Field, optional, refuseValue } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { importLimits } from '../members/import/fields.ts'
import type { Table } from '../members/import/read-table.ts'
import { activityEnrolment, championshipEnrolment } from './activity.ts'
import { type ExtraValues, extraValues } from './extra-columns.ts'
import { listLimits } from './import/enrolment-columns.ts'
import type { ListFinding } from './import/read-enrolments.ts'

const { rows: mostRows, columns: mostColumns, cell: longest } = listLimits
const isCells = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length <= mostColumns && raw.every((cell) => typeof cell === 'string' && cell.length <= longest)
const isLine = (raw: unknown) => Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) <= 1_000_000
const isLines = (raw: unknown): raw is number[] => Array.isArray(raw) && raw.every(isLine)
const anything = field.json<Table>()

/** List of people as a table: a heading of each column, at most 2,000 rows, and the numbers of those in their file. */
const listTable: Field<Table, 'required'> = {
  ...anything,
  schema: { type: 'object' },
  read: (raw) => {
    const { header, rows, lines, stray = [] } = anything.read(raw) as Partial<Table>
    if (!isCells(header) || !Array.isArray(rows) || !isLines(lines) || !isLines(stray)) return refuseValue('invalid.object')
    if (rows.length > mostRows) return refuseValue('invalid.list_long', { max: mostRows })
    const isWhole = lines.length === rows.length && rows.every((row) => isCells(row) && row.length === header.length)
    return isWhole ? { header, rows, lines, stray } : refuseValue('invalid.object')
  },
}
const mapping = list(defaulted(field.text(60), ''), mostColumns)

/** Reads a list of people from a file (.xlsx, .csv, text) into a table; nothing is stored. */
export const readEnrolmentList = action({
  endpoint: 'POST /api/inscritos/importar/leer',
  permission: 'bookings',
  bodyMax: importLimits.bytes + 65_536,
  input: { fichero: upload },
  output: object({ nombre_fichero: field.text(200), tabla: field.json<Table>() }),
})

/** States of a row: to enrol, wrong, enrolled already, left out. */
export const listStates = ['ready', 'error', 'known', 'excluded'] as const

const asked = {
  tabla: listTable,
  /** Field of each column; guessed from the headings if not sent. */
  mapping: optional(mapping),
  /** Lines left out. */
  excluir: defaulted(list(field.integer(), mostRows), []),
}
const checked = object({
  mapping,
  resumen: object({
    filas: field.integer(),
    listas: field.integer(),
    /** Members among those to enrol. */
    socios: field.integer(),
    errores: field.integer(),
    conocidas: field.integer(),
  }),
  filas: list(
    object({
      linea: field.integer(),
      estado: field.choice(...listStates),
      id_mst_socios: optional(field.integer()),
      nombre_completo: optional(field.text(220)),
      email: optional(field.text(254)),
      telefono: optional(field.text(40)),
      valores: extraValues as Field<ExtraValues>,
      precio: optional(field.money()),
      fecha: optional(field.day()),
      fecha_facturacion: optional(field.day()),
      hallazgos: field.json<readonly ListFinding[]>(),
    }),
    mostRows,
  ),
})
const imported = object({ inscritos: field.integer(), ya_inscritos: field.integer(), excluidos: field.integer() })
const group = { id: field.ref('actividad_grupo'), ...asked }
const championshipGroup = { id: field.ref('campeonato_grupo'), ...asked }
const big = { permission: 'bookings', bodyMax: 4 * 1_048_576 } as const

/** Preview of an import: members found by number, tax id or e-mail, new names, wrong values by row and column. Nothing is written. */
export const checkEnrolments = action({
  ...big,
  endpoint: 'POST /api/actividad_grupo/{id}/inscritos/importar/ensayo',
  input: group,
  output: checked,
})

/** Enrols the people of a list, all of them or none: a wrong row refuses it (422). Those enrolled already are left out and counted. */
export const importEnrolments = action({
  ...big,
  endpoint: 'POST /api/actividad_grupo/{id}/inscritos/importar',
  input: group,
  output: imported,
  changes: [activityEnrolment],
})

/** Preview of an import into a group of a championship. */
export const checkChampionshipEnrolments = action({
  ...big,
  endpoint: 'POST /api/campeonato_grupo/{id}/inscritos/importar/ensayo',
  input: championshipGroup,
  output: checked,
})

/** Enrols the people of a list in a group of a championship, all of them or none. */
export const importChampionshipEnrolments = action({
  ...big,
  endpoint: 'POST /api/campeonato_grupo/{id}/inscritos/importar',
  input: championshipGroup,
  output: imported,
  changes: [championshipEnrolment],
})
