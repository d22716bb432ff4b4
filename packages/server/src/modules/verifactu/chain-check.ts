import type { OutputOf } from '@app/contract/kit/action'
import { cancellationText, issueText } from '@app/contract/official-invoices/fingerprint'
import { amountText, dayText } from '@app/contract/official-invoices/record-text'
import { companyChains, verifyChain } from '@app/contract/verifactu/chain-check'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { fingerprint } from '../official-invoices/public.ts'
import { lastCheck } from './panel.ts'

/** Records of one read, and of one call. */
const [slice, step] = [5000, 25_000]

type Break = NonNullable<OutputOf<typeof verifyChain>['rotura']>

/** Records of a chain after the n-th with what their documents have. */
const recordsAfter = (tx: Tx, chain: number, n: number) =>
  tx
    .selectFrom('documento_registro as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['r.n', 'r.clase', 'r.entrada', 'r.huella', 'r.anterior', 'r.fecha_hora'])
    .select(['f.nif_emisor', 'f.num_completo', 'f.fecha', 'f.tipo', 'f.cuota', 'f.importe'])
    .select(sql<boolean>`position('<Huella>' || r.huella || '</Huella>' in r.xml) > 0`.as('is_sent'))
    .where('r.id_reg_documento_cadena', '=', chain)
    .where('r.n', '>', n)
    .orderBy('r.n')
    .limit(slice)
    .execute()
type Row = Awaited<ReturnType<typeof recordsAfter>>[number]

/** The text to hash as it follows from the document. */
function textOf({ clase, nif_emisor, num_completo, fecha, tipo, cuota, importe, anterior: Huella, fecha_hora }: Row): string {
  const [day, chained] = [dayText(fecha), { Huella, FechaHoraHusoGenRegistro: fecha_hora }]
  if (clase === 'anulacion')
    return cancellationText({
      IDEmisorFacturaAnulada: nif_emisor,
      NumSerieFacturaAnulada: num_completo,
      FechaExpedicionFacturaAnulada: day,
      ...chained,
    })
  const document = { IDEmisorFactura: nif_emisor, NumSerieFactura: num_completo, FechaExpedicionFactura: day, TipoFactura: tipo }
  return issueText({ ...document, CuotaTotal: amountText(cuota), ImporteTotal: amountText(importe), ...chained })
}

/** The first field in which two texts to hash differ, with its values. */
function differing(stored: string, computed: string): Pick<Break, 'campo' | 'consta' | 'calculado'> {
  const [before, after] = [stored.split('&'), computed.split('&')]
  const at = after.findIndex((part, index) => part !== before[index])
  const [consta = '', calculado = ''] = [before[at], after[at]].map((part) => part?.slice(part.indexOf('=') + 1))
  return { campo: after[at]?.split('=')[0] ?? null, consta, calculado }
}

/** Reason for which a record does not follow the one before; null if it does. */
function breakOf(row: Row, before: { readonly n: number; readonly huella: string }): Break | null {
  const { n, fecha_hora, num_completo, anterior, entrada, huella, is_sent } = row
  const at = { n, fecha_hora, num_completo }
  if (n !== before.n + 1)
    return {
      n: before.n + 1,
      clase: 'hueco',
      fecha_hora: null,
      num_completo: null,
      campo: null,
      consta: String(n),
      calculado: String(before.n + 1),
    }
  if (anterior !== before.huella) return { ...at, clase: 'enlace', campo: 'Huella', consta: anterior, calculado: before.huella }
  const computed = fingerprint(entrada)
  if (computed !== huella) return { ...at, clase: 'huella', campo: 'Huella', consta: huella, calculado: computed }
  const text = textOf(row)
  if (text !== entrada) return { ...at, clase: 'documento', ...differing(entrada, text) }
  return is_sent ? null : { ...at, clase: 'xml', campo: 'Huella', consta: '', calculado: huella }
}

interface Place {
  readonly n: number
  readonly huella: string
}
/** Walks a chain from a place until it breaks, ends, or the step is over. */
async function walk(
  tx: Tx,
  chain: number,
  from: Place,
): Promise<{ readonly place: Place; readonly rotura: Break | null; readonly isOver: boolean }> {
  let place = from
  while (place.n < from.n + step) {
    const rows = await recordsAfter(tx, chain, place.n)
    for (const row of rows) {
      const rotura = breakOf(row, place)
      if (rotura) return { place, rotura, isOver: true }
      place = { n: row.n, huella: row.huella }
    }
    if (rows.length < slice) return { place, rotura: null, isOver: true }
  }
  return { place, rotura: null, isOver: false }
}

/** Place of a verification to go on with; the beginning of the chain without one. */
async function placeOf(tx: Tx, chain: number, check: number | null): Promise<Place> {
  if (check === null) return { n: 0, huella: '' }
  const found = await tx
    .selectFrom('documento_comprobacion as k')
    .leftJoin('documento_registro as r', (join) =>
      join.onRef('r.id_reg_documento_cadena', '=', 'k.id_reg_documento_cadena').onRef('r.n', '=', 'k.hasta'),
    )
    .select(['k.hasta', 'r.huella'])
    .where('k.id_reg_documento_comprobacion', '=', check)
    .where('k.id_reg_documento_cadena', '=', chain)
    .executeTakeFirst()
  return found ? { n: found.hasta, huella: found.huella ?? '' } : refuse('msg.not_found')
}

export const chains = handle(companyChains, async ({ tx, input: { id } }) => {
  const rows = await tx
    .selectFrom('documento_cadena')
    .select(['id_reg_documento_cadena', 'instalacion', 'n', 'ultimo'])
    .where('id_mst_empresas', '=', id)
    .orderBy('instalacion', 'desc')
    .execute()
  const all = []
  for (const row of rows) all.push({ ...row, comprobacion: (await lastCheck(tx, row.id_reg_documento_cadena)) ?? null })
  return all
})

export const verify = handle(verifyChain, async ({ tx, input, now, user }) => {
  const { id, id_reg_documento_comprobacion: check } = input
  const chain = await tx.selectFrom('documento_cadena').select(['n', 'huella']).where('id_reg_documento_cadena', '=', id).executeTakeFirst()
  if (!chain) return refuse('msg.not_found')
  const { place, rotura, isOver } = await walk(tx, id, await placeOf(tx, id, check))
  // records that were added since the head was read follow it
  const isCut = isOver && rotura === null && (place.n < chain.n || (place.n === chain.n && place.huella !== chain.huella))
  const atHead: Break | null = isCut
    ? { n: place.n, clase: 'final', fecha_hora: null, num_completo: null, campo: null, consta: String(chain.n), calculado: String(place.n) }
    : null
  const found = rotura ?? atHead
  const state = { hasta: place.n, rotura: found?.clase ?? null, fecha: now, id_mst_socios_creacion: user.id_mst_socios }
  const kept =
    check ??
    (
      await tx
        .insertInto('documento_comprobacion')
        .values({ ...state, id_reg_documento_cadena: id })
        .returning('id_reg_documento_comprobacion')
        .executeTakeFirstOrThrow()
    ).id_reg_documento_comprobacion
  if (check !== null) await tx.updateTable('documento_comprobacion').set(state).where('id_reg_documento_comprobacion', '=', kept).execute()
  return { id_reg_documento_comprobacion: kept, hasta: place.n, total: Math.max(chain.n, place.n), rotura: found }
})
