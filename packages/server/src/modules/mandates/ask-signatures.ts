import { askSignatures } from '@app/contract/mandates/ask-signatures'
import { type DebitFault, debitFault } from '@app/contract/mandates/debit-fault'
import { formatDay } from '@app/contract/values/day'
import { after, clubTime } from '../../kit/clock.ts'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { handle } from '../../kit/http/serve.ts'
import { hashToken, newToken } from '../../kit/secrets/tokens.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { publicUrl } from '../identity/public.ts'
import { letterAddress, letterLanguage, mailJob, writeLetter } from '../mail/public.ts'
import { writeMandate } from './change-mandate.ts'
import { creditorOf, type SignedFor } from './creditor.ts'
import { lockMandatesOf, type MandateCall } from './mandate-rows.ts'
import { insertMandates, type NewMandate } from './new-mandates.ts'

/** Seconds for which the link of a letter opens its page. */
const linkSeconds = 30 * 86_400
/** Faults that no signature of a payer ends. */
const notSigned: ReadonlySet<DebitFault> = new Set(['empresa_incompleta', 'mandato_futuro'])

/** Members with the reader of letters to each, locked in the order of their numbers. */
const lockReaders = async (tx: Tx, ids: readonly number[]) => {
  await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where(isOneOf('id_mst_socios', ids))
    .orderBy('id_mst_socios')
    .forNoKeyUpdate()
    .execute()
  return tx
    .selectFrom('socio as s')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 's.id_mst_socios')
    .leftJoin('socio as tutor', 'tutor.id_mst_socios', 's.id_mst_socios_tutor')
    .select(['s.id_mst_socios', 's.nombre', 's.numsocio', 's.full_iban', letterLanguage('c', 's').as('lang'), fullName('s').as('socio')])
    .select(letterAddress('s', 'tutor').as('email'))
    .where(isOneOf('s.id_mst_socios', ids))
    .where('s.reservado', '=', false)
    .orderBy('s.id_mst_socios')
    .execute()
}
type Reader = Awaited<ReturnType<typeof lockReaders>>[number]

/** Queues the letter with the link; false without an address. */
async function mailLink(
  { tx, now, club }: MandateCall,
  reader: Reader,
  { token, creditor, many }: { token: string; creditor: SignedFor; many: boolean },
) {
  const hasta = formatDay(clubTime(after(now, linkSeconds), club.zone).today)
  const letter = writeLetter(
    reader,
    { club: club.nombre, standard: club.language },
    {
      subject: 'mail.mandato.subject',
      body: 'mail.mandato.body',
      values: { socio: reader.socio, empresa: creditor.nombre, hasta },
      link: `${publicUrl(club, { host: 'localhost' })}/mandato/${token}`,
    },
  )
  if (letter) await insertJob(tx, mailJob, { ...letter, secreto: true }, { now, ...(many && { urgency: 'many' as const }) })
}

/**
 * Asks payers for the signature of a mandate of a company by letter, and ends the links of earlier letters. Those without an address
 * are named; those with a mandate that can be debited are counted.
 */
export async function askFor(call: MandateCall, payers: readonly number[], company: number) {
  const { tx, now, today } = call
  const creditor = await creditorOf(tx, company)
  const readers = await lockReaders(tx, payers)
  const own = Map.groupBy(await lockMandatesOf(tx, payers, company), (row) => row.id_mst_socios)
  const isDebited = ({ id_mst_socios, full_iban }: Reader) => {
    const mandato = own.get(id_mst_socios)?.find(({ estado }) => estado === 'activo')
    const fallo = mandato && debitFault({ empresa_completa: true, iban: full_iban, mandato, dia: today })
    return mandato !== undefined && (!fallo || notSigned.has(fallo))
  }
  const asked = readers.filter((reader) => reader.email !== null && !isDebited(reader))
  const link = () => {
    const token = newToken()
    return { token, enlace: { enlace_huella: hashToken(token), enlace_pedido: now, enlace_hasta: after(now, linkSeconds) } }
  }
  const fresh: NewMandate[] = []
  for (const reader of asked) {
    const { id_mst_socios, socio } = reader
    const { token, enlace } = link()
    const before = own.get(id_mst_socios)?.find(({ estado }) => estado === 'pedido')
    if (before) await writeMandate(call, before, enlace)
    else
      fresh.push({
        id_mst_socios,
        id_mst_empresas: company,
        numsocio: reader.numsocio,
        titular: socio,
        estado: 'pedido',
        origen: 'enlace',
        ...enlace,
      })
    await mailLink(call, reader, { token, creditor, many: payers.length > 1 })
  }
  await insertMandates(call, fresh)
  return {
    pedidas: asked.length,
    sin_correo: readers.filter((reader) => reader.email === null && !isDebited(reader)).map(({ socio }) => socio),
    con_mandato: readers.filter(isDebited).length,
  }
}

export const ask = handle(askSignatures, (call) => askFor(call, call.input.socios, call.input.id_mst_empresas))
