import type { ImportedMember } from '@app/contract/members/import/fields'
import type { Tx } from '../../kit/database/database.ts'
import type { ImportFacts } from '../../kit/database/import-rows.ts'
import { newHolding } from './new-holding.ts'
import { secondBoundary } from './reschedule.ts'
import { allFees } from './terms.ts'

/** Rows of one insert: PostgreSQL takes 65,535 values in a statement. */
const most = 2000

/** Gives imported members the fees of their list, from the next full period on: what runs was charged by the former program. */
export async function importFees(
  tx: Tx,
  members: readonly { readonly id: number; readonly member: ImportedMember }[],
  { today }: ImportFacts,
) {
  const fees = await allFees(tx)
  const rows = members.flatMap(({ id, member }) =>
    (member.id_mst_cuotas ?? []).map((id_cuota) => {
      const fee = fees.get(id_cuota)!
      const given = { id_mst_socios: id, fecha_inicio_cuota: today, date_create: today }
      const next = secondBoundary(fee, newHolding(fee, given, null))
      const { id_reg_socios_cuotas: _none, ...row } = newHolding(fee, { ...given, fecha_inicio_cuota: next }, null)
      return row
    }),
  )
  for (let at = 0; at < rows.length; at += most)
    await tx
      .insertInto('socios_cuotas')
      .values(rows.slice(at, at + most))
      .execute()
}
