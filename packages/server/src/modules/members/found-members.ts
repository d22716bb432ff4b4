import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { fullName } from './columns.ts'

/** Surname and name in plain letters, as lists are ordered; a generated column with an index of its own. */
export const byName = sql`s.orden_alfabetico`

/** Members as pickers show them. */
export const foundMembers = (tx: Tx) =>
  tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select([
      's.id_mst_socios',
      's.numsocio',
      's.nombre',
      's.apellidos',
      's.telefono',
      's.id_mst_tiposocio',
      's.nivel',
      's.activo',
      's.path_imagen',
      's.aviso_admin',
      's.fecha_ini_acceso_web',
      fullName('s').as('nombre_completo'),
      't.desc as desc_tiposocio',
    ])
