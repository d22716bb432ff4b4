import { may } from '@app/contract/kit/permissions'
import { narrowed } from '@app/contract/notifications/notice'
import * as declared from '@app/contract/notifications/recipients'
import { maskIban } from '@app/contract/values/iban'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { inSports, type Sports, sportsReadBy } from '../member-permissions/public.ts'
import { labelsOf } from '../members/public.ts'
import { composeLetter, filesOf } from './compose-letter.ts'
import { foundEnrolled, playedLately } from './found-people.ts'
import { type Notice, noticeById } from './notice-row.ts'
import { isMailed, isTold, type Looking, mailsOf, type Person, peopleOf } from './people.ts'

/** Ways to a person, as lists of recipients show them. */
function reachedBy(people: readonly Person[], notice: Notice) {
  const together = new Map(mailsOf(people, notice).flatMap((mail) => mail.map((one) => [one.id, mail.length - 1] as const)))
  return (person: Person) => ({
    ...{
      elegido: person.elegido,
      correo: person.email,
      tutor: person.tutor,
      idioma: person.lang,
      motivo: person.motivo,
      grupo: person.grupo,
    },
    ...{ por_correo: isMailed(person, notice), por_app: isTold(person, notice), juntos: together.get(person.id) ?? 0 },
  })
}

interface Played extends Pick<Looking, 'tx' | 'today'> {
  /** Sports that the user sees; null for all. */
  readonly seen: Sports | null
}
/** Names of the sports that members played in the last year. */
async function sportsOf({ tx, today, seen }: Played, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await playedLately({ tx, today })
    .innerJoin('tipo_recurso as d', 'd.id_mst_tiporecurso', 'k.id_mst_tiporecurso')
    .select(['p.id_mst_socios', sql<string>`string_agg(distinct d.desc_tiporecurso, ', ')`.as('deportes')])
    .where(isOneOf('p.id_mst_socios', ids))
    .where(inSports('k.id_mst_tiporecurso', seen))
    .groupBy('p.id_mst_socios')
    .execute()
  return new Map(rows.map((one) => [one.id_mst_socios, one.deportes]))
}

/** Facts of members for the list: type and labels. */
const memberFacts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select(['s.id_mst_socios', 's.nombre', 's.apellidos', 's.email', 's.poblacion', 's.provincia', 's.nivel', 's.sx', 's.fecha_nac'])
    .select(['s.notificar', 's.notificarApp', 's.observaciones', 's.numsocio', 's.full_iban', 't.desc as desc_tiposocio'])
    .select(sql<string>`coalesce((${labelsOf(tx)}), '')`.as('etiquetas_usuario'))
    .where(isOneOf('s.id_mst_socios', ids))
    .execute()

export const list = handle(declared.recipients, async ({ tx, input: { id, ...further }, club, today, user }) => {
  const notice = await noticeById(tx, id)
  // enrolments have numbers of their own: those chosen are no members
  if (notice.id_reg_actividades_grupo !== null) return []
  const people = await peopleOf({ tx, today, club }, notice, further)
  const ids = people.map((one) => one.id)
  const facts = new Map((await memberFacts(tx, ids)).map((one) => [one.id_mst_socios, one]))
  const sports = await sportsOf({ tx, today, seen: await sportsReadBy(tx, user) }, ids)
  const isWhole = may(user, 'members')
  const reached = reachedBy(people, notice)
  return people.map((person) => {
    const { full_iban, observaciones, ...own } = facts.get(person.id)!
    return {
      ...own,
      instalaciones_usuario: sports.get(person.id) ?? '',
      observaciones: isWhole ? observaciones : null,
      full_iban: full_iban === null || isWhole ? full_iban : maskIban(full_iban),
      ...reached(person),
    }
  })
})

/** Numbers of people by a fact of theirs. */
const byFact = <K>(people: readonly Person[], fact: (person: Person) => K) =>
  [...Map.groupBy(people, fact)].map(([key, own]) => ({ key, personas: own.length })).toSorted((a, b) => b.personas - a.personas)

/** Sums of a letter's people by channel, language and reason. */
export function sumsOf(people: readonly Person[], notice: Notice) {
  const chosen = people.filter((one) => one.elegido)
  const mails = mailsOf(people, notice)
  const told = chosen.filter((one) => isTold(one, notice))
  const reached = chosen.filter((one) => isMailed(one, notice) || isTold(one, notice))
  const left = chosen.filter((one) => one.motivo !== null && !isTold(one, notice))
  return {
    ...{ encontrados: people.length, elegidos: chosen.length, correos: mails.length, avisos_app: told.length, reciben: reached.length },
    a_tutores: mails.flat().filter((one) => one.tutor !== null).length,
    compartidos: mails.filter((mail) => mail.length > 1).length,
    idiomas: byFact(reached, (one) => one.lang).map(({ key, personas }) => ({ idioma: key, personas })),
    no_reciben: byFact(left, (one) => one.motivo!).map(({ key, personas }) => ({ motivo: key, personas })),
  }
}

export const count = handle(declared.recipientCount, async ({ tx, input: { id, ...further }, club, today }) => {
  const notice = await noticeById(tx, id)
  return sumsOf(await peopleOf({ tx, today, club }, notice, further), notice)
})

export const query = handle(declared.noticeQuery, async ({ tx, input }) => {
  const { filtro, id_usuario_envio, excluidos, ...notice } = await noticeById(tx, input.id)
  const { id_reg_campeonatos, id_reg_campeonatos_grupo, id_reg_actividades_grupo, id_mst_cuotas, id_mst_curso, id_mst_curso_grupo } = notice
  return {
    ...{ id_reg_campeonatos, id_reg_campeonatos_grupo, id_reg_actividades_grupo, id_mst_cuotas, id_mst_curso, id_mst_curso_grupo },
    ...{ filtro: narrowed.read(filtro), id_usuario_envio: id_usuario_envio && [...id_usuario_envio], excluidos: [...excluidos] },
  }
})

export const enrolled = handle(declared.enrolledRecipients, async ({ tx, input: { id, gid }, club, today }) => {
  const notice = { ...(await noticeById(tx, id)), id_reg_actividades_grupo: gid }
  const rows = new Map((await foundEnrolled(tx, gid)).map((one) => [one.id_reg_actividades_inscritos, one]))
  const people = await peopleOf({ tx, today, club }, notice)
  const reached = reachedBy(people, notice)
  return people.map((person) => {
    const { id_reg_actividades_inscritos, id_mst_socios, nombre, valores } = rows.get(person.id)!
    return { id_reg_actividades_inscritos, id_mst_socios, nombre, valores: valores ?? {}, ...reached(person) }
  })
})

/** Bytes that base 64 makes of three. */
const encoded = 4 / 3

export const preview = handle(declared.noticePreview, async (call) => {
  const { tx, input, club, now, today, minute } = call
  const notice = await noticeById(tx, input.id)
  const people = await peopleOf({ tx, today, club }, notice)
  const chosen = people.filter((one) => one.elegido)
  const wanted = input.destinatario === null ? chosen[0] : chosen.find((one) => one.id === input.destinatario)
  if (input.destinatario !== null && !wanted) refuse('notificacion.destinatario_ajeno')
  const mail = mailsOf(people, notice).find((own) => own.some((one) => one.id === wanted?.id)) ?? (wanted ? [wanted] : [])
  const files = await filesOf(tx, notice.id_reg_notificaciones)
  const lang = wanted?.lang ?? club.language
  const made = await composeLetter({ tx, now, today, minute, club, notice, files, lang, links: null }, mail)
  const mailed = files.filter((one) => !one.como_enlace).reduce((sum, one) => sum + one.bytes, 0)
  const pictures = await pictureBytes(tx, made.html)
  return {
    destinatario: wanted?.id ?? null,
    nombre: wanted?.tutor ?? wanted?.nombre_completo ?? club.nombre,
    correo: wanted?.email ?? null,
    ...{ idioma: lang, idioma_texto: made.words.idioma, subject: made.subject || '—', html: made.html, texto: made.texto },
    app: { titulo: made.app.titulo || '—', texto: made.app.texto || '—' },
    peso: Math.ceil(Buffer.byteLength(made.html) + Buffer.byteLength(made.texto) + (mailed + pictures) * encoded),
  }
})

/** Bytes of the pictures of a letter. */
async function pictureBytes(tx: Tx, html: string) {
  const ids = [...html.matchAll(/\/api\/imagen\/(\d+)\//g)].map(([, id]) => Number(id))
  if (ids.length === 0) return 0
  const { bytes } = await tx
    .selectFrom('imagen')
    .select(sql<number>`coalesce(sum(length(contenido)), 0)::int`.as('bytes'))
    .where(isOneOf('id_reg_imagen', ids))
    .executeTakeFirstOrThrow()
  return bytes
}
