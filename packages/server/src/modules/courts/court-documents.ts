import { cached } from '../../kit/database/cached.ts'

/** Documents required for a booking of a court, obligatory ones first; empty if the court requires none. */
export const documentsAsked = cached(['recurso', 'recurso_documentos'], (tx, court: number) =>
  tx
    .selectFrom('recurso_documentos as d')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'd.id_mst_recurso')
    .select(['d.descripcion', 'd.obligatorio'])
    .where('d.id_mst_recurso', '=', court)
    .where('c.activar_documentos_adjuntos', '=', true)
    .orderBy('d.obligatorio', 'desc')
    .orderBy('d.id_reg_recurso_documentos')
    .execute(),
)
