import * as declared from '@app/contract/notifications/delivery'
import { sql } from 'kysely'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { repeatJob } from '../../kit/work/stopped-jobs.ts'
import { letterState } from '../mail/public.ts'
import { noticeById } from './notice-row.ts'

/** Recipients of a letter with the jobs and mails of their letters. */
const recipientsOf = (tx: Tx, notice: number) =>
  tx
    .selectFrom('notificacion_destino as d')
    .leftJoin('outbox as o', 'o.id', 'd.id_outbox')
    .leftJoin('correo as c', 'c.id_outbox', 'd.id_outbox')
    .leftJoin('socio as s', 's.id_mst_socios', 'd.id_mst_socios')
    .leftJoin('actividad_inscrito as i', 'i.id_reg_actividades_inscritos', 'd.id_reg_actividades_inscritos')
    .select([
      'd.id_reg_notificaciones_destinos',
      'd.id_mst_socios',
      'd.nombre',
      'd.email',
      'd.idioma',
      'd.motivo',
      'd.app',
      'd.leido',
      'd.id_outbox',
    ])
    .select(['o.kind', 'o.run_at', 'o.lease', 'o.done_at', 'o.failed_at', 'o.doubt_at', 'o.error'])
    .select(['c.sent_at', 'c.created_at', 'c.detenido', 'c.rebote', 'c.rebote_texto', 'c.rebote_fecha'])
    .select((eb) => eb.fn.coalesce('s.telefono', 'i.telefono').as('telefono'))
    .where('d.id_reg_notificaciones', '=', notice)
    .orderBy('d.id_reg_notificaciones_destinos')
    .execute()
type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number]

/** Outcomes of mails by the states of their letters. */
const outcomeIn: Readonly<Record<ReturnType<typeof letterState>, declared.Outcome>> = {
  ...{ espera: 'en_cola', en_curso: 'en_cola', hecho: 'entregado', guardado: 'entregado', abandonado: 'parado' },
  ...{ dudoso: 'dudoso', fallido: 'fallido', rebotado: 'rebotado', detenido: 'no_recibe' },
}

/** Outcome of a recipient's mail. A job is forgotten a month after its end; its mail stays. */
function outcomeOf({ detenido, ...row }: Recipient, now: Date): declared.Outcome {
  if (row.id_outbox === null) return row.app ? 'app' : 'no_recibe'
  if (row.rebote === 'temporal') return 'rebote_temporal'
  if (row.kind === null && row.created_at === null) return 'parado'
  return outcomeIn[letterState({ ...row, detenido: detenido ?? false }, now)]
}

/** Outcomes that staff have to look at, first ones first. */
const troubles: readonly declared.Outcome[] = ['rebotado', 'dudoso', 'fallido', 'rebote_temporal']
const rank = (outcome: declared.Outcome) => (troubles.includes(outcome) ? troubles.indexOf(outcome) : troubles.length)

export const read = handle(declared.noticeDelivery, async ({ tx, input, now }) => {
  const notice = await noticeById(tx, input.id)
  const author =
    notice.id_mst_socios_autor === null
      ? undefined
      : await tx
          .selectFrom('socio as s')
          .select(fullName('s').as('autor'))
          .where('s.id_mst_socios', '=', notice.id_mst_socios_autor)
          .executeTakeFirst()
  const rows = (await recipientsOf(tx, input.id)).map((row) => ({ row, estado: outcomeOf(row, now) }))
  const mails = [...new Map(rows.filter(({ row }) => row.id_outbox !== null).map((one) => [one.row.id_outbox, one])).values()]
  const results = Map.groupBy(mails, (one) => one.estado)
  const waiting = results.get('en_cola')?.length ?? 0
  const lately = mails.filter(({ row }) => row.sent_at !== null && row.sent_at > after(now, -60)).length
  return {
    ...{
      correos: mails.length,
      salidos: mails.length - waiting - (results.get('parado')?.length ?? 0),
      avisos_app: rows.filter(({ row }) => row.app).length,
    },
    leidos: rows.filter(({ row }) => row.leido !== null).length,
    resultados: [...results].map(([estado, own]) => ({ estado, correos: own.length })),
    por_minuto: lately,
    acaba: waiting > 0 && lately > 0 ? after(now, Math.ceil((waiting / lately) * 60)) : null,
    autor: author?.autor ?? null,
    filas: rows
      .toSorted((a, b) => rank(a.estado) - rank(b.estado))
      .map(({ row, estado }) => ({
        ...{ id_reg_notificaciones_destinos: row.id_reg_notificaciones_destinos, id_mst_socios: row.id_mst_socios, nombre: row.nombre },
        ...{ email: row.email, idioma: row.idioma, motivo: row.motivo, app: row.app, leido: row.leido, telefono: row.telefono, estado },
        hora: row.rebote_fecha ?? row.sent_at ?? row.done_at,
        detalle: row.rebote_texto ?? row.error,
        siguiente: estado === 'en_cola' ? row.run_at : null,
      })),
  }
})

export const resend = handle(declared.resendLetter, async ({ tx, input, now }) => {
  const row = await tx
    .selectFrom('notificacion_destino as d')
    .innerJoin('outbox as o', 'o.id', 'd.id_outbox')
    .select(['o.id', 'o.done_at'])
    .where('d.id_reg_notificaciones_destinos', '=', input.id)
    .where((eb) => eb.or([eb('o.doubt_at', 'is not', null), eb('o.failed_at', 'is not', null)]))
    .executeTakeFirst()
  if (!row || row.done_at !== null) {
    const known = await tx
      .selectFrom('notificacion_destino')
      .select(sql`1`.as('one'))
      .where('id_reg_notificaciones_destinos', '=', input.id)
      .executeTakeFirst()
    return refuse(known ? 'notificacion.no_dudoso' : 'msg.not_found')
  }
  await repeatJob(tx, row.id, now)
  return {}
})
