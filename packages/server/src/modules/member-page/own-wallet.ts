import * as declared from '@app/contract/member-page/own-wallet'
import { addMonths } from '@app/contract/values/day'
import { handle } from '../../kit/http/serve.ts'
import { creditsOf } from '../ledger/public.ts'
import { passesFrom, passRows } from '../passes/public.ts'
import { lastMovements } from '../wallet/public.ts'

/** Months for which a pass that is over stays on the page. */
const shownMonths = 12

export const get = handle(declared.ownWallet, async (call) => {
  const { tx, user, now, today } = call
  const { id_mst_socios: id } = user
  const lotes = (await creditsOf(tx, [id], now)).map(({ saldo, vence }) => ({ saldo, vence }))
  const found = await passesFrom(call)
    .where('a.id_mst_socios', '=', id)
    .where('a.activo', '=', true)
    .where('t.visible_usuario', '=', true)
    .where((eb) => eb.or([eb('a.vence', 'is', null), eb('a.vence', '>', now), eb('a.fecha_compra', '>=', addMonths(today, -shownMonths))]))
    .limit(200)
    .execute()
  const passes = await passRows(call, found)
  return {
    creditos: lotes.reduce((sum, { saldo }) => sum + saldo, 0),
    lotes,
    abonos: passes.toSorted((a, b) => Number(a.caducado) - Number(b.caducado)).map(shownPass),
    movimientos: await lastMovements(tx, id, now, declared.mostMovements),
  }
})

const shownPass = (one: Awaited<ReturnType<typeof passRows>>[number]) => ({
  id_reg_abonos: one.id_reg_abonos,
  cod_reg_abonos: one.cod_reg_abonos,
  desc_tipoabonos: one.desc_tipoabonos,
  unidad: one.unidad,
  saldo_original: one.saldo_original,
  num_reservas: one.num_reservas,
  frec_dias: one.frec_dias,
  fecha_compra: one.fecha_compra,
  fecha_inicio: one.fecha_inicio,
  saldo_restante: one.saldo_restante,
  fecha_caducidad: one.fecha_caducidad,
  caducado: one.caducado,
  pendiente: one.pendiente,
})
