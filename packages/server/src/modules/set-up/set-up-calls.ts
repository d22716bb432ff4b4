import { type SetUpStep, setUpSteps } from '@app/contract/set-up/set-up'
import * as declared from '@app/contract/set-up/set-up-calls'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { createOpeningHours, openingOn } from '../calendars/public.ts'
import { settings } from '../club/public.ts'
import { addSport, giveCalendar, removeSport } from '../courts/public.ts'

/** Name of a company that nobody has named yet. */
const unnamed = 'Club'

const stored = (tx: Tx) => tx.selectFrom('puesta_en_marcha').selectAll().orderBy('id_reg_puesta_en_marcha').limit(1)
const skippedIn = (saltados: string) => saltados.split(',').filter(Boolean) as SetUpStep[]

/** True if a query finds a row. */
const finds = async (query: { readonly executeTakeFirst: () => Promise<unknown> }) => (await query.executeTakeFirst()) !== undefined

/** Steps done, by what the club's data say, wherever they were made. */
async function doneSteps(tx: Tx): Promise<ReadonlySet<SetUpStep>> {
  const { ACTIVAR_TPV } = await settings(tx)
  const company = await tx
    .selectFrom('empresa')
    .select(['nombre', 'nif', 'iban', 'clavepagospub'])
    .orderBy('id_mst_empresas')
    .executeTakeFirst()
  const openCourt = tx
    .selectFrom('recurso as r')
    .innerJoin('horario as h', 'h.id_mst_calendario', 'r.id_mst_calendario')
    .innerJoin('horario_hora as hh', 'hh.id_mst_horarios', 'h.id_mst_horarios')
    .select('r.id_mst_recurso')
    .where('r.activo', '=', true)
    .limit(1)
  const staff = tx.selectFrom('cuenta').select('id_mst_socios').where('is_staff', '=', true)
  const member = tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('reservado', '=', false)
    .where('id_mst_socios', 'not in', staff)
    .limit(1)
  const done: Record<SetUpStep, boolean> = {
    club: Boolean(company?.nif) && company?.nombre !== unnamed,
    courts: await finds(tx.selectFrom('recurso').select('id_mst_recurso').where('activo', '=', true).limit(1)),
    hours: await finds(openCourt),
    prices:
      (await finds(tx.selectFrom('tiporecurso_tiposocio').select('precio').limit(1))) ||
      (await finds(tx.selectFrom('recurso_tiposocio').select('precio').limit(1))) ||
      (await finds(tx.selectFrom('tarifa').select('id_mst_tarifas').limit(1))),
    payment: ACTIVAR_TPV || Boolean(company?.iban) || Boolean(company?.clavepagospub),
    staff: await finds(staff.offset(1).limit(1)),
    members: await finds(member),
    booking: (await finds(tx.selectFrom('reserva').select('id_reg_reserva').limit(1))) || (await hasArchive(tx)),
  }
  return new Set(setUpSteps.filter((step) => done[step]))
}

const hasArchive = (tx: Tx) => finds(tx.selectFrom('reserva_hist').select('id_reg_reserva').limit(1))

/** True if the club booked before today: the first hour is over. */
const hasHistory = async (tx: Tx, midnight: Date) =>
  (await finds(tx.selectFrom('reserva').select('id_reg_reserva').where('fecha_creacion', '<', midnight).limit(1))) || (await hasArchive(tx))

export const state = handle(declared.setUpState, async ({ tx, club, today, now, minute }) => {
  const { saltados = '', oculto = false } = (await stored(tx).executeTakeFirst()) ?? {}
  const [done, skipped] = [await doneSteps(tx), skippedIn(saltados)]
  const courts = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'desc_recurso', 'id_mst_tiporecurso', 'id_mst_calendario'])
    .where('activo', '=', true)
    .orderBy('id_mst_tiporecurso')
    .orderBy('orden')
    .orderBy('id_mst_recurso')
    .execute()
  const types = await tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso', 'desc_tiporecurso'])
    .where('activo', '=', true)
    .orderBy('id_mst_tiporecurso')
    .execute()
  const opening = await openingOn(tx, today, courts)
  const midnight = after(now, -minute * 60)
  const staff = await tx.selectFrom('cuenta').select('id_mst_socios').where('is_staff', '=', true).execute()
  const { socios } = await tx
    .selectFrom('socio')
    .select(({ fn }) => fn.countAll<number>().as('socios'))
    .where('reservado', '=', false)
    .executeTakeFirstOrThrow()
  return {
    mostrar: !oculto && !(await hasHistory(tx, midnight)),
    oculto,
    pasos: setUpSteps.map((paso) => ({
      paso,
      estado: done.has(paso) ? ('hecho' as const) : skipped.includes(paso) ? ('saltado' as const) : ('pendiente' as const),
    })),
    club: club.nombre,
    deportes: types
      .map((type) => ({ ...type, pistas: courts.filter((court) => court.id_mst_tiporecurso === type.id_mst_tiporecurso).length }))
      .filter(({ pistas }) => pistas > 0),
    pistas: courts.map(({ id_mst_recurso, desc_recurso, id_mst_calendario }) => {
      const spans = id_mst_calendario === null ? [] : (opening.get(id_mst_recurso) ?? [])
      return { desc_recurso, con_horario: id_mst_calendario !== null, hora_ini: spans[0]?.from ?? null, hora_fin: spans.at(-1)?.to ?? null }
    }),
    personal: staff.length,
    socios: Number(socios),
  }
})

type Kept = { readonly saltados: string; readonly oculto: boolean }

/** Changes the one row of the club, locked; the first change makes it. */
async function keep(tx: Tx, change: (before: Kept) => Kept) {
  await tx
    .insertInto('puesta_en_marcha')
    .values({ id_reg_puesta_en_marcha: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id_reg_puesta_en_marcha: id, ...before } = await stored(tx).forUpdate().executeTakeFirstOrThrow()
  await tx.updateTable('puesta_en_marcha').set(change(before)).where('id_reg_puesta_en_marcha', '=', id).execute()
  return {}
}

export const skip = handle(declared.skipStep, ({ tx, input: { paso, saltado } }) =>
  keep(tx, ({ saltados, oculto }) => {
    const others = skippedIn(saltados).filter((one) => one !== paso)
    return { oculto, saltados: (saltado ? [...others, paso] : others).join() }
  }),
)

export const hide = handle(declared.hideSetUp, ({ tx, input: { oculto } }) => keep(tx, ({ saltados }) => ({ saltados, oculto })))

export const addWholeSport = handle(declared.createSport, ({ tx, input }) => {
  const names = input.pistas.map((name) => name.trim().toLowerCase())
  const complaints: Record<string, Complaint> = Object.fromEntries(
    names.flatMap((name, at) =>
      names.indexOf(name) < at ? [[`pistas.${at}`, { key: 'set-up.same_name' as const, values: { nombre: input.pistas[at]! } }]] : [],
    ),
  )
  if (names.length === 0) refuse('msg.invalid_input', { pistas: 'invalid.required' })
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
  return addSport(tx, input)
})

export const undo = handle(declared.undoSport, async ({ tx, input }) => {
  await removeSport(tx, input)
  return {}
})

export const open = handle(declared.openCourts, async ({ tx, input: { desc_calendario, horas } }) => {
  if (horas.length === 0) refuse('msg.invalid_input', { horas: 'invalid.required' })
  const id_mst_calendario = await createOpeningHours(
    tx,
    desc_calendario,
    horas.map((slot) => ({ ...slot, duracion: 60 })),
  )
  const pistas = await giveCalendar(tx, id_mst_calendario)
  if (pistas === 0) refuse('set-up.all_open')
  return { id_mst_calendario, pistas }
})
