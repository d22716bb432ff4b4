import { dryRunBalances } from '@app/contract/opening-balances/balance-check'
import { by } from '@app/contract/values/order'
import { handle } from '../../kit/http/serve.ts'
import { digestOf } from '../runs/public.ts'
import { type ResolvedRow, resolveBalances } from './resolve-balances.ts'

/** Maximum of rows shown in the dry run, wrong ones first. */
const shown = 1000

/** Totals of the rows to import; cents. */
export function sumsOf(resolved: readonly ResolvedRow[]) {
  const going = resolved.filter(({ state }) => state === 'ready')
  const wallets = going.flatMap(({ wallet }) => wallet ?? [])
  return {
    listas: going.length,
    monederos: wallets.length,
    importe: wallets.reduce((sum, { importe }) => sum + importe, 0),
    abonos: going.filter(({ pass }) => pass !== null).length,
  }
}
/** Fingerprint of the rows to import. */
export const fingerprintOf = (resolved: readonly ResolvedRow[]) =>
  digestOf(
    resolved
      .filter(({ state }) => state === 'ready')
      .map(({ row, member, wallet, pass }) => [row.line, member?.id_mst_socios ?? 0, wallet?.importe ?? 0, JSON.stringify(pass)]),
  )
const order = { error: 0, ready: 1, known: 2, excluded: 3 } as const

export const dryRun = handle(dryRunBalances, async (call) => {
  const { mapping, resolved } = await resolveBalances(call, call.input)
  const count = (state: ResolvedRow['state']) => resolved.filter((one) => one.state === state).length
  const filas = resolved
    .toSorted(by((one) => order[one.state]))
    .slice(0, shown)
    .map(({ row, state, member, findings }) => ({
      ...{ line: row.line, state, id_mst_socios: member?.id_mst_socios ?? null, socio: member?.nombre_completo ?? null },
      ...{ saldo: row.saldo, saldo_vence: row.saldo_vence, abono: row.desc_tipoabonos, usos: row.usos, abono_vence: row.abono_vence },
      findings,
    }))
  return {
    mapping: [...mapping],
    resumen: {
      filas: resolved.length,
      ...sumsOf(resolved),
      huella: fingerprintOf(resolved),
      errores: count('error'),
      conocidas: count('known'),
    },
    filas,
  }
})
