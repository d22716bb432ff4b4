import { randomBytes } from 'node:crypto'
import type { WorkCall } from '../../kit/http/serve.ts'

/** Code of a new letter; staff may give it another one. */
export const newCode = () => `N-${randomBytes(4).toString('hex').toUpperCase()}`

/** Writes a draft of a letter to the students of a course. */
export const draftForCourse = async (
  { tx, now, user }: Pick<WorkCall, 'tx' | 'now' | 'user'>,
  draft: { id_mst_curso: number; subject: string },
) => ({
  subject: draft.subject,
  ...(await tx
    .insertInto('notificacion')
    .values({ ...draft, cod_notificacion: newCode(), id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now })
    .returning('id_reg_notificaciones')
    .executeTakeFirstOrThrow()),
})
