import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'official-invoices: the numbers of a series are 1 to n, and its days never go back',
    offending: (tx) =>
      tx
        .with('ordered', (q) =>
          q
            .selectFrom('facturaoficial')
            .select(['id_reg_documento_serie', 'num_factura', 'fecha'])
            .select([
              sql<number>`row_number() over w`.as('place'),
              sql<string | null>`lag(fecha) over w`.as('before'),
              sql<number>`count(*) over (partition by id_reg_documento_serie)`.as('count'),
            ])
            .modifyEnd(sql`window w as (partition by id_reg_documento_serie order by num_factura)`),
        )
        .selectFrom('documento_serie as s')
        .leftJoin('ordered as o', 'o.id_reg_documento_serie', 's.id_reg_documento_serie')
        .select(['s.id_reg_documento_serie', 'o.num_factura'])
        .where(sql<boolean>`o.place <> o.num_factura or o.before > o.fecha or coalesce(o.count, 0) <> s.ultimo_numero`)
        .limit(100)
        .execute(),
  },
  {
    name: 'official-invoices: each record follows the one before, with the fingerprint of its text, up to the head of its chain',
    offending: (tx) =>
      tx
        .with('ordered', (q) =>
          q
            .selectFrom('documento_registro')
            .select(['id_reg_documento_registro', 'id_reg_documento_cadena', 'n', 'anterior', 'entrada', 'huella', 'instante'])
            .select([
              sql<string | null>`lag(huella) over w`.as('before'),
              sql<Date | null>`lag(instante) over w`.as('earlier'),
              sql<number>`row_number() over w`.as('place'),
              sql<boolean>`lead(n) over w is null`.as('is_last'),
            ])
            .modifyEnd(sql`window w as (partition by id_reg_documento_cadena order by n)`),
        )
        .selectFrom('documento_cadena as c')
        .leftJoin('ordered as o', 'o.id_reg_documento_cadena', 'c.id_reg_documento_cadena')
        .select(['c.id_reg_documento_cadena', 'o.n'])
        .where(
          sql<boolean>`o.place <> o.n or o.anterior <> coalesce(o.before, '') or o.earlier > o.instante
            or o.huella <> upper(encode(sha256(convert_to(o.entrada, 'UTF8')), 'hex'))
            or (o.is_last and (c.n <> o.n or c.huella <> o.huella)) or (o.n is null and c.n <> 0)`,
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'official-invoices: an invoice is the sum of its lines and of its taxes, and its record has its number and total',
    offending: (tx) =>
      tx
        .with('lines', (q) =>
          q
            .selectFrom('facturaoficial_linea')
            .select(['id_reg_facturaoficial', sql<number>`sum(precio * cantidad)`.as('importe')])
            .groupBy('id_reg_facturaoficial'),
        )
        .with('taxes', (q) =>
          q
            .selectFrom('facturaoficial_impuesto')
            .select(['id_reg_facturaoficial', sql<number>`sum(base)`.as('base'), sql<number>`sum(cuota)`.as('cuota')])
            .groupBy('id_reg_facturaoficial'),
        )
        .selectFrom('facturaoficial as f')
        .leftJoin('lines as l', 'l.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
        .leftJoin('taxes as t', 't.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
        .innerJoin('empresa as e', 'e.id_mst_empresas', 'f.id_mst_empresas')
        .leftJoin('documento_registro as r', (join) =>
          join.onRef('r.id_reg_facturaoficial', '=', 'f.id_reg_facturaoficial').on('r.clase', '=', 'alta'),
        )
        .select('f.id_reg_facturaoficial')
        .where(
          sql<boolean>`f.importe is distinct from l.importe or f.base is distinct from t.base or f.cuota is distinct from t.cuota
            or case when r.n is null then f.fecha >= e.verifactu_desde
              else position('NumSerieFactura=' || f.num_completo || '&' in r.entrada) = 0 end`,
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'official-invoices: what rectifies an invoice leaves of each tax between nothing and what was issued',
    offending: (tx) =>
      tx
        .withRecursive('arbol', (q) =>
          q
            .selectFrom('facturaoficial')
            .select(['id_reg_facturaoficial as raiz', 'id_reg_facturaoficial'])
            .where('tipo', 'in', ['F1', 'F2', 'F3'])
            .unionAll(
              q
                .selectFrom('facturaoficial_relacion as r')
                .innerJoin('arbol as a', 'a.id_reg_facturaoficial', 'r.id_reg_facturaoficial_origen')
                .where('r.clase', '=', 'rectifica')
                .select(['a.raiz', 'r.id_reg_facturaoficial']),
            ),
        )
        .selectFrom('arbol as a')
        .innerJoin('facturaoficial_impuesto as t', 't.id_reg_facturaoficial', 'a.id_reg_facturaoficial')
        .select(['a.raiz', 't.impuesto', 't.prc_iva', 't.exencion'])
        .groupBy(['a.raiz', 't.impuesto', 't.prc_iva', 't.exencion'])
        .having(
          sql<boolean>`sum(t.base + t.cuota) * coalesce(sum(t.base + t.cuota) filter (where a.raiz = a.id_reg_facturaoficial), 0) < 0
            or abs(sum(t.base + t.cuota)) > abs(coalesce(sum(t.base + t.cuota) filter (where a.raiz = a.id_reg_facturaoficial), 0))
            or (sum(t.base + t.cuota) = 0 and sum(t.base) <> 0)`,
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'official-invoices: one that was cancelled or replaced has no line that counts',
    offending: (tx) =>
      tx
        .selectFrom('facturaoficial_linea as l')
        .select('l.id_reg_facturaoficial_linea')
        .where('l.vigente', '=', true)
        .where(({ exists, or, selectFrom }) =>
          or([
            exists(
              selectFrom('facturaoficial_anulacion as a')
                .select('a.id_reg_facturaoficial')
                .whereRef('a.id_reg_facturaoficial', '=', 'l.id_reg_facturaoficial'),
            ),
            exists(
              selectFrom('facturaoficial_relacion as r')
                .select('r.id_reg_facturaoficial')
                .whereRef('r.id_reg_facturaoficial_origen', '=', 'l.id_reg_facturaoficial')
                .where('r.clase', '=', 'sustituye'),
            ),
          ]),
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'official-invoices: a line names the invoice that it is in, and no other',
    offending: (tx) =>
      tx
        .selectFrom('factura as f')
        .leftJoin('facturaoficial_linea as l', (join) => join.onRef('l.id_reg_factura', '=', 'f.id_reg_factura').on('l.vigente', '=', true))
        .select('f.id_reg_factura')
        .where('l.id_reg_facturaoficial_linea', 'is not', null)
        .where(sql<boolean>`l.id_reg_facturaoficial is distinct from f.id_reg_facturaoficial`)
        .limit(100)
        .execute(),
  },
]
