import type { Tx } from '../../kit/database/database.ts'

/** Answers that need a person: records refused or accepted with errors, without a later record of their invoice, and not left as they are. */
export const toMend = (tx: Tx, company: number) =>
  tx
    .selectFrom('documento_respuesta as p')
    .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'p.id_reg_documento_cadena')
    .innerJoin('documento_registro as r', (join) =>
      join.onRef('r.id_reg_documento_cadena', '=', 'p.id_reg_documento_cadena').onRef('r.n', '=', 'p.n'),
    )
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['r.id_reg_documento_cadena', 'r.n', 'r.clase', 'r.id_reg_facturaoficial', 'r.fecha_hora', 'f.num_completo', 'f.tipo'])
    .select((eb) => [
      eb.fn.coalesce('r.nombre_cliente', 'f.nombre_cliente').as('nombre_cliente'),
      eb.fn.coalesce('r.nif_cliente', 'f.nif_cliente').as('nif_cliente'),
    ])
    .select(['p.estado', 'p.codigo', 'p.mensaje'])
    .where('c.id_mst_empresas', '=', company)
    .where('p.estado', '<>', 'correcto')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documento_conforme as d')
            .select('d.n')
            .whereRef('d.id_reg_documento_cadena', '=', 'p.id_reg_documento_cadena')
            .whereRef('d.n', '=', 'p.n'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documento_registro as later')
            .select('later.n')
            .whereRef('later.id_reg_facturaoficial', '=', 'r.id_reg_facturaoficial')
            .whereRef('later.id_reg_documento_registro', '>', 'r.id_reg_documento_registro'),
        ),
      ),
    )
    .orderBy('p.id_reg_documento_respuesta')
