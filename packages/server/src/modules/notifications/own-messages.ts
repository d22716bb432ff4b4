import * as declared from '@app/contract/notifications/own-messages'
import { sql } from 'kysely'
import { clubTime } from '../../kit/clock.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { appMessage } from './compose-letter.ts'
import { valuesOf, wordsFor } from './letter-values.ts'
import { noticeById } from './notice-row.ts'

/** Newest messages that are answered. */
const most = 100

export const list = handle(declared.ownMessages, async ({ tx, user, now, club }) => {
  const rows = await tx
    .selectFrom('notificacion_destino as d')
    .innerJoin('notificacion as n', 'n.id_reg_notificaciones', 'd.id_reg_notificaciones')
    .innerJoin('socio as s', 's.id_mst_socios', 'd.id_mst_socios')
    .select(['d.id_reg_notificaciones_destinos as id', 'd.id_reg_notificaciones', 'd.idioma', 'd.leido', 'd.grupo', 'd.cursos'])
    .select(['d.id_mst_socios as socio', 'd.nombre as nombre_completo', 's.nombre', 's.apellidos', 'n.enlace'])
    .select(sql<Date>`n.fecha_cola`.as('fecha'))
    .where('d.id_mst_socios', '=', user.id_mst_socios)
    .where('d.app', '=', true)
    .orderBy('d.id_reg_notificaciones_destinos', 'desc')
    .limit(most)
    .execute()
  const mensajes = []
  for (const { id, enlace, fecha, leido, id_reg_notificaciones, idioma, ...row } of rows) {
    const notice = await noticeById(tx, id_reg_notificaciones)
    const words = wordsFor(notice, idioma, club.language)
    const person = {
      ...{ ...row, id: row.socio ?? 0, inscrito: null, email: null, tutor: null, lang: idioma, motivo: null },
      ...{ notificarApp: true, elegido: true },
    }
    const values = await valuesOf({ tx, now, ...clubTime(now, club.zone), club, notice, words, base: null }, [person])
    const { titulo, texto } = appMessage(words, { ...values, enlace_pago: null })
    mensajes.push({ id, titulo: titulo || '—', texto: texto || '—', enlace, fecha, leido })
  }
  return { sin_leer: mensajes.filter((one) => one.leido === null).length, mensajes }
})

export const markRead = handle(declared.readMessage, async ({ tx, user, now, input }) => {
  const { numUpdatedRows } = await tx
    .updateTable('notificacion_destino')
    .set((eb) => ({ leido: eb.fn.coalesce('leido', sql<Date>`${now}::timestamptz`) }))
    .where('id_reg_notificaciones_destinos', '=', input.id)
    .where('id_mst_socios', '=', user.id_mst_socios)
    .where('app', '=', true)
    .executeTakeFirst()
  return numUpdatedRows ? {} : refuse('msg.not_found')
})
