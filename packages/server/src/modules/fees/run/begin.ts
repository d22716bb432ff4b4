import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import { json, type Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import type { User } from '../../../kit/http/user.ts'
import { startRun } from '../../runs/public.ts'
import { type Asked, dueInRun, judgeFees } from './due-fees.ts'
import { raiseRun } from './raise.ts'
import { digestOfDue, type Sum, sumOfDue } from './sums.ts'

/** Lock under which runs of fees begin, one after the other; it comes before all rows. */
const takeTurns = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('cuota_proceso', 0))`.execute(tx)

/** Waits for others that begin a run, and refuses while one is at work: raising, or being taken back. */
export async function requireNoneAtWork(tx: Tx) {
  await takeTurns(tx)
  const busy = await tx
    .selectFrom('cuota_proceso as c')
    .innerJoin('proceso as p', (join) =>
      join.on((eb) =>
        eb.or([eb('p.id_reg_proceso', '=', eb.ref('c.id_reg_proceso')), eb('p.id_reg_proceso', '=', eb.ref('c.id_reg_proceso_retirar'))]),
      ),
    )
    .select('c.id_reg_cuota_proceso')
    .where('p.estado', '=', 'en_curso')
    .limit(1)
    .executeTakeFirst()
  if (busy) refuse('cuota.generando', {}, {}, { id_reg_cuota_proceso: busy.id_reg_cuota_proceso })
}

/** Refuses what differs from what was shown, with the sums of now. */
export function requireShown(huella: string, now: Sum & { readonly huella: string }) {
  if (huella === now.huella) return
  const { lineas, importe } = now
  refuse('cuota.han_cambiado', {}, { lineas, importe: formatEuros(importe) }, { lineas, importe })
}

interface Beginning {
  readonly asked: Asked
  /** Fingerprint that its user was shown; null for the club's own runs. */
  readonly huella: string | null
}
/** Begins a run of fees. Refused while another is at work, if it differs from what was shown, and if nothing is due. */
export async function beginRun(
  call: Pick<WorkCall, 'tx' | 'now' | 'say'> & { readonly user: User | null },
  { asked, huella }: Beginning,
): Promise<number> {
  const { tx, now, user, say } = call
  await requireNoneAtWork(tx)
  const { judged } = await judgeFees(tx, await (await dueInRun(tx, asked)).execute(), asked)
  const due = judged.flatMap((one) => one.due)
  const shown = { ...sumOfDue(due), huella: digestOfDue(due) }
  if (huella !== null) requireShown(huella, shown)
  if (due.length === 0) refuse('cuota.nada_que_generar')
  const { hasta, incomes: _seen, ...filtro } = asked
  const { id_reg_cuota_proceso: id } = await tx
    .insertInto('cuota_proceso')
    .values({
      ...{ hasta, filtro: json(filtro), previsto_lineas: shown.lineas, previsto_importe: shown.importe, huella: shown.huella },
      ...{ automatico: user === null, fecha: now, id_mst_socios_creacion: user?.id_mst_socios ?? null },
    })
    .returning('id_reg_cuota_proceso')
    .executeTakeFirstOrThrow()
  const detalle = say('fees.run_detail', { dia: formatDay(hasta) })
  const id_reg_proceso = await startRun(call, raiseRun, { total: due.length, detalle, datos: { id, ultima: 0 } })
  await tx.updateTable('cuota_proceso').set({ id_reg_proceso }).where('id_reg_cuota_proceso', '=', id).execute()
  return id
}
