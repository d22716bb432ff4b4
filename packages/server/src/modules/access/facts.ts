import type { AccessFacts } from '@app/contract/access/access-rules'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { addDays, type Day, daysBetween } from '@app/contract/values/day'
import { by } from '@app/contract/values/order'
import { sql } from 'kysely'
import { minuteAfter, wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { blockingReturn } from '../bank-returns/public.ts'
import { openingOn } from '../calendars/public.ts'
import { settings } from '../club/public.ts'
import { dueLines } from '../invoices/public.ts'
import { keepsItsMoney } from '../passes/public.ts'
import { bookedAt, type Door } from './booked.ts'
import { entrancePass } from './entrance-pass.ts'
import type { CodeHolder } from './identify-by-code.ts'

/** A terminal with the courts behind it. */
export interface Terminal extends Door {
  readonly id_terminalacceso: number | null
  readonly desc_terminalacceso: string
  readonly activo: boolean
}
interface Moment {
  readonly day: Day
  readonly minute: number
}

/** Stretches in order, those that touch as one. */
function joined(stretches: readonly { readonly from: number; readonly to: number }[]) {
  const whole: { from: number; to: number }[] = []
  for (const { from, to } of stretches.toSorted(by((one) => one.from))) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/**
 * Opening times of the courts behind a door, for an entrance of the whole club; with the night before. A club without
 * courts is always open, a door without active courts never.
 */
async function openAt(tx: Tx, { recursos, clase }: Terminal, day: Day) {
  const courts = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'id_mst_calendario'])
    .where('activo', '=', true)
    .$if(clase !== 'entrada', (query) => query.where('id_mst_recurso', 'in', recursos))
    .execute()
  // a door whose courts are all out of use stays shut
  if (courts.length === 0) return clase === 'entrada' ? [{ from: 0, to: 1440 }] : []
  const before = [...(await openingOn(tx, addDays(day, -1), courts)).values()]
    .flat()
    .map(({ from, to }) => ({ from: from - 1440, to: to - 1440 }))
  return joined([...before, ...[...(await openingOn(tx, day, courts)).values()].flat()])
}

/** Debt of a member, and its age in days. */
async function debtOf(tx: Tx, id: number | null, { day, minute }: Moment) {
  const limite = (await settings(tx)).ACCESO_DIAS_DEUDA
  if (id === null) return { importe: 0, dias: 0, limite }
  if (limite === 0) return { importe: 0, dias: 0, limite } // only for speed
  const { importe, desde } = await dueLines(tx, [id], { today: day, minute })
    .select(sql<number>`coalesce(sum(f.precio * f.cantidad - f.pagado), 0)::bigint`.as('importe'))
    .select(sql<Day | null>`min(coalesce(r.fecha, f.fecha_creacion))`.as('desde'))
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .executeTakeFirstOrThrow()
  return { importe, dias: desde === null ? 0 : Math.max(0, daysBetween(desde, day)), limite }
}

/**
 * Pass that opens an entrance: one without end that requires no booking, or one whose uses are entries, and one used up (0107, A-169).
 * Without one, a pass in force that opens nothing here.
 */
async function passOf(
  call: Pick<Call<unknown>, 'tx' | 'club'>,
  clase: Terminal['clase'],
  id: number | null,
  { day, minute }: Moment,
): Promise<Pick<AccessFacts, 'abono' | 'agotado' | 'abonoSinPuerta'>> {
  if (id === null) return { abono: null, agotado: null, abonoSinPuerta: null }
  const { tx, club } = call
  const rows = await tx
    .selectFrom('abono as a')
    .innerJoin('tipo_abono as t', 't.id_mst_tipoabonos', 'a.id_mst_tipoabonos')
    .select(['t.desc_tipoabonos', 'a.num_reservas', 'a.frec_dias', 'a.vence', 't.requiere_reserva_previa'])
    .where('a.id_mst_socios', '=', id)
    .where('a.activo', '=', true)
    .where('a.fecha_baja', 'is', null)
    .where('a.fecha_compra', '<=', day)
    .where(keepsItsMoney)
    .orderBy('a.id_reg_abonos')
    .execute()
  const at = wallInstant(day, minute, club.zone)
  const inForce = rows.filter(({ vence }) => vence === null || vence > at)
  const other = inForce[0]?.desc_tipoabonos ?? null
  if (clase !== 'entrada') return { abono: null, agotado: null, abonoSinPuerta: other }
  const endless = inForce.find((row) => !row.requiere_reserva_previa && passMode(row) === passModes.unlimited)
  if (endless) return { abono: endless.desc_tipoabonos, agotado: null, abonoSinPuerta: null }
  const { pass, usedUp } = await entrancePass(call, id, { day, minute })
  return { abono: pass?.desc_tipoabonos ?? null, agotado: pass ? null : usedUp, abonoSinPuerta: pass ? null : other }
}

/** Facts of a member that decide access. */
async function memberFacts(tx: Tx, id: number | null, { day }: Moment) {
  if (id === null) return null
  const row = await tx
    .selectFrom('socio')
    .select(['nombre', 'activo', 'fecha_baja', 'id_mst_tiposocio'])
    .where('id_mst_socios', '=', id)
    .executeTakeFirstOrThrow()
  const tab = await tx.selectFrom('acceso_socio').select('todos').where('id_mst_socios', '=', id).executeTakeFirst()
  const courts = await tx.selectFrom('acceso_socio_recurso').select('id_mst_recurso').where('id_mst_socios', '=', id).execute()
  return {
    nombre: row.nombre,
    entra: row.activo && (row.fecha_baja === null || row.fecha_baja >= day),
    tipo: row.id_mst_tiposocio,
    todos: tab?.todos ?? false,
    courts: courts.map((one) => one.id_mst_recurso),
  }
}

/** True if members of a type may switch a court's installed light on by hand. */
const switchesByHand = async (tx: Tx, courts: readonly number[], type: number) =>
  (await tx
    .selectFrom('recurso_tiposocio_permiso as p')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'p.id_mst_recurso')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .select('p.id_mst_recurso')
    .where('p.id_mst_recurso', 'in', courts)
    .where('p.id_mst_tiposocio', '=', type)
    .where('p.luz_manual', '=', true)
    .where('t.domotica_estado_instalacion', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** All facts for the access rules: of a code holder at a terminal at a moment. */
export async function factsAt(
  call: Pick<Call<unknown>, 'tx' | 'club'>,
  terminal: Terminal,
  who: CodeHolder,
  at: Moment,
): Promise<AccessFacts> {
  const { tx } = call
  const { clase, recursos } = terminal
  const { ACCESO_MINUTOS_ANTES: antes, ACCESO_MINUTOS_DESPUES: despues } = await settings(tx)
  const margen = clase === 'luz' ? { antes: 0, despues: 0 } : { antes, despues }
  const member = await memberFacts(tx, who.id_mst_socios, at)
  const byPin = who.medio === 'pin'
  const hasCourt = member?.courts.some((court) => clase === 'entrada' || recursos.includes(court)) ?? false
  return {
    minuto: at.minute,
    terminal: { nombre: terminal.desc_terminalacceso, activo: terminal.activo, clase },
    codigo: who.codigo,
    socio: member && { entra: member.entra, nombre: member.nombre },
    deuda: await debtOf(tx, byPin ? null : who.id_mst_socios, at),
    devolucion: byPin || who.id_mst_socios === null ? null : ((await blockingReturn(tx, who.id_mst_socios)) ?? null),
    abierto: (await openAt(tx, terminal, at.day)).map(({ from, to }) => ({
      from: minuteAfter(at.day, from, -margen.antes, call.club.zone) + margen.antes,
      to: minuteAfter(at.day, to, margen.despues, call.club.zone) - margen.despues,
    })),
    margen,
    emergencia: null,
    // a pin is shared by all players: it opens its booking only
    todos: !byPin && (member?.todos ?? false),
    recursos: !byPin && hasCourt,
    luzManual: !byPin && clase === 'luz' && member !== null && (await switchesByHand(tx, recursos, member.tipo)),
    reservas: await bookedAt(call, who, { clase, recursos, margen }, at.day),
    ...(await passOf(call, clase, byPin ? null : who.id_mst_socios, at)),
  }
}
