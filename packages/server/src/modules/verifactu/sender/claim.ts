import type { RowOfResource } from '@app/contract/kit/resource'
import type { companyCertificate } from '@app/contract/verifactu/company-certificate'
import { after } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { invoicingSystem, sendingXml } from '../../official-invoices/public.ts'
import { patience, type SenderIdentity, serviceAddress } from './agency-adapter.ts'
import { timingOf } from './timing.ts'
import { waitingOf } from './waiting.ts'

/** Seconds between two looks at a company with nothing to send. */
const idle = 60
/** Seconds after which a sending under way is one of a process that is gone. */
const gone = (3 * patience) / 1000

const soonest = (one: Date, other: Date) => (one < other ? one : other)

type Certificate = RowOfResource<typeof companyCertificate>

/** The company's certificate, locked: of two senders one is first. Null without one. */
const lockCertificate = (tx: Tx, company: number) =>
  tx.selectFrom('verifactu_certificado').selectAll().where('id_mst_empresas', '=', company).forNoKeyUpdate().executeTakeFirst()

/** True if the service may be asked with the certificate at an instant. */
export const isValidAt = ({ valido_desde, valido_hasta }: Pick<Certificate, 'valido_desde' | 'valido_hasta'>, now: Date): boolean =>
  valido_desde <= now && now <= valido_hasta

function identityOf({ id_reg_verifactu_certificado: id, clave, cadena: cert }: Certificate, club: ClubFacts): SenderIdentity | null {
  const key = club.secrets.open(clave, { table: 'verifactu_certificado', column: 'clave', id })
  return key === null ? null : { key, cert }
}

/** Records of a chain after the n-th that one company issued, at most so many. */
async function recordsToSend(tx: Tx, chain: number, n: number, most: number) {
  const rows = await tx
    .selectFrom('documento_registro as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['r.n', 'r.xml', 'f.nif_emisor as nif', 'f.nombre_emisor as name'])
    .where('r.id_reg_documento_cadena', '=', chain)
    .where('r.n', '>', n)
    .orderBy('r.n')
    .limit(most)
    .execute()
  const { nif, name } = rows[0]!
  const other = rows.findIndex((row) => row.nif !== nif)
  return { company: { nif, name }, records: other === -1 ? rows : rows.slice(0, other) }
}

/** A sending that was claimed: it is on its way until its answer is booked. */
export interface Claim {
  readonly id: number
  readonly chain: number
  readonly records: readonly { readonly n: number; readonly xml: string }[]
  readonly url: string
  readonly message: string
  readonly identity: SenderIdentity
}
/** Instant of the next look at a company. */
export interface Later {
  readonly until: Date
}

interface Facts {
  readonly club: ClubFacts
  readonly now: Date
  /** Somebody asked for it: it does not wait for more records. */
  readonly isAsked: boolean
}

/** Sending under way: still of a process at work, or given up as in doubt. Returns the instant to look again. */
async function openSending(tx: Tx, company: number, now: Date): Promise<Date | null> {
  const open = await tx
    .selectFrom('documento_envio as e')
    .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'e.id_reg_documento_cadena')
    .select(['e.id_reg_documento_envio', 'e.enviado'])
    .where('c.id_mst_empresas', '=', company)
    .where('e.estado', '=', 'enviando')
    .executeTakeFirst()
  if (!open) return null
  const end = after(open.enviado, gone)
  if (now < end) return end
  await tx
    .updateTable('documento_envio')
    .set({ estado: 'duda' })
    .where('id_reg_documento_envio', '=', open.id_reg_documento_envio)
    .execute()
  return null
}

/** Claims the next sending of a company, if it is due; otherwise tells when to look again. */
export async function claimSending(tx: Tx, company: number, { club, now, isAsked }: Facts): Promise<Claim | Later> {
  const later = { until: after(now, idle) }
  const system = invoicingSystem()
  const certificate = await lockCertificate(tx, company)
  if (!system || !certificate || !isValidAt(certificate, now)) return later
  const identity = identityOf(certificate, club)
  if (identity === null) return later
  const underWay = await openSending(tx, company, now)
  if (underWay) return { until: soonest(underWay, later.until) }
  const { next, count, recent } = await waitingOf(tx, company)
  if (!next) return later
  const { due, earliest, isIncident, most } = timingOf({ count, first: next.first }, recent, now)
  if (now < (isAsked ? earliest : due)) return { until: soonest(due, later.until) }
  const chain = next.id_reg_documento_cadena
  const { company: issuer, records } = await recordsToSend(tx, chain, next.respondido, most)
  const { id_reg_documento_envio: id } = await tx
    .insertInto('documento_envio')
    .values({
      ...{ id_reg_documento_cadena: chain, desde: records[0]!.n, hasta: records.at(-1)!.n },
      ...{ estado: 'enviando', incidencia: isIncident, enviado: now },
    })
    .returning('id_reg_documento_envio')
    .executeTakeFirstOrThrow()
  const message = sendingXml(
    { company: issuer, representative: null, incident: isIncident },
    records.map(({ xml }) => xml),
  )
  return { id, chain, records, message, identity, url: system.url ?? serviceAddress(system.site, certificate.clase === 'sello') }
}

/** Instant of the next look at a company: when its next sending is due, or after a while. */
export async function nextLook(tx: Tx, company: number, now: Date): Promise<Date> {
  const { next, count, recent } = await waitingOf(tx, company)
  const later = after(now, idle)
  return next ? soonest(timingOf({ count, first: next.first }, recent, now).due, later) : later
}
