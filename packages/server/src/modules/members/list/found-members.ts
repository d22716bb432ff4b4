import { may } from '@app/contract/kit/permissions'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import type { User } from '../../../kit/http/user.ts'

/** Surname and name in plain letters, as lists are ordered; a generated column with its own index. */
export const byName = sql`s.orden_alfabetico`

/** Members as pickers show them; only after `shownTo`. */
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

type Found = Awaited<ReturnType<ReturnType<typeof foundMembers>['execute']>>[number]
/** Columns that a picker hides from users without a screen with members' files (A-138). */
const unseen = { telefono: null, aviso_admin: null, fecha_ini_acceso_web: null }

export const shownTo = (user: User, rows: Found[]): Found[] => (may(user, 'members') ? rows : rows.map((row) => ({ ...row, ...unseen })))
