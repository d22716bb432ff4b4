import * as declared from '@app/contract/fees/add-members'
import type { InputOf, OutputOf } from '@app/contract/kit/action'
import { guestMember } from '@app/contract/members/member'
import { addDays, type Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { refuseOwnRecord } from '../ledger/public.ts'
import { changeMemberType } from '../members/public.ts'
import { type Amounts, amountsOf, type Charged } from './amounts.ts'
import { insertHoldings, overlapping, saveHolding } from './change-holding.ts'
import { explainedPeriods } from './explained-periods.ts'
import { lockHoldings, payer } from './holdings.ts'
import { firstUnstored, newHolding } from './new-holding.ts'
import { courseOf, forNewcomers, lockPlaces } from './places/course-places.ts'
import { mailEnrolled, requireEnrolling, sameHours, seatsOf, seesPrices } from './places/enrolment.ts'
import { settlePlaces } from './places/settle-places.ts'
import { rescheduled, secondBoundary } from './reschedule.ts'
import { type FeeWithType, feeWithType } from './terms.ts'

type Preview = InputOf<typeof declared.addMembersPreview>
type Terms = Pick<
  Preview,
  'fecha_proporcional' | 'fecha_proxima' | 'descuento' | 'descuento_acum' | 'final' | 'primera_mensualidad_proporcional'
>
type Adding = InputOf<typeof declared.addMembers>
type Added = Preview['socios'][number]

/** People to be added, with their types and payers, in the order asked for. */
async function peopleOf(tx: Tx, asked: readonly Pick<Added, 'id_mst_socios'>[]) {
  const rows = await tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', 's.numsocio', 's.nivel', 's.id_mst_tiposocio', 's.fecha_baja', fullName('s').as('nombre_completo')])
    .select(payer.as('id_mst_socios_pagador'))
    .where(
      isOneOf(
        's.id_mst_socios',
        asked.map((one) => one.id_mst_socios),
      ),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id_mst_socios, row]))
  return asked.map(({ id_mst_socios }) => byId.get(id_mst_socios) ?? refuse('msg.invalid_input', { socios: 'invalid.reference' }))
}

/** Member's fee by the terms for all and those of his own; `at` is its place among those added together. */
const plannedOf = (fee: FeeWithType, terms: Terms, one: Added, { today, curso, at }: { today: Day; curso: number | null; at: number }) =>
  newHolding(
    fee,
    {
      id_reg_socios_cuotas: firstUnstored + at,
      ...{ id_mst_socios: one.id_mst_socios, id_mst_curso: curso, date_create: today },
      ...{ fecha_inicio_cuota: terms.fecha_proporcional, fecha_fin_cuota: terms.final },
      prc_descuento: one.descuento ?? terms.descuento,
      prc_descuento_acum: one.descuento_acum ?? terms.descuento_acum,
      ...{ precio_especial: one.precio_especial, importe_primera_mensualidad: one.importe_primera_mensualidad },
      primera_mensualidad_proporcional: terms.primera_mensualidad_proporcional,
    },
    terms.fecha_proxima,
  )

const requireTerms = ({ fecha_proporcional, final }: Terms) => {
  if (final !== null && final < fecha_proporcional) refuse('cuota.final_antes', { final: 'cuota.final_antes' })
}

export const info = handle(declared.addMembersInfo, async ({ tx, input, today }) => {
  requireTerms(input)
  const fee = await feeWithType(tx, input.id)
  const nobody = {
    id_mst_socios: guestMember,
    descuento: null,
    descuento_acum: null,
    precio_especial: null,
    importe_primera_mensualidad: null,
  }
  const row: Charged = {
    ...plannedOf({ ...fee, activo: true }, input, nobody, { today, curso: null, at: 0 }),
    ...{ id_mst_socios_pagador: guestMember, curso_activo: true },
  }
  const amounts = (await amountsOf(tx, [])).withFee({ ...fee, activo: true })
  const [first] = explainedPeriods(amounts, row, 1)
  return {
    fecha_proxima: secondBoundary(fee, row),
    cuota: fee.precio,
    importe_primera_mensualidad: first?.importe ?? 0,
    partes: first?.partes ?? [],
  }
})

/** Periods shown of each member to be added. */
const shownPeriods = 5
type PreviewRow = OutputOf<typeof declared.addMembersPreview>['socios'][number]

/** Members to be added as the preview shows them, in the order asked for: those beyond the free places wait. */
async function previewRows(call: Call<Preview>, fee: FeeWithType, free: number | null): Promise<PreviewRow[]> {
  const { tx, input, today, user } = call
  const people = await peopleOf(tx, input.socios)
  const curso = input.idcurso || null
  const planned = input.socios.map((one, at) => ({
    ...plannedOf(fee, input, one, { today, curso, at }),
    ...{ id_mst_socios_pagador: people[at]!.id_mst_socios_pagador, curso_activo: true },
  }))
  const has = new Map((await overlapping(tx, planned)).map((one) => [one.id_mst_socios, one.desde]))
  const busy = await sameHours(tx, curso, { ids: people.map((one) => one.id_mst_socios), from: input.fecha_proporcional })
  const amounts = await amountsWith(tx, planned)
  let taken = 0
  return planned.map((row, at) => {
    const { id_mst_socios, nombre_completo, numsocio, nivel, id_mst_tiposocio } = people[at]!
    const desde = has.get(id_mst_socios) ?? null
    const isAgain = planned.findIndex((other) => other.id_mst_socios === id_mst_socios) < at
    const motivo = id_mst_socios === guestMember ? 'invitado' : desde !== null ? 'ya_la_tiene' : isAgain ? 'repetido' : null
    if (motivo === null) taken += 1
    return {
      ...{ id_mst_socios, nombre_completo, numsocio, nivel, motivo, desde, mismo_horario: busy.get(id_mst_socios) ?? null },
      espera: motivo === null && free !== null && taken > free,
      otro_tipo: fee.id_mst_tiposocio !== null && fee.id_mst_tiposocio !== id_mst_tiposocio,
      meses: motivo === null && seesPrices(user) ? explainedPeriods(amounts, row, shownPeriods).map(({ k: _k, ...one }) => one) : [],
    }
  })
}

export const preview = handle(declared.addMembersPreview, async (call) => {
  const { tx, input, user, today } = call
  requireEnrolling(user, input)
  requireTerms(input)
  const fee = await feeWithType(tx, input.id)
  const from = input.fecha_proporcional
  const over = input.ocupar_ofrecidas
  const seats = await seatsOf(call, input.idcurso || null, { from, classesFrom: input.fecha_modificacion ?? from, over })
  const socios = await previewRows(call, fee, seats.libres)
  const [first] = input.socios
  const paying = socios.filter((one) => !one.espera)
  return {
    ...seats,
    socios,
    fecha_proxima: first
      ? secondBoundary(fee, plannedOf(fee, input, first, { today, curso: null, at: 0 }))
      : (input.fecha_proxima ?? input.fecha_proporcional),
    importe: seesPrices(user) ? paying.reduce((sum, { meses }) => sum + (meses[0]?.importe ?? 0), 0) : null,
  }
})

/** Amounts of members' fees that are planned together: those of a family count each other. */
const amountsWith = async (tx: Tx, planned: readonly Charged[]): Promise<Amounts> => (await amountsOf(tx, planned)).withPlanned(planned)

/** Ends members' fees: their last day is the one before `from`; those that have not begun by then lose every day but the first. */
async function endHoldings(
  call: Parameters<typeof saveHolding>[0],
  ids: readonly number[],
  { fee, from }: { fee: FeeWithType; from: Day },
) {
  const rows = await lockHoldings(call.tx, ids)
  if (rows.length < new Set(ids).size || rows.some((row) => row.id_cuota !== fee.id_mst_cuotas)) refuse('msg.not_found')
  const last = addDays(from, -1)
  for (const row of rows) {
    const ended = { ...row, fecha_fin_cuota: last < row.fecha_inicio_cuota ? row.fecha_inicio_cuota : last }
    await saveHolding(call, row, { ...ended, ...rescheduled({ fee, row }, { fee, row: ended }) })
  }
  return rows.length
}

/** Day from which members to be added are players of the course's classes; null for none. */
const classesFrom = ({ afegir_a_reservafija, fecha_modificacion }: Adding, terms: Terms) =>
  afegir_a_reservafija ? (fecha_modificacion ?? terms.fecha_proporcional) : null

export const add = handle(declared.addMembers, async (call) => {
  const { tx, input, today, user, say } = call
  requireEnrolling(user, input)
  const fee = await feeWithType(tx, input.id)
  const terms = { ...input, fecha_proporcional: input.fecha_proporcional ?? today }
  requireTerms(terms)
  if (input.socios.length + input.eliminar.length === 0) refuse('No_element_selected', { socios: 'No_element_selected' })
  const quitados = await endHoldings(call, input.eliminar, { fee, from: input.fecha_modificacion ?? addDays(today, 1) })
  const people = await peopleOf(tx, input.socios)
  const curso = input.idcurso || null
  const given = { id_reg_abonos: input.viene_de_abono, clases_desde: curso === null ? null : classesFrom(input, terms) }
  const rows = input.socios.map((one, at) => ({ ...plannedOf(fee, terms, one, { today, curso, at }), ...given }))
  await requireAddable(call, rows)
  if (given.id_reg_abonos !== null) await requireOwnPass(tx, given.id_reg_abonos, rows)
  const places = curso === null ? null : await lockPlaces(call, { id_mst_curso: curso, id_cuota: input.id, from: terms.fecha_proporcional })
  const free = places && forNewcomers(places, input.ocupar_ofrecidas)
  const made = await insertHoldings(
    call,
    rows.map((row, at) => ({ ...row, espera: free !== null && at >= free })),
  )
  if (curso !== null) {
    await settlePlaces(call, await courseOf(tx, curso), user.id_mst_socios)
    if (input.avisar) await mailEnrolled(call, curso, made)
  }
  if (input.cambiar_tiposocio && fee.id_mst_tiposocio !== null) {
    const others = people.filter((one) => one.id_mst_tiposocio !== fee.id_mst_tiposocio).map((one) => one.id_mst_socios)
    for (const id of others.toSorted((a, b) => a - b)) await changeMemberType(call, id, fee.id_mst_tiposocio)
  }
  const en_espera = made.filter((row) => row.espera).length
  return {
    msg: en_espera > 0 ? say('msg.avisoLimiteSuperado') : say('cuota.anadidos', { n: made.length - en_espera }),
    ...{ anadidos: made.length - en_espera, en_espera, quitados },
    ids: made.map((row) => row.id_reg_socios_cuotas),
  }
})

/** Refuses the guest, a member named twice, one that has the fee already, and discounts for the user's own record. */
async function requireAddable(call: Parameters<typeof refuseOwnRecord>[0] & { tx: Tx }, rows: readonly ReturnType<typeof plannedOf>[]) {
  const ids = rows.map((row) => row.id_mst_socios)
  if (ids.includes(guestMember)) refuse('cuota.sin_cuota', { socios: 'cuota.sin_cuota' })
  if (new Set(ids).size < ids.length) refuse('msg.already_there', { socios: 'msg.already_there' })
  const [other] = await overlapping(call.tx, rows)
  if (other)
    refuse('cuota.ya_la_tiene', { socios: { key: 'cuota.ya_la_tiene', values: { nombre: other.nombre } } }, { nombre: other.nombre })
  const isLower = (row: (typeof rows)[number]) =>
    row.prc_descuento > 0 || row.prc_descuento_acum > 0 || row.precio_especial !== null || row.importe_primera_mensualidad !== null
  refuseOwnRecord(
    call,
    rows.filter(isLower).map((row) => row.id_mst_socios),
  )
}

/** Refuses a pass of another member. */
async function requireOwnPass(tx: Tx, id: number, rows: readonly { readonly id_mst_socios: number }[]) {
  const pass = await tx.selectFrom('abono').select('id_mst_socios').where('id_reg_abonos', '=', id).executeTakeFirst()
  if (!pass || rows.some((row) => row.id_mst_socios !== pass.id_mst_socios))
    refuse('cuota.cuota_y_abono', { viene_de_abono: 'cuota.cuota_y_abono' })
}
