import { balanceImport } from '@app/contract/opening-balances/balance-import'
import { listBalances, undoBalances } from '@app/contract/opening-balances/balance-undo'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMembers } from '../ledger/public.ts'
import { revertPasses } from '../passes/public.ts'
import { revertCredits } from '../wallet/public.ts'

/** Maximum of members named that have used some of it. */
const named = 5

async function refuseUsed(tx: Tx, ids: ReadonlySet<number>): Promise<never> {
  const names = await tx
    .selectFrom('socio as s')
    .select(fullName('s').as('nombre'))
    .where('s.id_mst_socios', 'in', [...ids])
    .orderBy('s.id_mst_socios')
    .limit(named)
    .execute()
  return refuse('saldos.en_uso', {}, { total: ids.size, socios: names.map(({ nombre }) => nombre).join(', ') })
}

/** Current owners of imported balances: a merge may have moved them to another record. */
async function ownersOf(tx: Tx, id: number): Promise<number[]> {
  const owners = await tx
    .selectFrom('saldo_importado_fila as f')
    .leftJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'f.id_reg_cuenta')
    .leftJoin('abono as a', 'a.id_reg_abonos', 'f.id_reg_abonos')
    .select(({ fn }) => fn.coalesce('c.id_mst_socios', 'a.id_mst_socios', 'f.id_mst_socios').as('id'))
    .where('f.id_reg_saldo_importado', '=', id)
    .execute()
  return owners.map((one) => one.id)
}

/** With the owners locked nothing of it is used any more. */
export const undo = handle(undoBalances, async (call) => {
  const { tx, input, now } = call
  const { id } = input
  const found = await tx
    .selectFrom('saldo_importado')
    .select('undone_at')
    .where('id_reg_saldo_importado', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  if (found.undone_at) refuse('saldos.ya_deshecha')
  const rows = await tx.selectFrom('saldo_importado_fila').selectAll().where('id_reg_saldo_importado', '=', id).execute()
  await lockMembers(tx, await ownersOf(tx, id))
  const credits = rows.flatMap(({ id_reg_cuenta, importe }) => (id_reg_cuenta === null ? [] : [{ id_reg_cuenta, importe }]))
  const usedCredits = new Set(await revertCredits(call, credits))
  const usedPasses = new Set(
    await revertPasses(
      call,
      rows.flatMap(({ id_reg_abonos }) => id_reg_abonos ?? []),
    ),
  )
  const used = rows.filter((row) => usedCredits.has(row.id_reg_cuenta ?? 0) || usedPasses.has(row.id_reg_abonos ?? 0))
  if (used.length > 0) await refuseUsed(tx, new Set(used.map((row) => row.id_mst_socios)))
  await tx.deleteFrom('saldo_importado_fila').where('id_reg_saldo_importado', '=', id).execute()
  await tx.updateTable('saldo_importado').set({ undone_at: now }).where('id_reg_saldo_importado', '=', id).execute()
  return {}
})

const columns = Object.keys(balanceImport.fields) as (keyof typeof balanceImport.fields)[]
export const listed = handle(listBalances, ({ tx }) =>
  tx
    .selectFrom('saldo_importado as i')
    .leftJoin('socio as s', 's.id_mst_socios', 'i.id_mst_socios_autor')
    .select([...columns.map((name) => `i.${name}` as const), fullName<string | null>('s').as('autor')])
    .orderBy('i.id_reg_saldo_importado', 'desc')
    .execute(),
)
