import { paymentTypes } from '@app/contract/income-types/payment-type'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { pick } from '@app/contract/kit/resource'
import { amountOfUse } from '@app/contract/passes/pass-terms'
import { bookingPasses, unusePass, usePass } from '@app/contract/passes/place-pass'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { type Refusal, refusalOf, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { type Line, lockLines, requireNotReserved, writeByPass } from '../invoices/public.ts'
import { lockPass, lockPasses, type Pass } from './lock-passes.ts'
import { accountsOf, afterUse } from './pass-accounts.ts'
import { asRows, passesFrom } from './pass-rows.ts'
import { requireLeft, requireUsable, revertUses, takeUse, termFromUses, usesLeft } from './use-pass.ts'

/** Facts that decide if a pass pays for a place. */
interface Place {
  readonly id_reg_reserva: number
  readonly id_mst_recurso: number
  readonly fecha: string
  readonly hora_ini: number
  readonly duracion: number
}
type Owned = Pick<Line, 'id_mst_socios'>

const useOf = ({ fecha, hora_ini, duracion }: Place) => ({ day: fecha, minute: hora_ini, duracion })

/** The pass types that pay for a court: its own, or those of its type if it inherits them. */
async function typesFor(tx: Tx, court: number): Promise<ReadonlySet<number>> {
  const { abono_segun_tiporecurso, id_mst_tiporecurso } = await tx
    .selectFrom('recurso')
    .select(['abono_segun_tiporecurso', 'id_mst_tiporecurso'])
    .where('id_mst_recurso', '=', court)
    .executeTakeFirstOrThrow()
  const rows = abono_segun_tiporecurso
    ? await tx
        .selectFrom('tiporecurso_tipoabono')
        .select('id_mst_tipoabonos')
        .where('id_mst_tiporecurso', '=', id_mst_tiporecurso)
        .execute()
    : await tx.selectFrom('recurso_tipoabono').select('id_mst_tipoabonos').where('id_mst_recurso', '=', court).execute()
  return new Set(rows.map((row) => row.id_mst_tipoabonos))
}

/** Facts of a booking for passes: types accepted by its court, players, and types usable for several people. */
async function rulesOf(tx: Tx, place: Place) {
  const [types, players, shared] = await together(
    typesFor(tx, place.id_mst_recurso),
    tx.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', place.id_reg_reserva).execute(),
    tx.selectFrom('tipo_abono').select('id_mst_tipoabonos').where('abono_multipersonal', '=', true).execute(),
  )
  return {
    types,
    players: new Set(players.map((one) => one.id_mst_socios)),
    shared: new Set(shared.map((one) => one.id_mst_tipoabonos)),
  }
}
type Rules = Awaited<ReturnType<typeof rulesOf>>

/** True if a pass is for the player of a line: the player's own, or a fellow player's that covers others. */
const isFor = (pass: Pass, line: Owned, { players, shared }: Rules) =>
  pass.id_mst_socios === line.id_mst_socios || (shared.has(pass.id_mst_tipoabonos) && players.has(pass.id_mst_socios))

/** Refuses a pass for a place regardless of its balance: by the court, or the player. */
function requireMeant(pass: Pass, line: Owned, rules: Rules) {
  if (!rules.types.has(pass.id_mst_tipoabonos)) refuse('abono.otra_pista')
  if (!isFor(pass, line, rules)) refuse('abono.de_otro')
}

/** Refuses a pass for a place: by the court, the player, the day, or the balance. */
async function requirePays(call: Call<unknown>, pass: Pass, line: Owned, { place, rules }: { place: Place; rules: Rules }) {
  requireMeant(pass, line, rules)
  await requireUsable(call, pass, useOf(place))
}

/** A place that a pass may pay for: priced by the booking, one, and nothing paid for it, held of it or added to it. */
const isOpenPlace = (line: Line) =>
  line.precio_calculado !== null &&
  line.id_reg_factura_origen === null &&
  line.cantidad === 1 &&
  line.pagado === 0 &&
  line.retenido === 0 &&
  !isPaid(line)

/** Pays a locked open line of a place with a locked pass that has been checked. */
async function applyPass(call: Call<unknown>, pass: Pass, line: Line, place: Place): Promise<Line> {
  await takeUse(call, pass, { ...useOf(place), line: line.id_reg_factura })
  return writeByPass(call, line, {
    precio: 0,
    pagado_bono: line.precio,
    id_mst_tipopago: paymentTypes.pass,
    id_mst_tipoabonos: pass.id_mst_tipoabonos,
    fecha_pago: call.today,
  })
}

/** A place that a pass had paid for, as it owes its price again, and which pass that was. */
interface DetachedLine {
  readonly line: Line
  readonly id_reg_abonos: number
}

/** Reverts the payments by pass of locked lines: the uses are returned and the lines owe their previous price. Returns those lines. */
export async function detachPasses(call: Call<unknown>, lines: readonly Line[]): Promise<DetachedLine[]> {
  const paid = lines.filter((line) => line.id_mst_tipopago === paymentTypes.pass && line.fecha_baja === null)
  if (paid.length === 0) return []
  const find = () =>
    usesLeft(call.tx)
      .where(
        'a.id_reg_factura',
        'in',
        paid.map((line) => line.id_reg_factura),
      )
      .execute()
  const known = (await find()).map((use) => use.id_reg_abonos!)
  const passes = await lockPasses(call.tx, known, { alsoDeleted: true })
  const uses = await find()
  await revertUses(call, passes, uses)
  const lifted: DetachedLine[] = []
  for (const line of paid) {
    const use = uses.find((one) => one.id_reg_factura === line.id_reg_factura)
    const open = { precio: line.pagado_bono, pagado_bono: 0, id_mst_tipopago: paymentTypes.cash, id_mst_tipoabonos: null, fecha_pago: null }
    const after = await writeByPass(call, line, open)
    if (use) lifted.push({ line: after, id_reg_abonos: use.id_reg_abonos! })
  }
  return lifted
}

/** Applies passes to their places again at the booking's current place; one that is not valid there leaves its line owed. */
export async function reapplyPasses(call: Call<unknown>, place: Place, lifted: readonly DetachedLine[]) {
  if (lifted.length === 0) return
  const rules = await rulesOf(call.tx, place)
  for (const { line, id_reg_abonos } of lifted) {
    const now = (await lockLines(call.tx, [line.id_reg_factura]))[0]!
    // one that was deleted is out of use, and pays no more
    const pass = (await lockPasses(call.tx, [id_reg_abonos], { alsoDeleted: true })).get(id_reg_abonos)!
    const isRefused = (await refusalOf(() => requirePays(call, pass, now, { place, rules }))) !== null
    if (!isRefused && isOpenPlace(now)) await applyPass(call, pass, now, place)
  }
}

/** A place that a pass pays for now and would not at the booking's destination, with the reason. */
interface LostPlace {
  readonly id_reg_factura: number
  readonly id_reg_abonos: number
  readonly motivo: Refusal
}

/**
 * Passes of a booking's lines that would not pay at another place: their uses are returned first, then each is checked
 * again. Reads only.
 */
export async function passesLostAt(call: Pick<Call<unknown>, 'tx' | 'club'>, place: Place, lines: readonly Line[]): Promise<LostPlace[]> {
  const { tx, club } = call
  const paid = lines.filter((line) => line.id_mst_tipopago === paymentTypes.pass && line.fecha_baja === null)
  if (paid.length === 0) return []
  const ids = paid.map((line) => line.id_reg_factura)
  const uses = await usesLeft(tx).where('a.id_reg_factura', 'in', ids).execute()
  const rules = await rulesOf(tx, place)
  const use = useOf(place)
  const lost: LostPlace[] = []
  for (const [id_reg_abonos, own] of Map.groupBy(uses, (one) => one.id_reg_abonos!)) {
    const row = await tx.selectFrom('abono').selectAll().where('id_reg_abonos', '=', id_reg_abonos).executeTakeFirstOrThrow()
    const pass = row.tipo_caducidad === 2 ? { ...row, ...(await termFromUses(call, row, ids)) } : row
    let accounts = (await accountsOf(tx, [id_reg_abonos])).map((one) => {
      const back = own.reduce((sum, { debe, importe }) => sum + (debe === one.id_reg_cuenta ? importe : 0), 0)
      return { ...one, saldo: one.saldo === null ? null : one.saldo + back }
    })
    const mine = new Set(own.map((one) => one.id_reg_factura))
    for (const line of paid.filter(({ id_reg_factura }) => mine.has(id_reg_factura))) {
      const motivo = await refusalOf(async () => {
        requireMeant(pass, line, rules)
        requireLeft(pass, accounts, use, club.zone)
      })
      if (motivo) lost.push({ id_reg_factura: line.id_reg_factura, id_reg_abonos, motivo })
      else accounts = afterUse(pass, accounts, use.day, amountOfUse(pass, use.duracion))
    }
  }
  return lost
}

const placeOf = async (tx: Tx, id: number): Promise<Place> =>
  (await tx
    .selectFrom('reserva')
    .select(['id_reg_reserva', 'id_mst_recurso', 'fecha', 'hora_ini', 'duracion'])
    .where('id_reg_reserva', '=', id)
    .executeTakeFirst()) ?? refuse('msg.not_found')

/** A line of a booking, locked after its booking. */
async function lockPlace(tx: Tx, id: number, id_factura: number) {
  await tx.selectFrom('reserva').select('id_reg_reserva').where('id_reg_reserva', '=', id).forNoKeyUpdate().executeTakeFirst()
  const place = await placeOf(tx, id)
  const [line] = await lockLines(tx, [id_factura])
  if (!line || line.id_reg_reserva !== id || line.fecha_baja !== null) return refuse('msg.not_found')
  return { place, line }
}

const shown = (line: Line) => pick(line, 'id_reg_factura', 'precio', 'pagado_bono', 'id_mst_tipopago', 'id_mst_tipoabonos', 'fecha_pago')

export const use = handle(usePass, async (call) => {
  const { id, id_factura, id_reg_abonos } = call.input
  const { place, line } = await lockPlace(call.tx, id, id_factura)
  if (isPaid(line)) refuse('msg.FACTURA_YA_PAGADA')
  await requireNotReserved(call.tx, [id_factura])
  if (!isOpenPlace(line)) refuse('abono.no_es_una_plaza')
  const pass = await lockPass(call.tx, id_reg_abonos)
  await requirePays(call, pass, line, { place, rules: await rulesOf(call.tx, place) })
  return shown(await applyPass(call, pass, line, place))
})

export const removeUse = handle(unusePass, async (call) => {
  const { line } = await lockPlace(call.tx, call.input.id, call.input.id_factura)
  if (line.id_mst_tipopago !== paymentTypes.pass) refuse('abono.linea_sin_abono')
  const [lifted] = await detachPasses(call, [line])
  return shown(lifted?.line ?? refuse('abono.linea_sin_abono'))
})

export const passes = handle(bookingPasses, async (call) => {
  const { tx, input, say } = call
  const place = await placeOf(tx, input.id)
  const rules = await rulesOf(tx, place)
  const lines = await tx.selectFrom('factura').selectAll().where('id_reg_reserva', '=', input.id).orderBy('id_reg_factura').execute()
  const open = lines.filter(isOpenPlace)
  const players = [...new Set(lines.flatMap((line) => line.id_mst_socios ?? []))]
  const uses = await usesLeft(tx)
    .innerJoin('factura as f', 'f.id_reg_factura', 'a.id_reg_factura')
    .where('f.id_reg_reserva', '=', input.id)
    .execute()
  const used = uses.map((one) => one.id_reg_abonos!)
  const found = await passesFrom(call)
    .where((eb) => eb.or([eb('a.id_mst_socios', 'in', [0, ...players]), eb('a.id_reg_abonos', 'in', [0, ...used])]))
    .execute()
  const rows = new Map((await asRows(call, found)).map((row) => [row.id_reg_abonos, row]))
  const offered = uses.map(({ id_reg_factura, id_reg_abonos }) => {
    return { id_reg_factura: id_reg_factura!, abono: rows.get(id_reg_abonos!)!, usado: true, motivo: null as string | null }
  })
  for (const { id_reg_factura, ...line } of open)
    for (const pass of found) {
      if (!pass.activo || !isFor(pass, line, rules)) continue
      const refusal = await refusalOf(() => requirePays(call, pass, line, { place, rules }))
      offered.push({
        id_reg_factura,
        abono: rows.get(pass.id_reg_abonos)!,
        usado: false,
        motivo: refusal && say(refusal.code, refusal.values),
      })
    }
  return offered
})
