import { exportPersonalData } from '@app/contract/personal-data/own-data'
import { rowsAbout } from '../../kit/database/personal-rows.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockMember } from '../members/public.ts'

export const take = handle(exportPersonalData, async ({ tx, input: { id }, now, user, catalogue }) => {
  await lockMember(tx, id)
  await tx
    .insertInto('apertura_ficha')
    .values({ id_mst_socios: id, id_mst_socios_creacion: user.id_mst_socios, fecha: now, exportado: true })
    .execute()
  return { fecha: now, tablas: await rowsAbout(tx, catalogue, id) }
})
