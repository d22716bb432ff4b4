import type { Configuration } from '@app/contract/booking-config/config-rules'
import { dayFlags } from '@app/contract/booking-config/config-rules'
import * as declared from '@app/contract/booking-config/configurations'
import { complaintsAboutTimes } from '@app/contract/booking-config/times'
import type { InputOf } from '@app/contract/kit/action'
import { sentOnly } from '@app/contract/kit/partial'
import { asMidnight } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'
import { readConfiguration, readConfigurations } from './read-configurations.ts'

/** 0 is the first option: no restriction, and no other choice with it. */
function chosen(name: string, ids: readonly number[]): number[] {
  const some = [...new Set(ids)]
  if (some.length > 1 && some.includes(0)) refuse('reserva_configuracion.primera_sola', { [name]: 'reserva_configuracion.primera_sola' })
  return some.filter((id) => id !== 0)
}

type Written = Omit<Configuration, 'id_mst_reserva_configuracion'>
/** Refuses times that do not fit together, hours that end before they start, a configuration for no day. */
async function check(tx: Tx, row: Written, kept?: Written) {
  const times = complaintsAboutTimes(row, await param(tx, 'STEP_TIEMPO_RESERVA'), kept)
  if (Object.values(times).includes('alert1')) refuse('alert1', times)
  const complaints = {
    ...times,
    ...(asMidnight(row.hora_fin) <= row.hora_ini && { hora_fin: 'reserva_configuracion.fin_antes' }),
    ...(!dayFlags.some((day) => row[day]) && { lu: 'reserva_configuracion.sin_dia' }),
  }
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
}

/** Refuses unknown member types and pass types. */
async function checkTypes(tx: Tx, { tiposocios, tipoabonos }: Pick<Written, 'tiposocios' | 'tipoabonos'>) {
  const unknown = 'reserva_configuracion.tipo_desconocido'
  const members = await tx.selectFrom('tipo_socio').select('id_mst_tiposocio as id').execute()
  if (!tiposocios.every((id) => members.some((one) => one.id === id))) refuse('msg.invalid_input', { tiposocios: unknown })
  const passes = await tx.selectFrom('tipo_abono').select('id_mst_tipoabonos as id').execute()
  if (!tipoabonos.every((id) => passes.some((one) => one.id === id))) refuse('msg.invalid_input', { tipoabonos: unknown })
}

/** Links a configuration to the member types and pass types of the lists. */
async function link(tx: Tx, id_mst_reserva_configuracion: number, { tiposocios, tipoabonos }: Pick<Written, 'tiposocios' | 'tipoabonos'>) {
  await tx.deleteFrom('reserva_configuracion_tiposocio').where('id_mst_reserva_configuracion', '=', id_mst_reserva_configuracion).execute()
  await tx.deleteFrom('reserva_configuracion_tipoabono').where('id_mst_reserva_configuracion', '=', id_mst_reserva_configuracion).execute()
  const members = tiposocios.map((id_mst_tiposocio) => ({ id_mst_reserva_configuracion, id_mst_tiposocio }))
  const passes = tipoabonos.map((id_mst_tipoabonos) => ({ id_mst_reserva_configuracion, id_mst_tipoabonos }))
  if (members.length > 0) await tx.insertInto('reserva_configuracion_tiposocio').values(members).execute()
  if (passes.length > 0) await tx.insertInto('reserva_configuracion_tipoabono').values(passes).execute()
}

const ofWire = (sent: InputOf<typeof declared.createConfiguration>): Written => ({
  ...sent,
  tiposocios: chosen('tiposocios', sent.tiposocios),
  tipoabonos: chosen('tipoabonos', sent.tipoabonos),
})

/** One configuration with its check lists, the first option ticked if it names none. */
async function treated({ tx, say }: Pick<Call<unknown>, 'tx' | 'say'>, id: number) {
  const row = await readConfiguration(tx, id)
  const members = await tx.selectFrom('tipo_socio').select(['id_mst_tiposocio as id', 'desc as text']).orderBy('desc').execute()
  const passes = await tx
    .selectFrom('tipo_abono')
    .select(['id_mst_tipoabonos as id', 'desc_tipoabonos as text'])
    .orderBy('desc_tipoabonos')
    .execute()
  const list = (none: string, all: readonly { id: number; text: string }[], ids: readonly number[]) => [
    { id: 0, text: none, marcado: ids.length === 0 },
    ...all.map((one) => ({ ...one, marcado: ids.includes(one.id) })),
  ]
  return {
    ...row,
    treated_data: {
      tiposocios: list(say('booking-config.unassigned'), members, row.tiposocios),
      tipoabonos: list(say('booking-config.no_pass'), passes, row.tipoabonos),
    },
  }
}

const locked = async (tx: Tx, id: number): Promise<Configuration> => {
  await tx.selectFrom('reserva_configuracion').select('lu').where('id_mst_reserva_configuracion', '=', id).forUpdate().execute()
  return readConfiguration(tx, id)
}

async function insert(tx: Tx, { tiposocios, tipoabonos, ...row }: Written) {
  const { id_mst_reserva_configuracion: id } = await tx
    .insertInto('reserva_configuracion')
    .values(row)
    .returning('id_mst_reserva_configuracion')
    .executeTakeFirstOrThrow()
  await link(tx, id, { tiposocios, tipoabonos })
  return id
}

export const one = handle(declared.configuration, (call) => treated(call, call.input.id))

export const create = handle(declared.createConfiguration, async ({ tx, input, say }) => {
  const row = ofWire(input)
  await check(tx, row)
  await checkTypes(tx, row)
  return treated({ tx, say }, await insert(tx, row))
})

export const update = handle(declared.updateConfiguration, async ({ tx, input: { id, treated_data: _lists, ...sent }, say }) => {
  const { id_mst_reserva_configuracion: _id, ...before } = await locked(tx, id)
  const row = ofWire({ ...before, ...sentOnly(sent) })
  await check(tx, row, before)
  await checkTypes(tx, row)
  const { tiposocios, tipoabonos, ...values } = row
  await tx.updateTable('reserva_configuracion').set(values).where('id_mst_reserva_configuracion', '=', id).execute()
  await link(tx, id, { tiposocios, tipoabonos })
  return treated({ tx, say }, id)
})

export const copy = handle(declared.copyConfiguration, async ({ tx, input, say }) => {
  const { id_mst_reserva_configuracion: _id, ...row } = await locked(tx, input.id)
  const nombre = row.desc_configuracion ?? say('booking-config.nameless', { n: input.id })
  const desc_configuracion = say('reserva_configuracion.copia', { nombre }).slice(0, 100)
  return treated({ tx, say }, await insert(tx, { ...row, desc_configuracion }))
})

export const destroy = handle(declared.destroyConfiguration, async ({ tx, input: { id } }) => {
  await locked(tx, id)
  await link(tx, id, { tiposocios: [], tipoabonos: [] })
  await tx.deleteFrom('reserva_configuracion').where('id_mst_reserva_configuracion', '=', id).execute()
  return {}
})

/** Names by id of a table that is read completely. */
const named = (rows: readonly { id: number; text: string }[]) => {
  const names = new Map(rows.map(({ id, text }) => [id, text]))
  return (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? [])
}

export const list = handle(declared.configurationList, async ({ tx }) => {
  const rows = await readConfigurations(tx)
  const bookings = named(await tx.selectFrom('tipo_reserva').select(['id_mst_tiporeserva as id', 'desc_tiporeserva as text']).execute())
  const courts = named(await tx.selectFrom('tipo_recurso').select(['id_mst_tiporecurso as id', 'desc_tiporecurso as text']).execute())
  const members = named(await tx.selectFrom('tipo_socio').select(['id_mst_tiposocio as id', 'desc as text']).execute())
  const passes = named(await tx.selectFrom('tipo_abono').select(['id_mst_tipoabonos as id', 'desc_tipoabonos as text']).execute())
  return rows.map((row) => ({
    ...row,
    desc_tiporeserva: row.id_mst_tiporeserva === null ? null : (bookings([row.id_mst_tiporeserva])[0] ?? null),
    desc_tiporecurso: row.id_mst_tiporecurso === null ? null : (courts([row.id_mst_tiporecurso])[0] ?? null),
    desc_tiposocios: members(row.tiposocios),
    desc_tipoabonos: passes(row.tipoabonos),
  }))
})
