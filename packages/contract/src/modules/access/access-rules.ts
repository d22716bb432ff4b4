import { formatDay } from '../../values/day.ts'
import { formatMinute } from '../../values/minute.ts'
import { formatEuros } from '../../values/money.ts'
import { by } from '../../values/order.ts'
import type { accessTexts } from './texts.ts'

/** Time window in minutes of the club's day; below 0 the day before, beyond 1440 the next one. */
interface Window {
  readonly desde: number
  readonly hasta: number
}
/** Booking that counts at a terminal. */
export interface BookedFact extends Window {
  readonly desc_recurso: string
  readonly nombre: string | null
  /** Unpaid cents that must be paid before anything opens; 0 if nothing is due. */
  readonly pendiente: number
}
/** Facts about a person at a terminal. */
export interface AccessFacts {
  readonly minuto: number
  readonly terminal: { readonly nombre: string; readonly activo: boolean; readonly clase: 'entrada' | 'puerta' | 'luz' }
  readonly codigo: 'conocido' | 'desconocido' | 'repetido' | 'ninguno'
  /** Null for an entry with the pin of a booking without an owner. */
  readonly socio: { readonly entra: boolean; readonly nombre: string } | null
  /** Debt: cents, and days since the oldest of it; `limite` days are tolerated, 0 is any number. */
  readonly deuda: { readonly importe: number; readonly dias: number; readonly limite: number }
  /** Return by the bank that keeps the member out until it is paid: its day, and cents. */
  readonly devolucion: { readonly fecha: string; readonly importe: number } | null
  /** Opening hours of the club, or of the courts behind the door. */
  readonly abierto: readonly { readonly from: number; readonly to: number }[]
  /** Minutes by which doors open earlier and close later. */
  readonly margen: { readonly antes: number; readonly despues: number }
  readonly todos: boolean
  /** The member has one of the terminal's courts. */
  readonly recursos: boolean
  /** The member may switch this light on by hand. */
  readonly luzManual: boolean
  readonly reservas: readonly BookedFact[]
  /** Pass that lets the member in: one without end, or one whose uses are entries. */
  readonly abono: string | null
  /** Pass whose entries are used up. */
  readonly agotado: string | null
  /** Pass in force that opens no door: its uses pay for bookings, or the terminal is no entrance. */
  readonly abonoSinPuerta: string | null
  /** Court whose emergency code was read. */
  readonly emergencia: string | null
}

type Key = keyof typeof accessTexts
type Values = Readonly<Record<string, string | number>>
interface Verdict {
  readonly pasa: boolean
  readonly key: Key
  readonly values: Values
}
/** Right to enter, and its window. */
interface Grant extends Verdict {
  readonly ventana: Window
  readonly reserva?: BookedFact
  readonly abono?: string
}

const pass = (key: Key, values: Values = {}): Verdict => ({ pasa: true, key, values })
const no = (key: Key, values: Values = {}): Verdict => ({ pasa: false, key, values })
/** Minute of the club's day in clock form. */
export const clockOf = (minute: number) => formatMinute(((minute % 1440) + 1440) % 1440)
/** Window in words; one of a whole day or more begins and ends with the day. */
const hours = ({ desde, hasta }: Window) =>
  hasta - desde >= 1440 ? { desde: '00:00', hasta: '24:00' } : { desde: clockOf(desde), hasta: clockOf(hasta) }
const holds = ({ desde, hasta }: Window, minute: number) => desde <= minute && minute < hasta

const terminalRule = ({ terminal: { nombre, activo } }: AccessFacts) =>
  activo ? pass('acceso.si.terminal', { nombre }) : no('acceso.terminal_apagado', { nombre })

/** A member without any code may enter through doors opened by reception: only the desk checks such a member. */
const codeRule = ({ codigo }: AccessFacts) => {
  if (codigo === 'ninguno') return pass('acceso.si.sin_codigo')
  return codigo === 'conocido'
    ? pass('acceso.si.codigo')
    : no(codigo === 'repetido' ? 'acceso.codigo_repetido' : 'acceso.codigo_desconocido')
}

const memberRule = ({ socio }: AccessFacts) => (socio === null || socio.entra ? pass('acceso.si.socio') : no('acceso.socio_de_baja'))

const debtRule = ({ deuda: { importe, dias, limite } }: AccessFacts) =>
  limite > 0 && importe > 0 && dias >= limite ? no('acceso.deuda', { importe: formatEuros(importe), dias }) : pass('acceso.si.deuda')

/** A return keeps its payer out by the desk's choice, whatever the days of debt are. */
const returnRule = ({ devolucion }: AccessFacts) =>
  devolucion === null
    ? pass('acceso.si.devolucion')
    : no('acceso.devolucion', { importe: formatEuros(devolucion.importe), fecha: formatDay(devolucion.fecha) })

/** The club's current opening window, door margins included. */
const openNow = ({ abierto, margen, minuto }: AccessFacts) =>
  abierto.map(({ from, to }) => ({ desde: from - margen.antes, hasta: to + margen.despues })).find((one) => holds(one, minuto))

function openRule(facts: AccessFacts) {
  const open = openNow(facts)
  return open ? pass('acceso.si.abierto', hours(open)) : no('acceso.cerrado')
}

/** Bookings with an open window, those without a debt first. */
const bookedNow = ({ reservas, minuto }: AccessFacts) =>
  reservas.filter((one) => holds(one, minuto)).toSorted(by((one) => Number(one.pendiente > 0)))

function rightOf(facts: AccessFacts): Grant | null {
  const ventana = openNow(facts) ?? { desde: facts.minuto, hasta: facts.minuto }
  const booked = bookedNow(facts)[0]
  const at = hours(ventana)
  if (facts.todos) return { ...pass('acceso.si.todos', at), ventana }
  if (facts.recursos) return { ...pass('acceso.si.recursos', at), ventana }
  if (facts.luzManual) return { ...pass('acceso.si.luz_manual', at), ventana }
  if (facts.abono && !(booked && booked.pendiente === 0))
    return { ...pass('acceso.si.abono', { ...at, abono: facts.abono }), ventana, abono: facts.abono }
  if (!booked) return null
  const { desc_recurso: recurso, desde, hasta } = booked
  return { ...pass('acceso.si.reserva', { recurso, ...hours(booked) }), ventana: { desde, hasta }, reserva: booked }
}

function rightRule(facts: AccessFacts): Verdict {
  const right = rightOf(facts)
  if (right) return right
  const { reservas, minuto, terminal, abonoSinPuerta: abono } = facts
  const { nombre } = terminal
  const next = reservas.filter((one) => one.desde > minuto).toSorted(by((one) => one.desde))[0]
  if (next) return no('acceso.aun_no', { hora: clockOf(next.desde), recurso: next.desc_recurso })
  if (facts.agotado) return no('acceso.abono_agotado', { abono: facts.agotado })
  const last = reservas.toSorted(by((one) => -one.hasta))[0]
  if (last) return no('acceso.ya_paso', { hora: clockOf(last.hasta), recurso: last.desc_recurso })
  if (abono === null) return no('acceso.sin_derecho', { nombre })
  return terminal.clase === 'entrada' ? no('acceso.abono_no_abre', { abono, nombre }) : no('acceso.abono_no_abre_puerta', { nombre })
}

function paymentRule(facts: AccessFacts): Verdict {
  const reserva = rightOf(facts)?.reserva
  return reserva && reserva.pendiente > 0
    ? no('acceso.reserva_sin_pagar', { importe: formatEuros(reserva.pendiente), recurso: reserva.desc_recurso })
    : pass('acceso.si.pago')
}

/** Rules in the order of checking: the first refusal is the answer (0107). */
const rules = [
  ['terminal', terminalRule],
  ['codigo', codeRule],
  ['socio', memberRule],
  ['deuda', debtRule],
  ['devolucion', returnRule],
  ['abierto', openRule],
  ['derecho', rightRule],
  ['pago', paymentRule],
] as const
export type AccessRule = (typeof rules)[number][0]

/** Decision on entry: permission with its window, or the refusing rule; every rule in order with its state. */
export interface EntryDecision {
  readonly permitido: boolean
  /** Text of the refusing rule, or of the granting right. */
  readonly motivo: Key
  readonly valores: Values
  readonly rechaza: AccessRule | null
  /** Window of entry; also set if only a payment is missing. */
  readonly ventana: Window | null
  /** Booking and pass that grant entry. */
  readonly reserva: BookedFact | null
  readonly abono: string | null
  /** Cents to be paid first. */
  readonly pendiente: number
  readonly reglas: readonly {
    readonly regla: AccessRule
    readonly estado: 'pasa' | 'niega' | 'sin_mirar'
    readonly key: Key
    readonly values: Values
  }[]
}

/** Cents to be paid before entry: of the booking, of the return, or the whole debt. */
function amountDue(refusing: AccessRule | undefined, right: Grant | null, { deuda, devolucion }: AccessFacts) {
  if (refusing === 'pago') return right?.reserva?.pendiente ?? 0
  if (refusing === 'devolucion') return devolucion?.importe ?? 0
  return refusing === 'deuda' ? deuda.importe : 0
}

/** The emergency code opens at any time whatever the other rules say, unless the terminal is out of service. */
const emergency = (facts: AccessFacts, recurso: string): EntryDecision => ({
  permitido: true,
  motivo: 'acceso.si.emergencia',
  valores: { recurso },
  rechaza: null,
  ventana: { desde: facts.minuto, hasta: facts.minuto },
  reserva: null,
  abono: null,
  pendiente: 0,
  reglas: [],
})

/** Judges entry by the facts alone; terminals and the desk get their answer from this one function (0107). */
export function decideEntry(facts: AccessFacts): EntryDecision {
  if (facts.emergencia !== null && facts.terminal.activo) return emergency(facts, facts.emergencia)
  const verdicts = rules.map(([regla, look]) => ({ regla, verdict: look(facts) }))
  const at = verdicts.findIndex(({ verdict }) => !verdict.pasa)
  const refused = verdicts[at]
  const right = at === -1 || refused?.regla === 'pago' ? rightOf(facts) : null
  const deciding = refused?.verdict ?? right!
  return {
    permitido: at === -1,
    motivo: deciding.key,
    valores: deciding.values,
    rechaza: refused?.regla ?? null,
    ventana: right?.ventana ?? null,
    reserva: right?.reserva ?? null,
    abono: right?.abono ?? null,
    pendiente: amountDue(refused?.regla, right, facts),
    reglas: verdicts.map(({ regla, verdict }, index) =>
      at !== -1 && index > at
        ? { regla, estado: 'sin_mirar' as const, key: 'acceso.sin_mirar' as const, values: {} }
        : { regla, estado: verdict.pasa ? ('pasa' as const) : ('niega' as const), key: verdict.key, values: verdict.values },
    ),
  }
}
