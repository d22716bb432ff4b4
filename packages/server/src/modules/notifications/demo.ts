import { addDays } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import type { DemoFill } from '../../kit/demo.ts'
import { demoMembers } from '../members/public.ts'

/** Letters to many of the last weeks: a draft to the students of a course, one planned, one that was sent in the app. */
export const fill: DemoFill = ({ write, today, zone, login }) =>
  write(async (tx) => {
    const course = await tx
      .selectFrom('cursos')
      .select('id_mst_curso')
      .where('activo', '=', true)
      .orderBy('id_mst_curso')
      .limit(1)
      .executeTakeFirst()
    const at = (days: number, minute = 600) => wallInstant(addDays(today, days), minute, zone)
    const author = { id_mst_socios_creacion: login.id_mst_socios }
    const text = '<p>Hola, {{nombre|socio}}:</p><p>Te contamos lo que viene en el club.</p>'
    const [, , sent] = await tx
      .insertInto('notificacion')
      .values([
        {
          ...{ ...author, cod_notificacion: 'N-DEMO-1', subject: 'Cambio de horario de tu grupo', desc_notificacion: text },
          ...{ id_mst_curso: course?.id_mst_curso ?? null, fecha_creacion: at(0) },
        },
        {
          ...{ ...author, cod_notificacion: 'N-DEMO-2', subject: 'Jornada de puertas abiertas', desc_notificacion: text },
          ...{ fecha_creacion: at(-2), sale: at(20), previstos: 0, id_mst_socios_autor: login.id_mst_socios },
        },
        {
          ...{
            ...author,
            cod_notificacion: 'N-DEMO-3',
            subject: 'Nuevos vestuarios',
            desc_notificacion: text,
            envio_email: false,
            envio_app: true,
          },
          ...{ fecha_creacion: at(-10), sale: at(-9), fecha_envio: at(-9), fecha_cola: at(-9), id_mst_socios_autor: login.id_mst_socios },
        },
      ])
      .returning('id_reg_notificaciones')
      .execute()
    const members = await demoMembers(tx, 20)
    const names = await tx
      .selectFrom('socio')
      .select(['id_mst_socios', 'nombre', 'apellidos'])
      .where('id_mst_socios', 'in', members)
      .execute()
    await tx
      .insertInto('notificacion_destino')
      .values(
        names.map(({ id_mst_socios, nombre, apellidos }, n) => ({
          ...{ id_reg_notificaciones: sent!.id_reg_notificaciones, id_mst_socios, nombre: `${nombre} ${apellidos}`, idioma: 'es' as const },
          ...{ app: true, leido: n % 3 === 0 ? at(-8) : null },
        })),
      )
      .execute()
  })
