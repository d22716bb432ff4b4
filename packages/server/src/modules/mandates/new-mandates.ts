import { inChunks } from '../../kit/database/in-chunks.ts'
import type { Mandate, MandateCall } from './mandate-rows.ts'
import { newReference } from './reference.ts'

/** Mandate to be stored: its payer with the member's number, with which a reference begins. */
export type NewMandate = Pick<Mandate, 'id_mst_socios' | 'id_mst_empresas' | 'titular' | 'estado' | 'origen'> &
  Partial<Omit<Mandate, 'id_reg_mandato'>> & { readonly numsocio: number | null }

/** Stores mandates with a reference each, and audits them. Returns them. */
export async function insertMandates(
  { tx, now, user, note }: Pick<MandateCall, 'tx' | 'now' | 'note'> & { user: { id_mst_socios: number } | null },
  rows: readonly NewMandate[],
) {
  const values = rows.map(({ numsocio, titular, referencia, ...row }) => ({
    ...row,
    titular: titular.slice(0, 70),
    referencia: referencia ?? newReference(numsocio ?? row.id_mst_socios),
    fecha_creacion: now,
    id_mst_socios_creacion: user?.id_mst_socios ?? null,
  }))
  const stored: Mandate[] = []
  await inChunks(values, async (piece) =>
    stored.push(
      ...(await tx
        .insertInto('mandato')
        .values([...piece])
        .returningAll()
        .execute()),
    ),
  )
  for (const row of stored) note('mandato', null, row)
  return stored
}
