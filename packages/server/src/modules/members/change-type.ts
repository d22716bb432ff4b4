import type { Call } from '../../kit/http/serve.ts'

/** Sets another type for a locked member, as a bought pass may require. */
export async function changeMemberType({ tx, note }: Pick<Call<unknown>, 'tx' | 'note'>, id_mst_socios: number, id_mst_tiposocio: number) {
  const before = await tx
    .selectFrom('socio')
    .select('id_mst_tiposocio')
    .where('id_mst_socios', '=', id_mst_socios)
    .executeTakeFirstOrThrow()
  if (before.id_mst_tiposocio === id_mst_tiposocio) return
  await tx.updateTable('socio').set({ id_mst_tiposocio }).where('id_mst_socios', '=', id_mst_socios).execute()
  note('socio', { id_mst_socios, ...before }, { id_mst_socios, id_mst_tiposocio })
}
