import { reasonOf } from '@app/contract/fees/fee-reason'
import type { previewFeeRun } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import type { Tx } from '../../../kit/database/database.ts'
import type { Amounts } from '../amounts.ts'
import { beforeOf, bridgeOf, type Cause, causesOf } from './bridge.ts'
import { type Asked, type Due, dueInRun, feesInRun, judgeFees, type RunFee } from './due-fees.ts'
import { notDue, type OutRow, outOfDue } from './left-out.ts'
import { digestOfDue, sumOf } from './sums.ts'

type Preview = OutputOf<typeof previewFeeRun>
type Line = Preview['lineas'][number]

function lineOf(amounts: Amounts, due: Due, causa: Cause | null): Line {
  const { row, amount, generar, n, de } = due
  const fee = amounts.fee(row)
  return {
    id_reg_socios_cuotas: row.id_reg_socios_cuotas,
    id_mst_socios: row.id_mst_socios,
    nombre_completo: row.nombre_completo,
    nombre_pagador: row.id_mst_socios_pagador === row.id_mst_socios ? null : row.nombre_pagador,
    id_mst_cuotas: row.id_cuota,
    desc_cuota: fee.desc_cuota,
    id_mst_tipocuotas: fee.id_mst_tipocuotas,
    id_mst_curso: row.id_mst_curso,
    desc_curso: row.desc_curso,
    id_mst_curso_grupo: row.id_mst_curso_grupo,
    k: amount.periodo.k,
    desde: amount.periodo.desde,
    hasta: amount.periodo.hasta,
    importe: amount.importe,
    partes: amount.partes,
    razon: reasonOf(amount, { n, de }),
    ...{ generar, antes: beforeOf(due), causa, atraso: n, atrasos: de },
  }
}

/** Parts of the sums: lines and those left out, with what each group had before. */
interface Part {
  readonly group: number | null
  readonly importe: number
  readonly antes: number
}
function groupSums(parts: readonly Part[]) {
  return [...Map.groupBy(parts, ({ group }) => group)].map(([group, own]) => ({
    group,
    ...sumOf(own),
    antes: own.reduce((sum, { antes }) => sum + antes, 0),
  }))
}

async function namedSums(tx: Tx, amounts: Amounts, lineas: readonly Line[], out: readonly { row: RunFee; out: OutRow }[]) {
  const parts = (groupOf: (row: { id_mst_cuotas: number; id_mst_curso_grupo: number | null }) => number | null): Part[] => [
    ...lineas.map((line) => ({ group: groupOf(line), importe: line.importe, antes: line.antes ?? 0 })),
    ...out.map(({ row, out: { antes } }) => ({
      group: groupOf({ id_mst_cuotas: row.id_cuota, id_mst_curso_grupo: row.id_mst_curso_grupo }),
      ...{ importe: 0, antes: antes ?? 0 },
    })),
  ]
  const types = await tx.selectFrom('tipo_cuotas').select(['id_mst_tipocuotas as id', 'desc_tipocuota as name']).execute()
  const groups = await tx.selectFrom('curso_grupo').select(['id_mst_curso_grupo as id', 'desc as name']).execute()
  const nameOf = (rows: readonly { id: number; name: string }[], id: number | null) => rows.find((one) => one.id === id)?.name ?? ''
  const isShown = ({ lineas: n, antes }: { lineas: number; antes: number }) => n > 0 || antes > 0
  const typeOf = ({ id_mst_cuotas }: { id_mst_cuotas: number }) => amounts.fees.get(id_mst_cuotas)!.id_mst_tipocuotas
  return {
    tipos: groupSums(parts(typeOf))
      .filter(isShown)
      .map(({ group, ...sums }) => ({ id_mst_tipocuotas: group!, desc_tipocuota: nameOf(types, group), ...sums }))
      .toSorted((a, b) => a.desc_tipocuota.localeCompare(b.desc_tipocuota)),
    grupos: groupSums(parts((row) => row.id_mst_curso_grupo))
      .filter(isShown)
      .map(({ group, ...sums }) => ({ id_mst_curso_grupo: group, desc: nameOf(groups, group), ...sums }))
      .toSorted((a, b) => a.desc.localeCompare(b.desc)),
  }
}

/** Next day after the run's on which something is due, with the number of members' fees. */
async function nextDay(tx: Tx, asked: Asked): Promise<Preview['proximo']> {
  const row = await (await feesInRun(tx, asked))
    .clearSelect()
    .select((eb) => ['h.fecha_proxima as dia', eb.fn.countAll<number>().as('lineas')])
    .where('h.fecha_proxima', '>', asked.hasta)
    .where('h.espera', '=', false)
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .where('c.activo', '=', true)
    .groupBy('h.fecha_proxima')
    .orderBy('h.fecha_proxima')
    .limit(1)
    .executeTakeFirst()
  return row ? { dia: row.dia!, lineas: row.lineas } : null
}

/** Preview of a run: its lines in the order of members' names, those left out, sums, bridge and fingerprint; nothing is written. */
export async function previewOf(tx: Tx, asked: Asked): Promise<Preview> {
  const rows = await (await dueInRun(tx, asked)).orderBy('s.apellidos').orderBy('s.nombre').orderBy('h.id_reg_socios_cuotas').execute()
  const { amounts, judged } = await judgeFees(tx, rows, asked)
  const due = judged.flatMap((one) => one.due)
  const causes = await causesOf(tx, due)
  const lineas = due.map((one, at) => lineOf(amounts, one, causes[at]!))
  const others = await notDue(tx, asked)
  const out = [...outOfDue(amounts, judged, asked.hasta), ...others.found]
  const fuera = out.map((one) => one.out)
  const antes = [...lineas, ...fuera].reduce((sum, one) => sum + (one.antes ?? 0), 0)
  return {
    ...{ lineas, fuera },
    total: {
      ...sumOf(lineas),
      socios: new Set(lineas.map(({ id_mst_socios }) => id_mst_socios)).size,
      sin_importe: lineas.filter(({ importe }) => importe === 0).length,
      antes,
    },
    ...(await namedSums(tx, amounts, lineas, out)),
    puente: bridgeOf(lineas, fuera),
    huella: digestOfDue(due),
    proximo: await nextDay(tx, asked),
  }
}
