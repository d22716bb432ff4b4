import { invoiceTypes } from '@app/contract/invoices/invoice'
import { lineGroups } from '@app/contract/official-invoices/line-groups'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { type Line, lockLines, type MoneyContext } from '../invoices/public.ts'
import { inSlices, runKind, sliceRows, startRun } from '../runs/public.ts'
import { issuable, judgeLine, leftOf, requireWithinLimit } from './issuable.ts'
import { issue } from './issue.ts'
import { payersOf } from './lines-to-issue.ts'

interface Conversion {
  readonly prefijo: string
  /** Day of issue; that of each slice if null. */
  readonly fecha: string | null
}
interface Rest extends Conversion {
  /** Lines of each invoice to come. */
  readonly grupos: readonly (readonly number[])[]
  /** Invoices issued so far, and the number of the last one. */
  readonly emitidas: number
  readonly ultima: string
  /** Lines left out, since they changed in between. */
  readonly fuera: number
}
const generateRun = runKind<Rest>('official-invoices.generate', 'invoices')

const idsOf = (group: readonly Line[]) => group.map(({ id_reg_factura }) => id_reg_factura)

/** True if a line is a member's and still there. */
const isThere = ({ id_mst_tipofactura, borrador, fecha_baja }: Line) =>
  id_mst_tipofactura === invoiceTypes.member && !borrador && fecha_baja === null

/** Issues a simplified invoice over each group of locked lines. */
async function issueGroups(call: MoneyContext, { prefijo, fecha }: Conversion, groups: readonly (readonly Line[])[]) {
  const names = await payersOf(call.tx, groups.flat())
  const emitidas = []
  for (const lines of groups) {
    const { id_mst_socios } = lines[0]!
    const nombre = names.get(id_mst_socios ?? 0) ?? null
    const made = await issue(call, { tipo: 'F2', prefijo, lines, id_mst_socios, nombre, cliente: null, fecha })
    emitidas.push({ id_reg_facturaoficial: made.id_reg_facturaoficial, num_completo: made.num_completo, importe: made.importe })
  }
  return emitidas
}

/** Splits off the groups of the next slice: as many whole ones as its rows hold, at least one. */
function cutSlice<T>(groups: readonly (readonly T[])[]) {
  let rows = 0
  const end = groups.findIndex((group, at) => {
    rows += group.length
    return at > 0 && rows > sliceRows
  })
  return end < 0 ? ([groups, []] as const) : ([groups.slice(0, end), groups.slice(end)] as const)
}

const progressOf = ({ say }: Pick<Call<unknown>, 'say'>, { emitidas, ultima, fuera }: Rest) =>
  [
    ...(emitidas > 0 ? [say('official-invoices.issued_up_to', { n: emitidas, numero: ultima })] : []),
    ...(fuera > 0 ? [say('official-invoices.left_out', { n: fuera })] : []),
  ].join(' · ')

/** Refuses lines of which nothing is left, and invoices beyond their limit. */
async function requireSoundGroups(tx: Tx, groups: readonly (readonly Line[])[]) {
  const left = await leftOf(tx, groups.flat())
  const gone = groups.flat().find(({ id_reg_factura }) => left.get(id_reg_factura)!.isGone)
  if (gone) refuse('oficial.linea_devuelta', {}, { concepto: gone.concepto })
  for (const lines of groups) {
    const cents = lines.reduce((sum, { id_reg_factura }) => sum + left.get(id_reg_factura)!.cents, 0)
    await requireWithinLimit(tx, lines, cents)
  }
}

/**
 * Converts lines into simplified invoices: checks all of them, issues those of the first slice, and lets a run go on with the rest, payers whole.
 * Refuses all of them for one that has to stay out.
 */
export async function convert(call: Call<unknown>, ids: readonly number[], { agrupar, ...conversion }: Conversion & { agrupar: boolean }) {
  const { tx } = call
  const isLong = ids.length > sliceRows
  const stored = isLong
    ? await tx.selectFrom('factura').selectAll().where('id_reg_factura', 'in', ids).orderBy('id_reg_factura').execute()
    : await lockLines(tx, ids)
  if (stored.length !== ids.length || !stored.every(isThere)) refuse('msg.not_found')
  const groups = lineGroups(await issuable(tx, stored), agrupar)
  await requireSoundGroups(tx, groups)
  const [first, rest] = isLong ? cutSlice(groups) : [groups, []]
  const locked = isLong ? await lockLines(tx, idsOf(first.flat())) : first.flat()
  const byId = new Map(locked.map((line) => [line.id_reg_factura, line]))
  const emitidas = await issueGroups(
    call,
    conversion,
    first.map((lines) => lines.map(({ id_reg_factura }) => byId.get(id_reg_factura)!)),
  )
  if (rest.length === 0) return { emitidas, id_reg_proceso: null }
  const datos = { ...conversion, grupos: rest.map(idsOf), emitidas: emitidas.length, ultima: emitidas.at(-1)!.num_completo, fuera: 0 }
  const hechos = first.flat().length
  return {
    emitidas,
    id_reg_proceso: await startRun(call, generateRun, { total: ids.length, hechos, detalle: progressOf(call, datos), datos }),
  }
}

/** Slices of a conversion: each checks its lines under their locks before anything is numbered, and leaves out those that changed in between. */
export const generateSlices = inSlices(generateRun, async (slice) => {
  const { tx, datos } = slice
  const [own, grupos] = cutSlice(datos.grupos)
  const ids = own.flat()
  const good = new Map<number, Line>()
  const locked = await lockLines(tx, ids)
  const left = await leftOf(tx, locked)
  for (const stored of locked) {
    const { line, motivo } = await judgeLine(tx, stored)
    if (motivo === null && isThere(stored) && !left.get(stored.id_reg_factura)!.isGone) good.set(stored.id_reg_factura, line)
  }
  const groups = own.map((group) => group.flatMap((id) => good.get(id) ?? [])).filter((group) => group.length > 0)
  const issued = groups.length > 0 ? await issueGroups(slice, datos, groups) : []
  const rest: Rest = {
    ...datos,
    grupos,
    emitidas: datos.emitidas + issued.length,
    ultima: issued.at(-1)?.num_completo ?? datos.ultima,
    fuera: datos.fuera + ids.length - good.size,
  }
  return { hechos: ids.length, isLast: grupos.length === 0, datos: rest, detalle: progressOf(slice, rest) }
})
