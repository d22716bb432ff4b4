import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'verifactu: answered sendings follow one another from the first record, without gap or overlap, up to the head of their chain at most',
    offending: (tx) =>
      tx
        .with('ordered', (q) =>
          q
            .selectFrom('documento_envio')
            .select(['id_reg_documento_envio', 'id_reg_documento_cadena', 'desde', 'hasta'])
            .select(
              sql<number>`coalesce(lag(hasta) over (partition by id_reg_documento_cadena order by id_reg_documento_envio), 0)`.as('before'),
            )
            .where('estado', 'in', ['correcto', 'parcial', 'incorrecto']),
        )
        .selectFrom('ordered as o')
        .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'o.id_reg_documento_cadena')
        .select('o.id_reg_documento_envio')
        .where(sql<boolean>`o.desde <> o.before + 1 or o.hasta > c.n`)
        .limit(100)
        .execute(),
  },
  {
    name: 'verifactu: each record of an answered sending has one answer, and no other record has one',
    offending: (tx) =>
      tx
        .with('answered', (q) =>
          q
            .selectFrom('documento_respuesta')
            .select([
              'id_reg_documento_envio',
              sql<number>`count(*)`.as('answers'),
              sql<number>`min(n)`.as('first'),
              sql<number>`max(n)`.as('last'),
            ])
            .groupBy('id_reg_documento_envio'),
        )
        .selectFrom('documento_envio as e')
        .leftJoin('answered as a', 'a.id_reg_documento_envio', 'e.id_reg_documento_envio')
        .select('e.id_reg_documento_envio')
        .where(
          sql<boolean>`case when e.estado in ('correcto', 'parcial', 'incorrecto')
            then a.answers is distinct from e.hasta - e.desde + 1 or a.first <> e.desde or a.last <> e.hasta
            else a.answers is not null end`,
        )
        .limit(100)
        .execute(),
  },
]
