import * as declared from '@app/contract/activities/enrolment-import'
import { listLimits } from '@app/contract/activities/import/enrolment-columns'
import type { Day } from '@app/contract/values/day'
import { json, type Tx } from '../../kit/database/database.ts'
import { inChunks, manyColumns } from '../../kit/database/in-chunks.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { readImportFile } from '../members/public.ts'
import { championshipGroupOf, groupOf, lockChampionshipGroup, lockGroup } from './group-rows.ts'
import { type ListGroup, type ResolvedRow, resolveList } from './import/resolve-list.ts'

export const read = handle(declared.readEnrolmentList, {
  prepare: async ({ input: { fichero } }) => {
    const file = fichero ?? refuse('importacion.sin_fichero', { fichero: 'importacion.sin_fichero' })
    const reading = await readImportFile(file.content)
    if ('problem' in reading) return refuse('importacion.fichero_ilegible', { fichero: { key: reading.problem, values: reading.params } })
    if (reading.table.rows.length > listLimits.rows) refuse('inscritos.demasiadas_filas', {}, { max: listLimits.rows })
    return { nombre_fichero: file.filename.slice(-200) || '—', tabla: reading.table }
  },
  run: async ({ prepared }) => prepared,
})

async function groupList(tx: Tx, id: number, columns: ListGroup['columns']): Promise<ListGroup> {
  const enrolled = await tx
    .selectFrom('actividad_inscrito')
    .select(['id_mst_socios', 'nombre', 'email'])
    .where('id_reg_actividades_grupo', '=', id)
    .execute()
  return { columns, enrolled }
}
async function championshipList(tx: Tx, id: number): Promise<ListGroup> {
  const enrolled = await tx
    .selectFrom('campeonato_inscrito')
    .select(['id_mst_socios', 'nombre', 'email'])
    .where('id_reg_campeonatos_grupo', '=', id)
    .execute()
  return { columns: [], enrolled }
}

const countOf = (rows: readonly ResolvedRow[], estado: ResolvedRow['estado']) => rows.filter((one) => one.estado === estado).length

/** Preview of resolved rows, wrong ones first. */
function previewOf({ mapping, rows }: Awaited<ReturnType<typeof resolveList>>) {
  const going = rows.filter(({ estado }) => estado === 'ready')
  const wrongFirst = [...rows.filter(({ estado }) => estado === 'error'), ...rows.filter(({ estado }) => estado !== 'error')]
  return {
    mapping,
    resumen: {
      ...{ filas: rows.length, listas: going.length, socios: going.filter(({ member }) => member !== null).length },
      ...{ errores: countOf(rows, 'error'), conocidas: countOf(rows, 'known') },
    },
    filas: wrongFirst.map(({ row, estado, member, findings: hallazgos }) => ({
      ...{ linea: row.linea, estado, id_mst_socios: member?.id_mst_socios ?? null },
      ...{ nombre_completo: member?.nombre_completo ?? row.nombre, email: member ? member.email : row.email },
      ...{ telefono: member ? member.telefono : row.telefono, valores: row.valores, precio: row.precio },
      ...{ fecha: row.fecha, fecha_facturacion: row.fecha_facturacion, hallazgos },
    })),
  }
}

export const check = handle(declared.checkEnrolments, async ({ tx, input, today }) => {
  const { columnas } = await groupOf(tx, input.id)
  return previewOf(await resolveList(tx, input, await groupList(tx, input.id, columnas), today))
})

export const checkChampionship = handle(declared.checkChampionshipEnrolments, async ({ tx, input, today }) => {
  await championshipGroupOf(tx, input.id)
  return previewOf(await resolveList(tx, input, await championshipList(tx, input.id), today))
})

/** Enrolments of resolved rows. Refuses a list with a wrong row. */
function enrolmentsOf(rows: readonly ResolvedRow[], today: Day) {
  const wrong = rows.filter(({ estado }) => estado === 'error')
  if (wrong.length > 0) refuse('inscritos.filas_mal', {}, { n: wrong.length, fila: wrong[0]!.row.linea })
  return rows
    .filter(({ estado }) => estado === 'ready')
    .map(({ member, row }) => ({
      ...(member
        ? { id_mst_socios: member.id_mst_socios, nombre: null, email: null, telefono: null }
        : { id_mst_socios: null, nombre: row.nombre, email: row.email, telefono: row.telefono }),
      ...{ precio: row.precio ?? 0, fecha: row.fecha ?? today, fecha_facturacion: row.fecha_facturacion, valores: row.valores },
    }))
}
const outcome = (rows: readonly ResolvedRow[]) => ({
  inscritos: countOf(rows, 'ready'),
  ya_inscritos: countOf(rows, 'known'),
  excluidos: countOf(rows, 'excluded'),
})

/** Imports into a group that is locked: of two desks with one list, one enrols its people. */
export const save = handle(declared.importEnrolments, async ({ tx, input, today }) => {
  const { id } = input
  const { columnas } = await lockGroup(tx, id)
  const { rows } = await resolveList(tx, input, await groupList(tx, id, columnas), today)
  const made = enrolmentsOf(rows, today).map(({ valores, ...row }) => ({
    ...{ ...row, id_reg_actividades_grupo: id, valores: Object.keys(valores).length > 0 ? json(valores) : null },
  }))
  await inChunks(made, (piece) => tx.insertInto('actividad_inscrito').values(piece).execute(), manyColumns)
  return outcome(rows)
})

export const saveChampionship = handle(declared.importChampionshipEnrolments, async ({ tx, input, today }) => {
  const { id } = input
  await lockChampionshipGroup(tx, id)
  const { rows } = await resolveList(tx, input, await championshipList(tx, id), today)
  const made = enrolmentsOf(rows, today).map(({ valores: _none, ...row }) => ({ ...row, id_reg_campeonatos_grupo: id }))
  await inChunks(made, (piece) => tx.insertInto('campeonato_inscrito').values(piece).execute(), manyColumns)
  return outcome(rows)
})
