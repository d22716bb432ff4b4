import { buffer } from 'node:stream/consumers'
import type { Language } from '@app/contract/kit/texts'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobContext } from '../../kit/work/attempt.ts'
import { jobKind } from '../../kit/work/jobs.ts'
import { letterPictures } from '../letters/public.ts'
import { type Attachment, sendMail } from '../mail/public.ts'
import { composeLetter, filesOf, type LetterFile } from './compose-letter.ts'
import { type Notice, noticeById } from './notice-row.ts'
import { mailsOf, type Person, peopleOf } from './people.ts'

/** The job that mails a letter to the people of one address; the secret of its links goes with its payload. */
export const letterJob = jobKind<{ id: number; token: string; base: string }>('notifications.letter', 'mail', 'many')
/** The job that mails a sample of a letter to its writer. */
export const sampleJob = jobKind<{ id: number; destinatario: number | null; para: string }>('notifications.sample', 'mail', 'waiting')

/** People of a mail as they were written down. */
async function peopleOfMail(tx: Tx, job: number): Promise<Person[]> {
  const rows = await tx
    .selectFrom('notificacion_destino as d')
    .leftJoin('socio as s', 's.id_mst_socios', 'd.id_mst_socios')
    .select(['d.id_mst_socios as socio', 'd.id_reg_actividades_inscritos as inscrito', 'd.nombre as nombre_completo', 'd.email'])
    .select(['d.idioma as lang', 'd.grupo', 'd.cursos', 's.nombre', 's.apellidos'])
    .where('d.id_outbox', '=', job)
    .orderBy('d.id_reg_notificaciones_destinos')
    .execute()
  return rows.map(({ nombre, apellidos, ...row }) => ({
    ...{ ...row, id: row.inscrito ?? row.socio ?? 0, nombre: nombre ?? row.nombre_completo, apellidos: apellidos ?? '' },
    ...{ tutor: null, motivo: null, notificarApp: false, elegido: true },
  }))
}

/** Files of the letter that leaves, read once for all of its mails: letters leave one after the other. */
let lastFiles: { readonly key: string; readonly files: Promise<readonly Attachment[]> } | null = null
async function mailedFiles(club: ClubFacts, notice: Notice, files: readonly LetterFile[]): Promise<readonly Attachment[]> {
  const mailed = files.filter((one) => !one.como_enlace)
  if (mailed.length === 0) return []
  const key = `${club.slug} ${notice.id_reg_notificaciones} ${mailed.map((one) => one.clave).join(' ')}`
  if (lastFiles?.key !== key) {
    const read = async ({ nombre, tipo, contenido, lugar, clave }: LetterFile): Promise<Attachment> => {
      const body = contenido ?? (await club.files.open({ lugar, clave }))
      if (body === null) throw new Error(`The file ${nombre} of the letter is gone.`)
      return { filename: nombre, contentType: tipo, content: body instanceof Uint8Array ? Buffer.from(body) : await buffer(body) }
    }
    lastFiles = { key, files: Promise.all(mailed.map(read)) }
    lastFiles.files.catch(() => {
      lastFiles = null
    })
  }
  return lastFiles.files
}

/** Text of a letter as it is stored: its links are nobody else's. */
const withoutLinks = (texto: string, secrets: readonly string[]) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), texto)

interface Writing {
  readonly context: JobContext
  readonly notice: Notice
  readonly people: readonly Person[]
  readonly lang: Language
  readonly links: { readonly base: string; readonly token: string } | null
}
/** Composes a letter with its pictures in the transaction of its job. */
async function compose(tx: Tx, { context: { club, now }, notice, people, lang, links }: Writing) {
  const files = await filesOf(tx, notice.id_reg_notificaciones)
  const { picture, placed } = letterPictures()
  const made = await composeLetter({ tx, now, club, ...clubTime(now, club.zone), notice, files, lang, links, picture }, people)
  return { files, made: { ...made, html: await placed(tx, made.html) } }
}

/** Mails a letter to the people of one address. A letter that was stopped, or whose people are gone, ends unsent. */
export async function sendLetter({ id, token, base }: { id: number; token: string; base: string }, context: JobContext) {
  const { club, inTransaction } = context
  const links = { base, token }
  const written = await inTransaction(async (tx) => {
    const notice = await noticeById(tx, id)
    const people = await peopleOfMail(tx, context.id)
    if (people.length === 0) return null
    return { notice, people, ...(await compose(tx, { context, notice, people, lang: people[0]!.lang, links })) }
  })
  if (!written) return undefined
  const { notice, people, made, files } = written
  const letter = {
    para: people[0]!.email!,
    asunto: made.subject.slice(0, 200),
    texto: made.texto,
    html: made.html,
    socio: people[0]!.socio ?? undefined,
  }
  const pay = /https?:\/\/\S+\/pago\/\S+/.exec(made.texto)?.[0]
  const kept = { ...letter, texto: withoutLinks(made.texto, [token, ...(pay ? [pay] : [])]), html: '' }
  const unsubscribe = `${base}/avisos/${token}`
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', Precedence: 'bulk' }
  return sendMail(letter, context, { attachments: await mailedFiles(club, notice, files), headers, kept })
}

/** Mails a sample of a letter to its writer, as one of its people would get it, without working links. */
export async function sendSample(
  { id, destinatario, para }: { id: number; destinatario: number | null; para: string },
  context: JobContext,
) {
  const { club, now, inTransaction } = context
  const { notice, made, files } = await inTransaction(async (tx) => {
    const notice = await noticeById(tx, id)
    const all = await peopleOf({ tx, club, today: clubTime(now, club.zone).today }, notice)
    const wanted = all.find((one) => one.elegido && (destinatario === null || one.id === destinatario))
    const people = mailsOf(all, notice).find((mail) => mail.some((one) => one.id === wanted?.id)) ?? (wanted ? [wanted] : [])
    const lang = people[0]?.lang ?? club.language
    return { notice, ...(await compose(tx, { context, notice, people, lang, links: null })) }
  })
  const letter = { para, asunto: made.subject.slice(0, 200) || '—', texto: made.texto, html: made.html }
  return sendMail(letter, context, { attachments: await mailedFiles(club, notice, files) })
}
