import { say as sayIn } from '@app/contract'
import { decideEntry, type EntryDecision } from '@app/contract/access/access-rules'
import { requestTypes } from '@app/contract/access/requests'
import * as declared from '@app/contract/access/terminal-calls'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { commitAndRefuse } from '../../kit/database/commit-and-refuse.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { countTerminalCode, countTerminalTry, notifyAdministrators } from '../identity/public.ts'
import { lockEntrances, takeEntrance } from '../passes/public.ts'
import { emergencyCourt } from './emergency-code.ts'
import { entrancePass } from './entrance-pass.ts'
import { factsAt, type Terminal } from './facts.ts'
import { type CodeHolder, identifyByCode } from './identify-by-code.ts'
import { terminalWith } from './terminal-facts.ts'

type TerminalsCall = Call<unknown, User | null>

/** Key of a terminal, from the header of its request: an address or a body would be kept by the logs of proxies. */
const keyOf = ({ request }: Pick<TerminalsCall, 'request'>) => request.bearer ?? ''

/** The terminal of a key. A wrong key counts against the address that sent it: after some it has to wait (0108). */
async function terminalOf(call: TerminalsCall, accion: string) {
  const { tx, now, request } = call
  const terminal = await terminalWith(tx, 'huella', hashToken(keyOf(call)))
  if (terminal) return terminal
  await countTerminalTry(tx, now, request.ip)
  return commitAndRefuse(tx, { now, ip: request.ip, accion, id_mst_socios: null, code: 'acceso.clave_invalida' })
}

/** Only the end of a code is shown: the list must not open doors. */
const endOfCode = (code: string) => code.slice(-Math.min(4, Math.floor(code.length / 2)))

/** Answer to a terminal. */
type Answer = {
  readonly permitido: boolean
  readonly motivo: string | null
  readonly texto: string
  readonly desde: number | null
  readonly hasta: number | null
  readonly nombre: string | null
}
/** First name shown on the display; null for a pin or code of several people. */
const firstName = async (tx: Tx, id: number | null) =>
  (id === null ? undefined : await tx.selectFrom('socio').select('nombre').where('id_mst_socios', '=', id).executeTakeFirst())?.nombre ??
  null

/** Answer for a decision: a refusal with its reason, or a permission with its window and the member's name. */
const answerOf = ({ permitido, motivo, ventana }: EntryDecision, texto: string, nombre: string | null): Answer =>
  permitido
    ? { permitido, motivo: null, texto, desde: ventana?.desde ?? null, hasta: ventana?.hasta ?? null, nombre }
    : { permitido, motivo, texto, desde: null, hasta: null, nombre: null }

/** Earlier answer to the same request; refuses the same number with another code. */
async function answeredBefore(tx: Tx, id_terminalacceso: number, peticion: string, huella: string): Promise<Answer | null> {
  const row = await tx
    .selectFrom('peticion_domotica')
    .select(['huella', 'respuesta'])
    .where('id_terminalacceso', '=', id_terminalacceso)
    .where('peticion', '=', peticion)
    .executeTakeFirst()
  if (!row) return null
  return row.huella === huella ? (row.respuesta as unknown as Answer) : refuse('msg.idempotency_mismatch')
}

interface Entry {
  readonly id_terminalacceso: number
  readonly who: CodeHolder
  readonly judged: EntryDecision
  readonly concepto: string
  /** Pass of which the entry takes a use. */
  readonly taken: number | null
}
/** Logs an entry of a member or by the emergency code, or its refusal. */
const writeLog = ({ tx, now }: Pick<Call<unknown>, 'tx' | 'now'>, { id_terminalacceso, who, judged, concepto, taken }: Entry) =>
  tx
    .insertInto('acceso')
    .values({
      id_mst_socios: who.id_mst_socios,
      id_terminalacceso,
      fecha: now,
      desc_recurso: judged.reserva?.desc_recurso ?? null,
      nombre_reserva: judged.reserva?.nombre ?? null,
      desc_abono: judged.abono,
      concepto,
      denegado_por_deuda: judged.rechaza === 'deuda' || judged.rechaza === 'devolucion',
      permitido: judged.permitido,
      medio: who.medio,
      id_reg_abonos: taken,
    })
    .execute()

/** Sentence for the display: amounts are not shown to bystanders. */
const displayed = ({ rechaza, motivo, valores }: EntryDecision, lang: Parameters<typeof sayIn>[1]) =>
  rechaza === 'deuda' || rechaza === 'devolucion' || rechaza === 'pago'
    ? sayIn('acceso.pasa_recepcion', lang)
    : sayIn(motivo, lang, valores)

/** Holder of a code at a terminal: the emergency code of a court, or a member. */
async function readerOf(call: TerminalsCall, terminal: Terminal, codigo: string) {
  const emergencia = await emergencyCourt(call.tx, terminal, codigo)
  return emergencia === null
    ? { emergencia, who: await identifyByCode(call.tx, codigo, call.today) }
    : { emergencia, who: { codigo: 'conocido', id_mst_socios: null, medio: 'emergencia', reservas: [] } satisfies CodeHolder }
}

/** Decision for a code, under the lock of the passes of which the entry may take a use; with that pass. */
async function judge(call: TerminalsCall, terminal: Terminal, { emergencia, who }: Awaited<ReturnType<typeof readerOf>>) {
  const { today: day, minute } = call
  const look = async () => decideEntry({ ...(await factsAt(call, terminal, who, { day, minute })), emergencia })
  const first = await look()
  const member = who.id_mst_socios
  if (!first.permitido || first.abono === null || member === null) return { judged: first, taken: null }
  await lockEntrances(call, member, { day, minute })
  const judged = await look()
  if (!judged.permitido || judged.abono === null) return { judged, taken: null }
  const { pass, takes } = await entrancePass(call, member, { day, minute })
  return { judged, taken: takes && pass?.desc_tipoabonos === judged.abono ? pass.id_reg_abonos : null }
}

/** Counts unknown codes of a terminal, the same one once; the administrators are notified when the terminal has to wait. */
async function countUnknown(call: TerminalsCall, terminal: Terminal & { id_terminalacceso: number }, huella: string) {
  const { tx, now } = call
  const { id_terminalacceso, desc_terminalacceso } = terminal
  const attempt = await countTerminalCode(tx, now, id_terminalacceso)
  return async (codigo: CodeHolder['codigo']) => {
    const last = await tx
      .selectFrom('peticion_domotica')
      .select('huella')
      .where('id_terminalacceso', '=', id_terminalacceso)
      .orderBy('id_reg_peticion_domotica', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (codigo !== 'desconocido' || last?.huella === huella) await attempt.discard()
    else if (attempt.pause > 0) await notifyAdministrators(call, 'mail.guessed', { terminal: desc_terminalacceso })
  }
}

export const open = handle(declared.requestEntry, async (call) => {
  const { tx, input, now, today, minute, club } = call
  const terminal = await terminalOf(call, declared.requestEntry.endpoint)
  const { id_terminalacceso } = terminal
  const huella = hashToken(input.codigo)
  const before = await answeredBefore(tx, id_terminalacceso, input.peticion, huella)
  if (before) return before
  const decided = await countUnknown(call, terminal, huella)
  const reader = await readerOf(call, terminal, input.codigo)
  await decided(reader.who.codigo)
  const { judged, taken } = await judge(call, terminal, reader)
  const texto = displayed(judged, club.language)
  const nombre = judged.permitido ? await firstName(tx, reader.who.id_mst_socios) : null
  const answer = answerOf(judged, texto, nombre)
  const made = await tx
    .insertInto('peticion_domotica')
    .values({
      fecha_peticion: now,
      id_terminalacceso,
      id_mst_tipopeticion: terminal.clase === 'luz' ? requestTypes.light : requestTypes.open,
      datos_peticion: sayIn('access.code_end', club.language, { fin: endOfCode(input.codigo) }),
      resultado: texto,
      permitido: judged.permitido,
      peticion: input.peticion,
      huella,
      respuesta: json(answer),
    })
    .onConflict((conflict) => conflict.columns(['id_terminalacceso', 'peticion']).doNothing())
    .returning('id_reg_peticion_domotica')
    .executeTakeFirst()
  // the same request arrived again while the first was being answered
  if (!made) return (await answeredBefore(tx, id_terminalacceso, input.peticion, huella)) ?? refuse('msg.changed_meanwhile')
  if (taken !== null) await takeEntrance(call, taken, { day: today, minute })
  if (reader.who.codigo === 'conocido') await writeLog(call, { id_terminalacceso, who: reader.who, judged, concepto: texto, taken })
  if (reader.emergencia !== null && judged.permitido)
    await notifyAdministrators(call, 'mail.emergency', {
      ...{ terminal: terminal.desc_terminalacceso, recurso: reader.emergencia },
      ...{ fecha: formatDay(today), hora: formatMinute(minute) },
    })
  return answer
})

export const state = handle(declared.reportTerminalState, async (call) => {
  const { tx, input, now, today, minute } = call
  const { id_terminalacceso, desc_terminalacceso, activo } = await terminalOf(call, declared.reportTerminalState.endpoint)
  await tx
    .updateTable('terminal_acceso')
    .set({ estado: input.estado, fecha_estado: now })
    .where('id_terminalacceso', '=', id_terminalacceso)
    .execute()
  return { desc_terminalacceso, activo, fecha: today, minuto: minute }
})
