import type { Tx } from '../../kit/database/database.ts'
import { letterLanguage } from '../mail/public.ts'

/** Owner of the ticket, as reader of a letter. */
export const readerOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('tpv_carro as t')
    .leftJoin('socio as s', 's.id_mst_socios', 't.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 't.id_mst_socios')
    .select(['s.nombre', 's.email', letterLanguage('c', 's').as('lang')])
    .where('t.id_reg_tpv_carro', '=', id)
    .executeTakeFirst()
