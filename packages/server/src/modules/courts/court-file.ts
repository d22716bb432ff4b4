import {
  courtInput,
  createCourt,
  getCourt,
  getCourtOfType,
  newCourt,
  removeCourt,
  removeCourtOfType,
  updateCourt,
  updateCourtOfType,
} from '@app/contract/courts/court-file'
import type { InputOf } from '@app/contract/kit/action'
import { sentOnly } from '@app/contract/kit/partial'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { dropPicture } from '../../kit/files/stored-pictures.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { type CourtParts, removeParts, writeParts } from './court-parts.ts'
import { type RenewOccupation, regroup, requireNoCircle } from './family.ts'
import { lockCourt, lockFamilies, lockType } from './locks.ts'
import { accessWithCodes, courtColumns, withoutCodes } from './shown-court.ts'

type Row = Awaited<ReturnType<typeof lockCourt>>

type Checked = Pick<Row, 'capacidad_min' | 'capacidad_max' | 'id_mst_socios_confirmador' | 'id_mst_calendario' | 'activo'>

/**
 * Refuses a minimum of players above the maximum, a new confirmer without administrator rights, and an
 * inactive calendar.
 */
async function check(tx: Tx, row: Checked, before: Row | null) {
  const fields: Record<string, Complaint> = {}
  const calendar = row.id_mst_calendario
  if (row.activo && calendar !== null && (calendar !== before?.id_mst_calendario || !before.activo)) {
    // Locked, so that it is not made inactive meanwhile.
    const found = await tx.selectFrom('calendario').select('activo').where('id_mst_calendario', '=', calendar).forShare().executeTakeFirst()
    if (found && !found.activo) fields.id_mst_calendario = 'recurso.calendario_inactivo'
  }
  if (row.capacidad_min > row.capacidad_max) fields.capacidad_min = 'recurso.capacidad_al_reves'
  const confirmer = row.id_mst_socios_confirmador
  if (confirmer !== null && confirmer !== before?.id_mst_socios_confirmador) {
    const found = await tx.selectFrom('cuenta').select('is_admin').where('id_mst_socios', '=', confirmer).executeTakeFirst()
    if (!found?.is_admin) fields.id_mst_socios_confirmador = 'recurso.confirmador_no_admin'
  }
  if (Object.keys(fields).length > 0) refuse('msg.invalid_input', fields)
}

type Sent = Omit<InputOf<typeof updateCourt>, 'id'>
type Written = Partial<Omit<Sent, keyof CourtParts>>

/** Fields to write: no minutes after a booking if they are off, no emergency code if codes are hidden. */
async function written(tx: Tx, { tiempo_reserva_posterior_activo: isOn, ...fields }: Written) {
  const withCodes = (await settings(tx)).ACTIVAR_ACCESO === accessWithCodes
  return sentOnly({
    ...fields,
    ...(isOn === false && { tiempo_reserva_posterior: 0 }),
    ...(!withCodes && { cod_emergencia: undefined }),
  })
}

/** After the last of its type, four players at most and one at least. */
export const template = handle(newCourt, async ({ tx, input }) => {
  await lockTypeForReading(tx, input.id)
  const { last } = await tx
    .selectFrom('recurso')
    .select(sql<number>`coalesce(max(orden), 0)`.as('last'))
    .where('id_mst_tiporecurso', '=', input.id)
    .executeTakeFirstOrThrow()
  return writeObject(courtInput, { ...newRow(courtInput), tiempo_reserva_posterior_activo: false, orden: last + 1 })
})
async function lockTypeForReading(tx: Tx, id: number) {
  const found = await tx.selectFrom('tipo_recurso').select('id_mst_tiporecurso').where('id_mst_tiporecurso', '=', id).executeTakeFirst()
  return found ?? refuse('msg.not_found')
}

async function add(call: Call<InputOf<typeof createCourt>>, renewOccupation: RenewOccupation) {
  const { tx, input, today } = call
  const { id: id_mst_tiporecurso, recurso_tiposocio, recurso_tiposocio_permiso, recurso_documentos, minutos_reserva, ...sent } = input
  const parent = sent.id_mst_recurso_padre
  if (parent !== null) await lockFamilies(call)
  await lockType(tx, id_mst_tiporecurso)
  await check(tx, sent, null)
  const row = { ...(await written(tx, sent)), desc_recurso: sent.desc_recurso, id_mst_tiporecurso }
  const made = await tx.insertInto('recurso').values(row).returning(courtColumns).executeTakeFirstOrThrow()
  await writeParts(tx, made.id_mst_recurso, { recurso_tiposocio, recurso_tiposocio_permiso, recurso_documentos, minutos_reserva })
  await regroup(tx, { from: null, to: parent, today }, renewOccupation)
  return (await withoutCodes(call, [made]))[0]!
}

async function read(call: Call<unknown>, id: number, type: number | null) {
  const row = await call.tx.selectFrom('recurso').select(courtColumns).where('id_mst_recurso', '=', id).executeTakeFirst()
  if (!row || (type !== null && row.id_mst_tiporecurso !== type)) return refuse('msg.not_found')
  return (await withoutCodes(call, [row]))[0]!
}
export const get = handle(getCourt, (call) => read(call, call.input.id, null))
export const getOfType = handle(getCourtOfType, (call) => read(call, call.input.id_recurso, call.input.id))

interface Change {
  readonly id: number
  readonly type: number | null
  readonly sent: Sent
}
async function change(call: Call<unknown>, { id, type, sent: all }: Change, renewOccupation: RenewOccupation) {
  const { tx, today } = call
  const { recurso_tiposocio, recurso_tiposocio_permiso, recurso_documentos, minutos_reserva, ...sent } = all
  if (sent.id_mst_recurso_padre !== undefined) await lockFamilies(call)
  const before = await lockCourt(tx, id, type)
  const fields = await written(tx, sent)
  const after: Row = { ...before, ...fields }
  await check(tx, after, before)
  const [from, to] = [before.id_mst_recurso_padre, after.id_mst_recurso_padre]
  if (to !== from) await requireNoCircle(tx, id, to)
  if (Object.keys(fields).length > 0) await tx.updateTable('recurso').set(fields).where('id_mst_recurso', '=', id).execute()
  await writeParts(tx, id, { recurso_tiposocio, recurso_tiposocio_permiso, recurso_documentos, minutos_reserva })
  if (to !== from) await regroup(tx, { from, to, today }, renewOccupation)
  return (await withoutCodes(call, [after]))[0]!
}

/** Calls that may set another parent of a court and then renew the occupation of its bookings. */
export const regrouping = (renewOccupation: RenewOccupation) => [
  handle(createCourt, (call) => add(call, renewOccupation)),
  handle(updateCourt, (call) => {
    const { id, ...sent } = call.input
    return change(call, { id, type: null, sent }, renewOccupation)
  }),
  handle(updateCourtOfType, (call) => {
    const { id, id_recurso, ...sent } = call.input
    return change(call, { id: id_recurso, type: id, sent }, renewOccupation)
  }),
]

/** Bookings, archived ones too, and other courts keep a court from being deleted (msg.in_use). */
async function take(call: Call<unknown>, id: number, type: number | null) {
  const { tx } = call
  await lockFamilies(call)
  const { path_imagen_banner } = await lockCourt(tx, id, type)
  await removeParts(tx, id)
  await tx.deleteFrom('recurso').where('id_mst_recurso', '=', id).execute()
  await dropPicture(tx, path_imagen_banner)
  return {}
}
export const remove = handle(removeCourt, (call) => take(call, call.input.id, null))
export const removeOfType = handle(removeCourtOfType, (call) => take(call, call.input.id_recurso, call.input.id))
