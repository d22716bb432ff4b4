import type { WorkCall } from '../../kit/http/serve.ts'

/** Writes a draft of a letter to the students of a course. */
export const draftForCourse = (
  { tx, now, user }: Pick<WorkCall, 'tx' | 'now' | 'user'>,
  draft: { id_mst_curso: number; subject: string },
) =>
  tx
    .insertInto('notificacion')
    .values({ ...draft, id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now })
    .returning(['id_reg_notificaciones', 'subject'])
    .executeTakeFirstOrThrow()
