import { isDeepStrictEqual } from 'node:util'
import { say as sayIn, type TextKey } from '@app/contract'
import { sentOnly } from '@app/contract/kit/partial'
import { languages } from '@app/contract/kit/texts'
import { mergeFields } from '@app/contract/letters/merge-fields'
import { inApp } from '@app/contract/notifications/app-subject'
import { exclusiveFilter } from '@app/contract/notifications/notice'
import * as declared from '@app/contract/notifications/notices'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { wallInstant } from '../../kit/clock.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { cleanWords, requireKnownFields, requireOneEach } from '../letters/public.ts'
import { dropUnnamed } from './attachments.ts'
import { newCode } from './drafts.ts'
import { filterText, noticesWithFilter } from './filter-names.ts'
import { monthFacts } from './month-cap.ts'
import { lockNotice, type Notice, noticeById, requireDraft, shownNotice, stateOf } from './notice-row.ts'
import { isSeenLetter } from './seen-letters.ts'
import { orderNotice, stopLetters, takeBack, tryLetter } from './sending.ts'

export const read = handle(declared.oneNotice, async ({ tx, input }) => shownNotice(tx, await noticeById(tx, input.id)))

/** People, mails, arrivals and bounces of letters, and whether a mail waits for its turn. */
const deliverySums = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('notificacion_destino as d')
    .leftJoin('correo as c', 'c.id_outbox', 'd.id_outbox')
    .leftJoin('outbox as o', 'o.id', 'd.id_outbox')
    .select('d.id_reg_notificaciones')
    .select([
      sql<number>`count(*) filter (where d.motivo is null or d.app)::int`.as('personas'),
      sql<number>`count(distinct d.id_outbox)::int`.as('correos'),
      sql<number>`count(distinct d.id_outbox) filter (where c.sent_at is not null and c.rebote is null)::int`.as('llegaron'),
      sql<number>`count(distinct d.id_outbox) filter (where c.rebote is not null)::int`.as('rebotes'),
      sql<boolean>`bool_or(o.id is not null and o.done_at is null and o.failed_at is null and o.doubt_at is null)`.as('sale'),
    ])
    .where('d.id_reg_notificaciones', 'in', ids)
    .groupBy('d.id_reg_notificaciones')
    .execute()

export const list = handle(declared.notices, async ({ tx, today, club, user, input: { start_date, end_date } }) => {
  const from = wallInstant(start_date ?? addDays(today, -declared.listedBefore), 0, club.zone)
  const to = wallInstant(addDays(end_date ?? addDays(today, declared.listedAfter), 1), 0, club.zone)
  const moment = sql<Date>`coalesce(n.sale, n.fecha_creacion)`
  const rows = await noticesWithFilter(tx)
    .selectAll('n')
    .where(await isSeenLetter(tx, user))
    .where((eb) =>
      eb.or([
        eb.and([eb(moment, '>=', from), eb(moment, '<', to)]),
        eb.and([eb('n.fecha_creacion', '>=', from), eb('n.fecha_creacion', '<', to)]),
      ]),
    )
    .orderBy('n.fecha_creacion', 'desc')
    .orderBy('n.id_reg_notificaciones', 'desc')
    .execute()
  const ids = rows.map((row) => row.id_reg_notificaciones)
  const sums = new Map((ids.length > 0 ? await deliverySums(tx, ids) : []).map((one) => [one.id_reg_notificaciones, one]))
  return rows.map((row) => {
    const { personas = 0, correos = 0, llegaron = 0, rebotes = 0, sale = false } = sums.get(row.id_reg_notificaciones) ?? {}
    return { ...row, ...{ personas, correos, llegaron, rebotes }, desc_filtro: filterText(row), estado: stateOf(row, sale) }
  })
})

export const month = handle(declared.monthOfMail, monthFacts)

type Draft = Partial<Omit<Notice, 'id_reg_notificaciones' | 'textos' | 'filtro' | 'id_usuario_envio' | 'excluidos'>>
/** Writes a draft of the user. */
const insertDraft = (
  { tx, user, now }: Pick<Call<unknown>, 'tx' | 'user' | 'now'>,
  { textos = [], filtro = {}, ...draft }: Draft & Partial<Pick<Notice, 'textos' | 'filtro'>>,
) =>
  tx
    .insertInto('notificacion')
    .values({
      cod_notificacion: newCode(),
      ...draft,
      ...{ textos: json(textos), filtro: json(filtro), id_mst_socios_creacion: user.id_mst_socios, fecha_creacion: now },
    })
    .returning('id_reg_notificaciones')
    .executeTakeFirstOrThrow()

const filterNames = Object.keys(exclusiveFilter) as (keyof typeof exclusiveFilter)[]
/** Columns of the one filter that a change names, the others cleared. */
function oneFilter(sent: Partial<Pick<Notice, (typeof filterNames)[number]>>): Partial<Pick<Notice, (typeof filterNames)[number]>> {
  const named = filterNames.filter((name) => (sent[name] ?? null) !== null)
  if (named.length === 0) return Object.fromEntries(filterNames.filter((name) => sent[name] !== undefined).map((name) => [name, null]))
  const pairs = [
    ['id_reg_campeonatos', 'id_reg_campeonatos_grupo'],
    ['id_mst_curso', 'id_mst_curso_grupo'],
  ] as const
  const [last] = named.toReversed()
  const kept = pairs.find((pair) => (pair as readonly string[]).includes(last!)) ?? [last!]
  const isKept = (name: string) => (kept as readonly string[]).includes(name)
  return Object.fromEntries(
    filterNames.flatMap((name) => (isKept(name) ? (sent[name] === undefined ? [] : [[name, sent[name]]]) : [[name, null]])),
  )
}

export const make = handle(declared.newNotice, async (call) => {
  const { id_mst_notificaciones_plantillas: template, ...sent } = call.input
  const { subject, desc_notificacion, ...more } = sentOnly(sent)
  const found =
    template === null
      ? undefined
      : ((await call.tx
          .selectFrom('notificacion_plantilla')
          .selectAll()
          .where('id_mst_notificaciones_plantillas', '=', template)
          .executeTakeFirst()) ?? refuse('msg.not_found'))
  const words = cleanWords({
    subject: subject ?? found?.subject ?? null,
    desc_notificacion: desc_notificacion ?? found?.desc_notificacion ?? null,
  })
  requireKnownFields(words, mergeFields)
  return insertDraft(call, { ...words, ...more, ...oneFilter(more), ...(found && { textos: found.textos }) })
})

const paragraphs = ['notificacion.rgpd_saludo', 'notificacion.rgpd_texto', 'notificacion.rgpd_enlace'] as const
export const makeDataProtection = handle(declared.newDataProtectionNotice, (call) => {
  const words = (language: (typeof languages)[number]) => {
    const say = (key: TextKey) => sayIn(key, language, { nombre: '{{nombre}}' })
    return {
      subject: say('notificacion.rgpd_asunto'),
      desc_notificacion: paragraphs.map((key) => `<p>${say(key)}</p>`).join(''),
    }
  }
  const { language } = call.club
  const textos = languages.filter((one) => one !== language).map((idioma) => ({ idioma, ...words(idioma) }))
  return insertDraft(call, { ...words(language), idioma: language, textos, variante: 'rgpd', filtro: { sin_respuesta: true } })
})

export const clone = handle(declared.cloneNotice, async (call) => {
  const { tx, input, now } = call
  const kept = await noticeById(tx, input.id)
  const { id_reg_notificaciones: from, fecha_creacion: _made, id_mst_socios_creacion: _by, id_mst_socios_autor: _sender, ...copy } = kept
  const { id_usuario_envio, excluidos, ...draft } = copy
  const unsent = { fecha_envio: null, sale: null, fecha_cola: null, parada: null, no_enviada: null }
  const made = await insertDraft(call, { ...draft, ...unsent, cod_notificacion: newCode() })
  await tx
    .updateTable('notificacion')
    .set({ id_usuario_envio: id_usuario_envio && json(id_usuario_envio), excluidos: json(excluidos) })
    .where('id_reg_notificaciones', '=', made.id_reg_notificaciones)
    .execute()
  await copyFiles(tx, { from, to: made.id_reg_notificaciones, now })
  return made
})

/** Puts the files of a letter into another one: both name the same bytes. */
const copyFiles = (tx: Tx, { from, to, now }: { readonly from: number; readonly to: number; readonly now: Date }) =>
  tx
    .insertInto('notificacion_adjunto')
    .columns(['id_reg_notificaciones', 'nombre', 'id_reg_archivo', 'fecha'])
    .expression((db) =>
      db
        .selectFrom('notificacion_adjunto')
        .where('id_reg_notificaciones', '=', from)
        .orderBy('id_reg_notificaciones_adjuntos')
        .select([sql<number>`${to}::bigint`.as('to'), 'nombre', 'id_reg_archivo', sql<Date>`${now}::timestamptz`.as('at')]),
    )
    .execute()

export const remove = handle(declared.removeNotice, async ({ tx, input }) => {
  const notice = await lockNotice(tx, input.id)
  if (notice.fecha_cola !== null) refuse('notificacion.ya_enviada')
  const files = await tx
    .deleteFrom('notificacion_adjunto')
    .where('id_reg_notificaciones', '=', input.id)
    .returning('id_reg_archivo')
    .execute()
  await tx.deleteFrom('notificacion').where('id_reg_notificaciones', '=', input.id).execute()
  await dropUnnamed(
    tx,
    files.map((one) => one.id_reg_archivo),
  )
  return {}
})

/** Choice of people of a draft: as sent; one of members is none of enrolments in an activity, so that another filter of these clears it. */
function chosenPeople(notice: Notice, sent: Partial<Pick<Notice, 'id_reg_actividades_grupo' | 'id_usuario_envio' | 'excluidos'>>) {
  const { id_reg_actividades_grupo: group = notice.id_reg_actividades_grupo } = sent
  const isOther = group !== notice.id_reg_actividades_grupo
  const { id_usuario_envio: named, excluidos: except } = { ...(isOther && { id_usuario_envio: null, excluidos: [] }), ...sentOnly(sent) }
  return {
    ...(named !== undefined && { id_usuario_envio: named && json(named) }),
    ...(except && { excluidos: json(except) }),
  }
}

export const save = handle(declared.saveNotice, async ({ tx, input: { id_reg_notificaciones: id, ...fields } }) => {
  const notice = await lockNotice(tx, id)
  const shown = await shownNotice(tx, notice)
  const isSame = Object.entries(sentOnly(fields)).every(([name, value]) => isDeepStrictEqual(value, shown[name as keyof typeof shown]))
  // an answer that is sent back changes nothing, whatever the letter's state
  if (isSame) return shown
  requireDraft(notice)
  const { textos, filtro, id_usuario_envio, excluidos, ...sent } = sentOnly(fields)
  if (sent.subject === null) refuse('notificacion.sin_asunto', { subject: 'notificacion.sin_asunto' })
  const all = { ...notice, ...sent }
  requireOneEach(textos ?? [])
  for (const words of [all, ...(textos ?? [])]) requireKnownFields(words, mergeFields)
  const filter = oneFilter(sent)
  const short = all.envio_app && all.subject ? { subject: inApp(all.subject) } : {}
  await tx
    .updateTable('notificacion')
    .set({
      ...cleanWords({ ...sent, desc_notificacion: all.desc_notificacion }),
      ...filter,
      ...short,
      ...(textos && { textos: json(textos.map(cleanWords)) }),
      ...(filtro && { filtro: json(filtro) }),
      ...chosenPeople(notice, { ...filter, ...(id_usuario_envio !== undefined && { id_usuario_envio }), ...(excluidos && { excluidos }) }),
      no_enviada: null,
      sale: null,
    })
    .where('id_reg_notificaciones', '=', id)
    .execute()
  return shownNotice(tx, await noticeById(tx, id))
})

export const send = handle(declared.sendNotice, orderNotice)
export const retire = handle(declared.takeBackNotice, async (call) => shownNotice(call.tx, await takeBack(call)))
export const stop = handle(declared.stopNotice, stopLetters)
export const sample = handle(declared.tryNotice, tryLetter)
