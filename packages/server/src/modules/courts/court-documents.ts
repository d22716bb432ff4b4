import { cached } from '../../kit/database/cached.ts'

/** The documents that a booking of a court asks for, obligatory ones first; none where the court asks for none. */
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
