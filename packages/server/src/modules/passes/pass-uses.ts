import { units } from '@app/contract/ledger/account'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { amountText, fromLedger, toLedger, unitOfPass } from '@app/contract/passes/pass-terms'
import * as declared from '@app/contract/passes/pass-uses'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { bothSides, post, refuseOwnRecord } from '../ledger/public.ts'
import { lockPass, lockPasses, type Pass } from './lock-passes.ts'
import { accountsOf } from './pass-accounts.ts'
import { rowOf } from './pass-rows.ts'
import { qrDrawing } from './qr.ts'
import { requireGood, requireItsMoney, revertUses, takeUse, usesLeft } from './use-pass.ts'

export const uses = handle(declared.passUses, async ({ tx, input: { id } }) => {
  const pass =
    (await tx.selectFrom('abono').selectAll().where('id_reg_abonos', '=', id).where('fecha_baja', 'is', null).executeTakeFirst()) ??
    refuse('msg.not_found')
  const accounts = (await accountsOf(tx, [id])).map((one) => one.id_reg_cuenta)
  // the accounts of a pass have few transfers, a register's most of them
  await planByValues(tx)
  const name = (table: string) => sql<string | null>`trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)})`
  const rows = await tx
    .selectFrom(bothSides(tx).as('m'))
    .leftJoin('factura as f', 'f.id_reg_factura', 'm.id_reg_factura')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .leftJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('socio as w', 'w.id_mst_socios', 'm.id_mst_socios_creacion')
    .select([
      'm.id_reg_asiento',
      'm.motivo',
      'm.dia',
      'm.fecha',
      sql<number>`-m.importe`.as('importe'),
      'm.devuelto',
      'm.revierte',
      'm.cuenta',
    ])
    .select(['r.id_reg_reserva', 'c.desc_recurso', 'r.hora_ini', name('s').as('desc_socio'), name('w').as('desc_socio_creacion')])
    .where('m.cuenta', 'in', [0, ...accounts])
    .orderBy('m.id_reg_asiento')
    .execute()
  const isCounted = passMode(pass) !== passModes.unlimited
  const held = new Map<number, number>()
  return rows
    .map(({ importe, devuelto, revierte, cuenta, ...row }) => {
      const left = (held.get(cuenta) ?? 0) + importe
      held.set(cuenta, left)
      return {
        ...row,
        cantidad: fromLedger(pass, importe),
        quedan: isCounted ? fromLedger(pass, left) : null,
        anulado: devuelto > 0 || revierte !== null,
      }
    })
    .toReversed()
})

export const addDay = handle(declared.addPassDay, async (call) => {
  const { tx, input } = call
  const pass = await lockPass(tx, input.id)
  const type = await tx
    .selectFrom('tipo_abono')
    .select('requiere_reserva_previa')
    .where('id_mst_tipoabonos', '=', pass.id_mst_tipoabonos)
    .executeTakeFirstOrThrow()
  if (type.requiere_reserva_previa) refuse('abono.requiere_reserva')
  await takeUse(call, pass, { day: input.date, minute: 0, duracion: 60 })
  return rowOf(call, pass.id_reg_abonos)
})

export const removeDay = handle(declared.removePassDay, async (call) => {
  const { tx, input } = call
  const find = () => usesLeft(tx).where('a.id_reg_asiento', '=', input.id).executeTakeFirst()
  const seen = (await find()) ?? refuse('abono.no_es_un_uso')
  if (seen.id_reg_factura !== null) refuse('abono.uso_de_reserva')
  const passes = await lockPasses(tx, [seen.id_reg_abonos!])
  refuseOwnRecord(
    call,
    [...passes.values()].map((pass) => pass.id_mst_socios),
  )
  // it may have been reverted between the read and the lock
  const use = (await find()) ?? refuse('ledger.ya_devuelto')
  await revertUses(call, passes, [use])
  return rowOf(call, seen.id_reg_abonos!)
})

export const qr = handle(declared.passQr, async (call) => {
  const abono = await rowOf(call, call.input.id)
  return { cod_reg_abonos: abono.cod_reg_abonos, qr: await qrDrawing(abono.cod_reg_abonos), abono }
})

/** The account of a pass whose balance can be moved; refuses other passes. */
async function movable(tx: Tx, pass: Pass) {
  if (passMode(pass) !== passModes.standard) refuse('abono.sin_traspaso')
  return (await accountsOf(tx, [pass.id_reg_abonos]))[0]!
}

export const moveBalance = handle(declared.movePassBalance, async (call) => {
  const { tx, input, today, minute, club, note } = call
  const { id_reg_abonos: from, id_reg_abonos_destino: to } = input
  if (from === to) refuse('abono.mismo_abono', { id_reg_abonos_destino: 'abono.mismo_abono' })
  const passes = await lockPasses(tx, [from, to])
  const [origin, target] = [passes.get(from)!, passes.get(to)!]
  refuseOwnRecord(call, [target.id_mst_socios])
  for (const pass of [origin, target]) {
    await requireItsMoney(tx, pass)
    requireGood(pass, { day: today, minute }, club.zone)
  }
  if (unitOfPass(origin) !== unitOfPass(target)) refuse('abono.otra_unidad', { id_reg_abonos_destino: 'abono.otra_unidad' })
  const [source, goal] = [await movable(tx, origin), await movable(tx, target)]
  const importe = toLedger(origin, input.saldo)
  if (unitOfPass(origin) === units.uses && importe !== input.saldo) refuse('abono.medio_uso', { saldo: 'abono.medio_uso' })
  if (importe <= 0) refuse('msg.importe_cero', { saldo: 'msg.importe_cero' })
  if (importe > source.saldo!)
    refuse(
      'abono.sin_saldo',
      { saldo: 'abono.sin_saldo' },
      { quedan: amountText(origin, source.saldo!), falta: amountText(origin, importe) },
    )
  const moved = { debe: source.id_reg_cuenta, haber: goal.id_reg_cuenta, importe, unidad: unitOfPass(origin) }
  note('libro_asiento', null, await post(call, [{ ...moved, motivo: 'bono_traspaso' }]))
  return rowOf(call, from)
})
