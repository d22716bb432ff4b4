import {
  courtPasses,
  courtTypePasses,
  saveCourtPasses,
  saveCourtTypePasses,
  saveCourtTypePassesEverywhere,
} from '@app/contract/courts/passes'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockCourt, lockType } from './locks.ts'

/** Every pass type, chosen or not. */
async function choices(tx: Tx, chosen: readonly number[]) {
  const all = await tx
    .selectFrom('tipo_abono')
    .select(['id_mst_tipoabonos', 'desc_tipoabonos'])
    .orderBy('desc_tipoabonos')
    .orderBy('id_mst_tipoabonos')
    .execute()
  const isChosen = new Set(chosen)
  return all.map((pass) => ({ ...pass, seleccionado: isChosen.has(pass.id_mst_tipoabonos) }))
}

async function ofType(tx: Tx, id: number) {
  const rows = await tx.selectFrom('tiporecurso_tipoabono').select('id_mst_tipoabonos').where('id_mst_tiporecurso', '=', id).execute()
  return choices(
    tx,
    rows.map((row) => row.id_mst_tipoabonos),
  )
}
async function ofCourt(tx: Tx, id: number) {
  const rows = await tx.selectFrom('recurso_tipoabono').select('id_mst_tipoabonos').where('id_mst_recurso', '=', id).execute()
  return choices(
    tx,
    rows.map((row) => row.id_mst_tipoabonos),
  )
}
async function chooseForType(tx: Tx, id_mst_tiporecurso: number, passes: readonly number[]) {
  await tx.deleteFrom('tiporecurso_tipoabono').where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
  if (passes.length === 0) return
  const links = passes.map((id_mst_tipoabonos) => ({ id_mst_tiporecurso, id_mst_tipoabonos }))
  await tx.insertInto('tiporecurso_tipoabono').values(links).execute()
}
async function chooseForCourts(tx: Tx, courts: readonly number[], passes: readonly number[]) {
  if (courts.length === 0) return
  await tx.deleteFrom('recurso_tipoabono').where('id_mst_recurso', 'in', courts).execute()
  const links = courts.flatMap((id_mst_recurso) => passes.map((id_mst_tipoabonos) => ({ id_mst_recurso, id_mst_tipoabonos })))
  if (links.length > 0) await tx.insertInto('recurso_tipoabono').values(links).execute()
}

export const typePasses = handle(courtTypePasses, ({ tx, input }) => ofType(tx, input.id))
export const passesOfCourt = handle(courtPasses, ({ tx, input }) => ofCourt(tx, input.id))

export const saveForType = handle(saveCourtTypePasses, async ({ tx, input }) => {
  await lockType(tx, input.id)
  await chooseForType(tx, input.id, input.tipoabonos)
  return ofType(tx, input.id)
})

/** The courts of the type get the same pass types as their own, so that nothing changes when one stops following its type. */
export const saveForTypeAndCourts = handle(saveCourtTypePassesEverywhere, async ({ tx, input }) => {
  await lockType(tx, input.id)
  const courts = await tx
    .selectFrom('recurso')
    .select('id_mst_recurso')
    .where('id_mst_tiporecurso', '=', input.id)
    .orderBy('id_mst_recurso')
    .forNoKeyUpdate()
    .execute()
  await chooseForType(tx, input.id, input.tipoabonos)
  await chooseForCourts(
    tx,
    courts.map((row) => row.id_mst_recurso),
    input.tipoabonos,
  )
  return ofType(tx, input.id)
})

export const saveForCourt = handle(saveCourtPasses, async ({ tx, input }) => {
  await lockCourt(tx, input.id)
  await chooseForCourts(tx, [input.id], input.tipoabonos)
  return ofCourt(tx, input.id)
})
