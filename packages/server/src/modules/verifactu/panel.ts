import { pick } from '@app/contract/kit/resource'
import { sendWaiting, verifactuCompanies, verifactuPanel } from '@app/contract/verifactu/panel'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { invoicingSystem, served } from '../official-invoices/public.ts'
import { isValidAt } from './sender/claim.ts'
import { sendNowJob } from './sender/send-round.ts'
import { timingOf } from './sender/timing.ts'
import { waitingOf } from './sender/waiting.ts'
import { sendingsOf } from './sendings.ts'
import { toMend } from './to-mend.ts'

/** Waiting records that are shown. */
const shownWaiting = 10

export const companies = handle(verifactuCompanies, async ({ tx }) => {
  const rows = await tx
    .selectFrom('empresa')
    .select(['id_mst_empresas', 'nombre', 'nif', 'territorio', 'verifactu_desde'])
    .orderBy('id_mst_empresas')
    .execute()
  return rows.map((row) => ({ ...row, servida: served.includes(row.territorio) }))
})

const certificateOf = (tx: Tx, company: number) =>
  tx
    .selectFrom('verifactu_certificado as v')
    .leftJoin('socio as s', 's.id_mst_socios', 'v.id_mst_socios_creacion')
    .select(['v.nombre', 'v.nif', 'v.clase', 'v.valido_desde', 'v.valido_hasta', 'v.fecha'])
    .select(fullName<string | null>('s').as('desc_socio_creacion'))
    .where('v.id_mst_empresas', '=', company)
    .executeTakeFirst()

/** First waiting records of a company. */
const waitingRecords = (tx: Tx, { id_reg_documento_cadena, respondido }: { id_reg_documento_cadena: number; respondido: number }) =>
  tx
    .selectFrom('documento_registro as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['r.id_reg_documento_cadena', 'r.n', 'r.clase', 'r.id_reg_facturaoficial', 'r.fecha_hora', 'f.num_completo'])
    .where('r.id_reg_documento_cadena', '=', id_reg_documento_cadena)
    .where('r.n', '>', respondido)
    .orderBy('r.n')
    .limit(shownWaiting)
    .execute()

/** Last verification of a chain. */
export const lastCheck = (tx: Tx, id_reg_documento_cadena: number) =>
  tx
    .selectFrom('documento_comprobacion')
    .select(['hasta', 'rotura', 'fecha'])
    .where('id_reg_documento_cadena', '=', id_reg_documento_cadena)
    .orderBy('id_reg_documento_comprobacion', 'desc')
    .limit(1)
    .executeTakeFirst()

type Waiting = Awaited<ReturnType<typeof waitingOf>>
/** The queue as the panel shows it. */
async function queueOf(tx: Tx, { next, count, recent, failures }: Waiting, isReady: boolean, now: Date) {
  const timing = next && timingOf({ count, first: next.first }, recent, now)
  const doubt = failures.findLast(({ estado }) => estado === 'duda')
  return {
    pendientes: count,
    en_duda: next && doubt ? Math.max(0, Math.max(...failures.map(({ hasta }) => hasta)) - next.respondido) : 0,
    proximo: isReady && timing ? timing.due : null,
    desde: isReady && timing ? timing.earliest : null,
    incidencia: timing?.isIncident ?? false,
    silencio: recent[0]?.estado === 'duda' ? (failures.at(-1)?.enviado ?? null) : null,
    reloj: recent.find(({ reloj }) => reloj !== null)?.reloj ?? null,
    cola: next ? await waitingRecords(tx, next) : [],
  }
}

export const panel = handle(verifactuPanel, async ({ tx, input: { id }, now }) => {
  const [waiting, certificado, mend, [ultimo]] = await together(
    waitingOf(tx, id),
    certificateOf(tx, id),
    toMend(tx, id).execute(),
    sendingsOf(tx, id).where('e.estado', '<>', 'enviando').limit(1).execute(),
  )
  const system = invoicingSystem()
  const last = waiting.chains.at(-1)
  const isReady = system !== null && certificado !== undefined && isValidAt(certificado, now)
  return {
    preparada: system !== null,
    pruebas: system !== null && (system.site === 'test' || system.url !== null),
    cadena: last ? pick(last, 'id_reg_documento_cadena', 'instalacion', 'n', 'ultimo') : null,
    registros: waiting.chains.reduce((sum, { n }) => sum + n, 0),
    comprobacion: (last && (await lastCheck(tx, last.id_reg_documento_cadena))) ?? null,
    ...(await queueOf(tx, waiting, isReady, now)),
    ultimo: ultimo ?? null,
    rechazados: mend.filter(({ estado }) => estado === 'incorrecto').length,
    con_errores: mend.filter(({ estado }) => estado === 'con_errores').length,
    certificado: certificado ?? null,
  }
})

export const send = handle(sendWaiting, async ({ tx, input: { id }, now, later }) => {
  const [certificate, { next }] = await together(certificateOf(tx, id), waitingOf(tx, id))
  if (!next) refuse('verifactu.nada_pendiente')
  if (!certificate || !isValidAt(certificate, now)) refuse('verifactu.sin_certificado')
  await later(sendNowJob, { id })
  return {}
})
