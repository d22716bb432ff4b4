import * as declared from '@app/contract/fees/fee-runs'
import type { runStates } from '@app/contract/runs/run'
import { formatDay } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { requireOpenDays } from '../../periods/public.ts'
import { startRun } from '../../runs/public.ts'
import { beginRun, requireNoneAtWork, requireShown } from './begin.ts'
import { incomesOf } from './due-fees.ts'
import { byFate, periodFates } from './fates.ts'
import { previewOf } from './preview.ts'
import { mailPreview } from './preview-letter.ts'
import { lockFeeRun } from './raise.ts'
import { previewRecalculation, recalculateLines, undoLines } from './recalculate.ts'
import { takeBackPlan, takeBackRun } from './take-back.ts'

type RunState = (typeof runStates)[number]

const numbersIn = (text: string) => text.split(',').flatMap((one) => Number(one) || [])

export const preview = handle(declared.previewFeeRun, async ({ tx, user, input }) =>
  previewOf(tx, { ...input, sin: numbersIn(input.sin), incomes: await incomesOf(tx, user) }),
)

export const begin = handle(declared.beginFeeRun, async (call) => {
  const { huella, ...asked } = call.input
  return { id_reg_cuota_proceso: await beginRun(call, { asked: { ...asked, incomes: await incomesOf(call.tx, call.user) }, huella }) }
})

/** Runs with their author and the states of their long runs; one that is remembered no more has ended. */
const runsFrom = (tx: Tx) =>
  tx
    .selectFrom('cuota_proceso as r')
    .leftJoin('proceso as p', 'p.id_reg_proceso', 'r.id_reg_proceso')
    .leftJoin('proceso as b', 'b.id_reg_proceso', 'r.id_reg_proceso_retirar')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios_creacion')
    .select([
      ...(['r.id_reg_cuota_proceso', 'r.hasta', 'r.filtro', 'r.previsto_lineas', 'r.previsto_importe', 'r.lineas', 'r.importe'] as const),
      ...(['r.sin_importe', 'r.automatico', 'r.motivo', 'r.retiradas', 'r.importe_retirado', 'r.fecha', 'r.id_reg_proceso'] as const),
      'r.id_reg_proceso_retirar',
    ])
    .select([
      sql<RunState>`coalesce(p.estado, 'hecho')`.as('estado'),
      sql<RunState | null>`case when r.motivo is not null then coalesce(b.estado, 'hecho') end`.as('estado_retirar'),
      fullName<string | null>('s').as('autor'),
    ])

export const list = handle(declared.listFeeRuns, async ({ tx }) =>
  runsFrom(tx).orderBy('r.id_reg_cuota_proceso', 'desc').limit(200).execute(),
)

export const get = handle(declared.getFeeRun, async ({ tx, user, input: { id } }) => {
  const run = (await runsFrom(tx).where('r.id_reg_cuota_proceso', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
  const periods = await periodFates(tx, await incomesOf(tx, user))
    .where('p.id_reg_cuota_proceso', '=', id)
    .where('p.importe', '<>', 0)
    .orderBy('s.apellidos')
    .orderBy('s.nombre')
    .orderBy('p.id_reg_socios_cuotas')
    .orderBy('p.k')
    .execute()
  const detalle = periods.map(({ k: _k, generar: _g, fecha_creacion: _f, ...one }) => one)
  return { ...run, detalle, destinos: byFate(periods) }
})

export const takeBackShown = handle(declared.takeBackPreview, async ({ tx, user, input: { id, con_cambiadas } }) => {
  const { retirar, quedan, huella } = await takeBackPlan(tx, id, { con_cambiadas, incomes: await incomesOf(tx, user) })
  return { retirar, quedan, huella }
})

export const takeBack = handle(declared.takeBackFeeRun, async (call) => {
  const { tx, user, say, input } = call
  const { id, con_cambiadas, motivo, huella } = input
  await requireNoneAtWork(tx)
  const { hasta } = await lockFeeRun(tx, id)
  const plan = await takeBackPlan(tx, id, { con_cambiadas, incomes: await incomesOf(tx, user) })
  requireShown(huella, { ...plan.retirar, huella: plan.huella })
  if (plan.periodos === 0) refuse('cuota.nada_que_retirar')
  await requireOpenDays(call, plan.dias)
  const detalle = say('fees.run_detail', { dia: formatDay(hasta) })
  const datos = { id, ultima: 0, con_cambiadas }
  const id_reg_proceso_retirar = await startRun(call, takeBackRun, { total: plan.periodos, detalle, datos })
  await tx.updateTable('cuota_proceso').set({ id_reg_proceso_retirar, motivo }).where('id_reg_cuota_proceso', '=', id).execute()
  return {}
})

export const mail = handle(declared.mailFeeRun, async (call) => {
  const asked = { ...call.input, incomes: await incomesOf(call.tx, call.user) }
  return { direcciones: await mailPreview(call, asked) }
})

export const recalculationShown = handle(declared.recalculatePreview, async (call) => {
  const { cuotas, solo_siguientes } = call.input
  const shown = await previewRecalculation(call, numbersIn(cuotas))
  return solo_siguientes ? { ...shown, cuotas: [], ejemplo: null } : shown
})

export const recalculate = handle(declared.recalculatePrices, async (call) => {
  const { cuotas, solo_siguientes, huella } = call.input
  // what comes is computed from the new prices already
  if (solo_siguientes) return { lineas: 0, diferencia: 0, id_reg_cuota_recalculo: null }
  return recalculateLines(call, numbersIn(cuotas), (now) => {
    if (huella !== null) requireShown(huella, now)
  })
})

export const undoRecalculation = handle(declared.undoRecalculation, async (call) => ({
  lineas: await undoLines(call, call.input.id_reg_cuota_recalculo),
}))
