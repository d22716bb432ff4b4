import { refuse } from '../../kit/http/refusal.ts'
import { lockMandates, type Mandate, type MandateCall } from './mandate-rows.ts'

type Change = Partial<Omit<Mandate, 'id_reg_mandato'>>

/** Writes the changes of a locked mandate and audits the previous values: its history is read from there. */
export async function writeMandate({ tx, note }: Pick<MandateCall, 'tx' | 'note'>, before: Mandate, change: Change): Promise<Mandate> {
  const changed = Object.entries(change).filter(([name, value]) => value !== undefined && value !== before[name as keyof Mandate])
  if (changed.length === 0) return before
  const { id_reg_mandato, id_mst_socios } = before
  const set = Object.fromEntries(changed)
  await tx.updateTable('mandato').set(set).where('id_reg_mandato', '=', id_reg_mandato).execute()
  const was = Object.fromEntries(changed.map(([name]) => [name, before[name as keyof Mandate]]))
  note('mandato', { id_reg_mandato, id_mst_socios, ...was }, { id_reg_mandato, id_mst_socios, ...set })
  return { ...before, ...set }
}

/** Revokes a locked mandate today. */
export const revoke = (call: Pick<MandateCall, 'tx' | 'note' | 'today'>, before: Mandate, motivo: string | null) =>
  writeMandate(call, before, { estado: 'revocado', fecha_revocado: call.today, motivo })

/** Locks one mandate; refuses an unknown one. */
export async function lockMandate({ tx }: Pick<MandateCall, 'tx'>, id: number): Promise<Mandate> {
  const [row] = await lockMandates(tx, [id])
  return row ?? refuse('msg.not_found')
}
