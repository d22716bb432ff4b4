import { saveBalances } from '@app/contract/opening-balances/balance-save'
import { inChunks } from '../../kit/database/in-chunks.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMembers } from '../ledger/public.ts'
import { dropUpload } from '../members/public.ts'
import { importPasses } from '../passes/public.ts'
import { importCredits } from '../wallet/public.ts'
import { fingerprintOf, sumsOf } from './balance-check.ts'
import { resolveBalances } from './resolve-balances.ts'

/** All or nothing. Members are locked before their earlier imports are checked again: of two desks with one list, one imports it. */
export const save = handle(saveBalances, async (call) => {
  const { tx, input, user, now, say } = call
  const before = await resolveBalances(call, input)
  await lockMembers(
    tx,
    before.resolved.flatMap(({ state, member }) => (state === 'ready' && member ? [member.id_mst_socios] : [])),
  )
  const { upload, resolved } = await resolveBalances(call, input)
  const { listas, ...sums } = sumsOf(resolved)
  if (listas === 0) refuse('saldos.sin_filas')
  if (input.huella !== null && input.huella !== fingerprintOf(resolved)) refuse('saldos.ha_cambiado', {}, { n: listas })
  const going = resolved.filter(({ state }) => state === 'ready')
  const wallets = going.flatMap(({ member, wallet }) => (wallet ? [{ id_mst_socios: member!.id_mst_socios, ...wallet }] : []))
  const passes = going.flatMap(({ member, pass }) => (pass ? [{ id_mst_socios: member!.id_mst_socios, ...pass }] : []))
  const accounts = await importCredits(call, wallets, say('balances.opening'))
  const made = await importPasses(call, passes)
  const omitidos = resolved.length - listas
  const { id_reg_saldo_importado } = await tx
    .insertInto('saldo_importado')
    .values({
      ...{ fecha: now, id_mst_socios_autor: user.id_mst_socios, nombre_fichero: upload.nombre_fichero },
      ...{ filas: resolved.length, ...sums, omitidos },
    })
    .returning('id_reg_saldo_importado')
    .executeTakeFirstOrThrow()
  const rows = [
    ...wallets.map(({ id_mst_socios, clave, importe }, at) => ({
      ...{ id_reg_saldo_importado, id_mst_socios, clave, importe },
      ...{ id_reg_cuenta: accounts[at]!, id_reg_abonos: null },
    })),
    ...passes.map(({ id_mst_socios, clave }, at) => ({
      ...{ id_reg_saldo_importado, id_mst_socios, clave, importe: 0 },
      ...{ id_reg_cuenta: null, id_reg_abonos: made[at]! },
    })),
  ]
  await inChunks(rows, (piece) => tx.insertInto('saldo_importado_fila').values(piece).execute())
  await dropUpload(tx, upload.id_reg_importacion_lectura)
  return { id_reg_saldo_importado, ...sums, omitidos }
})
