import { undoDays } from '@app/contract/member-merge/member-merge'
import * as declared from '@app/contract/member-merge/merge'
import { mergeFields } from '@app/contract/member-merge/merge'
import { addDays, dayOf } from '@app/contract/values/day'
import { json, type Tx } from '../../kit/database/database.ts'
import { countRows, type MemberColumn, moveRows, setRows } from '../../kit/database/member-columns.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle, type UserFor } from '../../kit/http/serve.ts'
import { accessChanged, refuseCredentialEdit } from '../identity/public.ts'
import { pendingOf } from '../invoices/public.ts'
import { creditsOf } from '../ledger/public.ts'
import { type MemberRecord, memberRecords, overwriteMember, writeMember } from '../members/public.ts'
import { blocksOf, isStaff } from './blocks.ts'
import { followLater, lockBoth } from './follow.ts'
import { doorsOf, familyTaken, mergeRest, restOf, undoRest } from './merge-rest.ts'

type Writing = Call<unknown, UserFor<typeof declared.mergeMembers>>
type Name = (typeof mergeFields)[number]

/** Columns whose rows move with a member. */
const going = ({ catalogue }: Pick<Writing, 'catalogue'>) => catalogue.memberColumns.filter(({ how }) => how === 'goes')

/** Two records; refuses an unknown one, and one against itself. */
async function bothOf(tx: Tx, id: number, other: number): Promise<{ stays: MemberRecord; origin: MemberRecord }> {
  if (id === other) refuse('union.mismo', { otro: 'union.mismo' })
  const records = await memberRecords(tx, [id, other])
  const record = (wanted: number) => records.find((one) => one.id_mst_socios === wanted) ?? refuse('msg.not_found')
  return { stays: record(id), origin: record(other) }
}

const isLater = (one: string | null, other: string | null) => one !== null && (other === null || one > other)
const isEmpty = (value: unknown) => value === null || value === '' || value === '-' || value === 0
/** Fields proposed from the other record: those empty in the remaining one, and the stricter setting of notices. */
function proposed(stays: MemberRecord, origin: MemberRecord): Name[] {
  return mergeFields.filter((name) => {
    if (name === 'notificar' || name === 'notificarApp') return stays[name] && !origin[name]
    if (name === 'fecha_ini_acceso_web') return isLater(origin[name], stays[name])
    if (name === 'fecha_alta') return origin.fecha_alta !== null && (stays.fecha_alta === null || origin.fecha_alta < stays.fecha_alta)
    return typeof stays[name] !== 'boolean' && isEmpty(stays[name]) && !isEmpty(origin[name])
  })
}

/** Rows of each table by member, and the number the remaining record will have; columns of one table together. */
async function countsOf(tx: Tx, columns: readonly MemberColumn[], { from, to }: { from: number; to: number }) {
  const counted = await together(
    ...columns.map(async (column) => ({ column, origen: await countRows(tx, column, from), destino: await countRows(tx, column, to) })),
  )
  return [...Map.groupBy(counted, ({ column }) => column.as ?? 'other')].map(([tabla, group]) => {
    const de_origen = group.reduce((sum, one) => sum + one.origen, 0)
    const de_destino = group.reduce((sum, one) => sum + one.destino, 0)
    return { tabla, de_origen, de_destino, queda: de_origen + de_destino }
  })
}

export const preview = handle(declared.mergePreview, async (call) => {
  const { tx, input, today, minute, now } = call
  const { stays, origin } = await bothOf(tx, input.id, input.otro)
  const ids = [input.id, input.otro]
  const [mueve, debts, credits, bloqueos, resto, doors] = await together(
    countsOf(tx, going(call), { from: input.otro, to: input.id }),
    pendingOf(tx, ids, { today, minute }),
    creditsOf(tx, ids, now),
    blocksOf(tx, origin, stays),
    restOf(call, { stays, origin }),
    doorsOf(tx, ids),
  )
  const sumsOf = (id: number) => ({
    debe: debts.get(id) ?? 0,
    monedero: credits.reduce((sum, lot) => sum + (lot.id_mst_socios === id ? lot.saldo : 0), 0),
  })
  return {
    destino: stays,
    origen: origin,
    propuesta: proposed(stays, origin),
    mueve,
    sumas: { destino: sumsOf(input.id), origen: sumsOf(input.otro) },
    codigos: { destino: doors.get(input.id)?.codigo ?? null, origen: doors.get(input.otro)?.codigo ?? null },
    resto,
    bloqueos,
  }
})

/** Moves the rows of one locked member to the other; returns the rows by column. */
async function moveAll(
  call: Pick<Writing, 'tx' | 'catalogue' | 'say'>,
  { origin, stays }: { origin: MemberRecord; stays: MemberRecord },
  columns: readonly MemberColumn[],
) {
  const { tx, say } = call
  const [block] = await blocksOf(tx, origin, stays)
  if (block) {
    const motivo = say(`merge.block.${block.motivo}`, { detalle: block.detalle ?? '' })
    refuse('union.bloqueada', {}, { motivo })
  }
  const moved: { column: MemberColumn; ids: number[] }[] = []
  const toStaff = await isStaff(tx, stays.id_mst_socios)
  for (const column of columns.filter(({ rights }) => !(rights && toStaff))) {
    const ids = await moveRows(tx, column, { from: origin.id_mst_socios, to: stays.id_mst_socios })
    if (ids.length > 0) moved.push({ column, ids })
  }
  return moved
}
const countAll = (moved: readonly { ids: readonly number[] }[]) => moved.reduce((sum, { ids }) => sum + ids.length, 0)

/** An ended record: it cannot be found, opened or signed in with, and has no number. */
const ended = { reservado: true, activo: false, acceso_web: false, notificar: false, notificarApp: false, numsocio: null } as const
const credentials: readonly Name[] = ['email', 'numsocio', 'nif']

export const merge = handle(declared.mergeMembers, async (call) => {
  const { tx, input, user, now } = call
  const [to, from] = [input.id, input.otro]
  await bothOf(tx, to, from)
  await lockBoth(tx, { from, to })
  const { stays, origin } = await bothOf(tx, to, from)
  const family = await familyTaken(call, { stays, origin })
  const otros = await mergeRest(call, { from, to, takesCode: input.codigo_del_otro })
  const moved = await moveAll(call, { origin, stays }, going(call))
  if (input.del_otro.some((name) => credentials.includes(name) && stays[name] !== origin[name])) await refuseCredentialEdit(tx, user, to)
  await overwriteMember(tx, from, ended)
  await accessChanged(call, from, { activo: false, acceso_web: false, fecha_baja: null })
  const names = [...new Set(input.del_otro)]
  const taken = Object.fromEntries([...names, ...family].map((name) => [name, origin[name]]))
  const before = Object.fromEntries([...names, ...family].map((name) => [name, stays[name]]))
  // the history of the remaining record lists the values taken from the other
  await writeMember(call, stays, taken)
  const { nombre_completo, desc_tiposocio: _type, ...record } = origin
  const { id_reg_socio_union } = await tx
    .insertInto('socio_union')
    .values({
      id_socio_origen: from,
      nombre_origen: nombre_completo,
      id_mst_socios: to,
      fecha: now,
      id_mst_socios_creacion: user.id_mst_socios,
      origen: json(record),
      destino: json(before),
      otros: json(otros),
    })
    .returning('id_reg_socio_union')
    .executeTakeFirstOrThrow()
  const rows = moved.map(({ column, ids }) => ({ id_reg_socio_union, tabla: column.table, columna: column.column, filas: json(ids) }))
  if (rows.length > 0) await tx.insertInto('socio_union_fila').values(rows).execute()
  // rows written for the ended record during the merge are moved later
  await followLater(tx, { id: id_reg_socio_union, columns: going(call) }, now)
  return { id_reg_socio_union, movidos: countAll(moved) }
})

export const list = handle(declared.listMerges, async ({ tx, club }) => {
  const rows = await tx
    .selectFrom('socio_union as u')
    .innerJoin('socio as s', 's.id_mst_socios', 'u.id_mst_socios')
    .leftJoin('socio as a', 'a.id_mst_socios', 'u.id_mst_socios_creacion')
    .select(['u.id_reg_socio_union', 'u.nombre_origen', 'u.id_mst_socios', 'u.fecha', 'u.deshecho'])
    .select([fullName('s').as('nombre_destino'), fullName<string | null>('a').as('autor')])
    .orderBy('u.id_reg_socio_union', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, hasta: addDays(dayOf(row.fecha, club.zone), undoDays) }))
})

/** Fields of the remaining record that still have the values of the merge. */
function stillWritten(stays: MemberRecord, origin: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
  const same = Object.keys(before).filter((name) => stays[name as Name] === origin[name])
  return Object.fromEntries(same.map((name) => [name, before[name]]))
}

export const undo = handle(declared.undoMerge, async (call) => {
  const { tx, input, now, today, club, catalogue } = call
  const found = await tx.selectFrom('socio_union').selectAll().where('id_reg_socio_union', '=', input.id).forUpdate().executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  if (found.deshecho !== null) refuse('union.ya_deshecha')
  if (addDays(dayOf(found.fecha, club.zone), undoDays) < today) refuse('union.caducada', {}, { dias: undoDays })
  const [to, from] = [found.id_socio_origen, found.id_mst_socios]
  await lockBoth(tx, { from, to })
  const { stays, origin } = { stays: (await memberRecords(tx, [from]))[0]!, origin: found.origen }
  const moves = await tx.selectFrom('socio_union_fila').selectAll().where('id_reg_socio_union', '=', input.id).execute()
  let devueltos = 0
  for (const { tabla, columna, filas } of moves) {
    const column = catalogue.memberColumns.find((one) => one.table === tabla && one.column === columna)!
    devueltos += await setRows(tx, column, { ids: filas, from, to })
  }
  await undoRest(tx, { stays: from, origin: to }, found.otros)
  const back = stillWritten(stays, origin, found.destino)
  await writeMember(call, stays, back)
  const { id_mst_socios: _id, ...record } = origin
  await overwriteMember(tx, to, record)
  await tx.updateTable('socio_union').set({ deshecho: now }).where('id_reg_socio_union', '=', input.id).execute()
  return { devueltos, quedan: moves.reduce((sum, { filas }) => sum + filas.length, 0) - devueltos }
})

export const move = handle(declared.moveHistory, async (call) => {
  const { tx, input } = call
  const [from, to] = [input.id, input.dest]
  await bothOf(tx, to, from)
  await lockBoth(tx, { from, to })
  const { stays, origin } = await bothOf(tx, to, from)
  const columns = going(call).filter(({ as }) => as !== 'file')
  return { movidos: countAll(await moveAll(call, { origin, stays }, columns)) }
})

export const history = handle(declared.hasHistory, async (call) => {
  const { tx, input } = call
  const [record] = await memberRecords(tx, [input.id])
  if (!record) return refuse('msg.not_found')
  // rows about the member only are deleted with the member
  const holding = going(call).filter(({ table }) => !call.catalogue.byTable.get(table)?.personal)
  const counts = await together(...holding.map((column) => countRows(tx, column, input.id)))
  const registros = counts.reduce((sum, count) => sum + count, 0)
  return { tiene_historico: registros > 0, registros }
})
