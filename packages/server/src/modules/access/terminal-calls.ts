import { say as sayIn } from '@app/contract'
import { decideEntry, type EntryDecision } from '@app/contract/access/access-rules'
import { requestTypes } from '@app/contract/access/requests'
import * as declared from '@app/contract/access/terminal-calls'
import { commitAndRefuse } from '../../kit/database/commit-and-refuse.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { countTerminalTry } from '../identity/public.ts'
import { factsAt } from './facts.ts'
import { type CodeHolder, identifyByCode } from './identify-by-code.ts'
import { terminalWith } from './terminal-facts.ts'

type TerminalsCall = Call<{ readonly clave: string }, User | null>

/** The terminal of a key. A wrong key counts against the address that sent it: after some it has to wait (0108). */
async function terminalOf({ tx, input, now, request }: TerminalsCall, accion: string) {
  const terminal = await terminalWith(tx, 'huella', hashToken(input.clave))
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

/** Logs an entry of a member, or its refusal. */
const writeLog = (
  call: Pick<Call<unknown>, 'tx' | 'now'>,
  { id_terminalacceso, who, judged, concepto }: { id_terminalacceso: number; who: CodeHolder; judged: EntryDecision; concepto: string },
) =>
  call.tx
    .insertInto('acceso')
    .values({
      id_mst_socios: who.id_mst_socios,
      id_terminalacceso,
      fecha: call.now,
      desc_recurso: judged.reserva?.desc_recurso ?? null,
      nombre_reserva: judged.reserva?.nombre ?? null,
      desc_abono: judged.abono,
      concepto,
      denegado_por_deuda: judged.rechaza === 'deuda',
      permitido: judged.permitido,
      medio: who.medio,
    })
    .execute()

export const open = handle(declared.requestEntry, async (call) => {
  const { tx, input, now, today, minute, club } = call
  const { id_terminalacceso, ...terminal } = await terminalOf(call, declared.requestEntry.endpoint)
  const huella = hashToken(input.codigo)
  const before = await answeredBefore(tx, id_terminalacceso, input.peticion, huella)
  if (before) return before
  const who = await identifyByCode(tx, input.codigo, today)
  const facts = await factsAt(call, { id_terminalacceso, ...terminal }, who, { day: today, minute })
  const judged = decideEntry(facts)
  const texto = sayIn(judged.motivo, club.language, judged.valores)
  const answer = answerOf(judged, texto, facts.socio?.nombre ?? null)
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
  if (who.codigo === 'conocido') await writeLog(call, { id_terminalacceso, who, judged, concepto: texto })
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
