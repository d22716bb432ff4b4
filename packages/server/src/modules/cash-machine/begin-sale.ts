import { secondsOf } from '@app/contract/cash-machine/progress'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { isPaid, lineRemainder, spread } from '@app/contract/invoices/invoice-rules'
import { formatEuros } from '@app/contract/values/money'
import { after } from '../../kit/clock.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { type Line, reserveLines } from '../invoices/public.ts'
import { machineJob, type Operation, openOperation } from '../ledger/public.ts'
import { machineOf } from './device.ts'

/** Refuses if the club has no machine. */
export const requireMachine = async ({ tx, club }: Pick<Call<unknown>, 'tx' | 'club'>) =>
  (await machineOf(tx, club)) ?? refuse('cash_machine.sin_maquina')

/**
 * Part of each line charged by the machine, in cents; refuses lines that are paid, reserved or not yet owed, and more
 * than their remainder.
 */
export function partsOf(lines: readonly Line[], importe: number | null) {
  if (lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  if (lines.some((line) => line.retenido > 0)) refuse('cash_machine.linea_ocupada')
  if (lines.some((line) => line.id_mst_tipofactura === invoiceTypes.supplier)) refuse('income.proveedor_no_cobra')
  if (lines.some((line) => line.fecha_baja !== null)) refuse('msg.not_found')
  const remainders = lines.map(lineRemainder)
  const due = remainders.reduce((sum, cents) => sum + cents, 0)
  const amounts = remainders.some((cents) => cents < 0) ? null : spread(importe ?? due, remainders)
  if (amounts === null)
    refuse('msg.importeSuperiorADeuda', { importe: 'msg.importeSuperiorADeuda' }, { pendiente: formatEuros(Math.max(0, due)) })
  const parts = lines.flatMap((line, i) => ((amounts?.[i] ?? 0) > 0 ? [{ line, importe: amounts![i]! }] : []))
  return parts.length > 0 ? parts : refuse('msg.importe_cero', { importe: 'msg.importe_cero' })
}

/** Reserves locked lines and charges n cents of each at the machine, after the commit. */
export async function beginSale(
  call: Pick<Call<unknown>, 'tx' | 'now' | 'user' | 'later'>,
  parts: readonly { readonly line: Line; readonly importe: number }[],
): Promise<Operation> {
  const [owner, ...others] = new Set(parts.map(({ line }) => line.id_mst_socios))
  const operation = await openOperation(
    call,
    {
      clase: 'maquina_cobro',
      importe: parts.reduce((sum, one) => sum + one.importe, 0),
      id_mst_socios: others.length === 0 ? (owner ?? null) : null,
      id_mst_empresas: null,
      caduca: after(call.now, secondsOf('maquina_cobro')),
    },
    parts.map(({ line, importe }) => ({ id_reg_factura: line.id_reg_factura, importe })),
  )
  await reserveLines(call.tx, parts)
  await call.later(machineJob, { id: operation.id_reg_operacion })
  return operation
}
