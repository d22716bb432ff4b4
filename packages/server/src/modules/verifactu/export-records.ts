import { addDays } from '@app/contract/values/day'
import { exportPage, exportRecords } from '@app/contract/verifactu/export-records'
import { wallInstant } from '../../kit/clock.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { incomesSeenBy } from '../income-types/public.ts'

export const records = handle(exportRecords, async ({ tx, club, user, input: { id, desde, hasta, despues } }) => {
  // the records of a company are of all income types
  if ((await incomesSeenBy(tx, user)) !== null) refuse('msg.not_allowed')
  return tx
    .selectFrom('documento_registro as r')
    .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'r.id_reg_documento_cadena')
    .select(['r.id_reg_documento_registro', 'r.n', 'r.huella', 'r.xml', 'c.instalacion'])
    .where('c.id_mst_empresas', '=', id)
    .where('r.instante', '>=', wallInstant(desde, 0, club.zone))
    .where('r.instante', '<', wallInstant(addDays(hasta, 1), 0, club.zone))
    .where('r.id_reg_documento_registro', '>', despues)
    .orderBy('r.id_reg_documento_registro')
    .limit(exportPage)
    .execute()
})
