import { randomBytes } from 'node:crypto'
import * as declared from '@app/contract/cards/payment-link'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import type { Language } from '@app/contract/kit/texts'
import { guestMember } from '@app/contract/members/member'
import { after } from '../../kit/clock.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { publicUrl } from '../identity/public.ts'
import { type Line, lockLines } from '../invoices/public.ts'
import { openOperation } from '../ledger/public.ts'
import { clubPayee, pageLanguage } from '../mail/public.ts'
import { type Link, mayStart, readLink } from './link-state.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import { openLink, payers, perLink } from './open-link.ts'
import { autoSubmit, gatewayPage, linkPage, unknownLinkPage } from './payment-page.ts'
import { paymentQueryJob } from './payment-query.ts'
import { applyPaymentResult, unpaidPart } from './payment-result.ts'
import { redsys } from './redsys-adapter.ts'

/** Seconds for which a payment that was begun is waited for. */
const waitSeconds = 3600
/** Seconds of silence after which the gateway is queried. */
const firstQuestion = 120

type AnyonesCall = Call<unknown, User | null>

/** The lines that a payment link may request, locked; all of them, or a refusal. */
async function payable({ tx }: AnyonesCall, ids: readonly number[]): Promise<readonly Line[]> {
  if (ids.length === 0) refuse('No_element_selected', { items: 'No_element_selected' })
  const lines = await lockLines(tx, ids)
  if (lines.length !== ids.length || lines.some((line) => line.fecha_baja !== null)) refuse('msg.not_found')
  if (lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  if (lines.some((line) => line.id_mst_tipofactura === invoiceTypes.supplier)) refuse('income.proveedor_no_cobra')
  if (lines.some((line) => unpaidPart(line) === 0)) refuse('msg.sin_facturas')
  return lines
}

export const send = handle(declared.sendPaymentLinks, async (call) => {
  const { input, club, request } = call
  const lines = await payable(call, [...new Set(input.items.map((one) => one.id_reg_factura))])
  const groups = perLink(lines)
  const people = new Map(
    (
      await payers(
        call.tx,
        lines.flatMap((line) => line.id_mst_socios ?? []),
      )
    ).map((one) => [one.id_mst_socios, one]),
  )
  const nameless = groups.flatMap(([line]) => {
    const who = people.get(line?.id_mst_socios ?? 0)
    return who?.email && who.id_mst_socios !== guestMember ? [] : [who ? `${who.nombre} ${who.apellidos}`.trim() : (line?.concepto ?? '')]
  })
  if (nameless.length > 0) refuse('msg.CORREO_FACTURA_NO_ENVIADO', {}, { nombres: [...new Set(nameless)].join(', ') })
  const base = publicUrl(club, request)
  for (const own of groups)
    if ((await openLink(call, own, { payer: people.get(own[0]!.id_mst_socios ?? 0)!, base })) === null) refuse('cards.sin_pasarela')
  return { enlaces: groups.length }
})

/** The head of the page, and its language: the one chosen there, the payer's own, the club's. */
async function reader(call: AnyonesCall, found: Link | null, chosen: Language | null) {
  const { tx, club, user, now } = call
  const who = found?.link.id_mst_socios ? (await payers(tx, [found.link.id_mst_socios]))[0] : undefined
  const lang = chosen ?? pageLanguage(call, who?.lang)
  return {
    lang,
    club,
    now,
    name: who?.nombre ?? null,
    csrf: user?.csrf ?? null,
    payee: await clubPayee(call, found?.link.id_mst_empresas ?? firstCompany),
  }
}

export const page = handle(declared.paymentPage, async (call) => {
  const found = await readLink(call, call.input.token)
  const shown = await reader(call, found, call.input.lang)
  return found ? linkPage(found, shown) : unknownLinkPage(shown.lang, shown.payee)
})

/** Year and month, then chance: four digits first, never used twice. */
function newOrder(today: string) {
  const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return today.slice(2, 4) + today.slice(5, 7) + [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')
}

export const start = handle(declared.startPayment, async (call) => {
  const { tx, input, club, now, today, request } = call
  // starting a payment and withdrawing the link take turns
  await tx.selectFrom('libro_operacion').select('id_reg_operacion').where('huella', '=', hashToken(input.token)).forNoKeyUpdate().execute()
  const found = await readLink(call, input.token)
  const shown = await reader(call, found, input.lang)
  if (!found) return unknownLinkPage(shown.lang, shown.payee)
  const { link, merchant, owed, lines } = found
  if (merchant === null || !mayStart(found, now)) return linkPage(found, shown)
  if (owed !== input.importe) return linkPage(found, shown, input.importe)
  const order = newOrder(today)
  const { id_mst_socios, id_mst_empresas, id_reg_operacion: origin } = link
  const made = await openOperation(
    call,
    {
      clase: 'pasarela_cobro',
      importe: owed,
      orden: order,
      medio: input.medio,
      caduca: after(now, waitSeconds),
      id_mst_socios,
      id_mst_empresas,
      id_reg_operacion_origen: origin,
    },
    lines.map(({ id_reg_factura, left }) => ({ id_reg_factura, importe: left })),
  )
  await insertJob(tx, paymentQueryJob, { id: made.id_reg_operacion }, { now: after(now, firstQuestion) })
  const base = publicUrl(club, request)
  const form = redsys.form(merchant, {
    order,
    cents: owed,
    method: input.medio,
    lang: shown.lang,
    words: lines.map((line) => line.concepto).join(', '),
    notice: `${base}/api/pago/aviso`,
    back: `${base}/pago/${input.token}`,
  })
  call.reply.leadsTo({ origin: new URL(form.action).origin, script: autoSubmit })
  return gatewayPage(shown.lang, shown.payee, form)
})

export const notice = handle(declared.cardNotice, async (call) => {
  const { tx, input, club } = call
  const order = redsys.orderOf(input)
  const operation = await tx
    .selectFrom('libro_operacion')
    .select(['id_reg_operacion', 'id_mst_empresas'])
    .where('orden', '=', order ?? '')
    .executeTakeFirst()
  const merchant = operation && (await merchantOf(tx, club, operation.id_mst_empresas ?? firstCompany))
  const result = merchant && redsys.read(merchant, input)
  if (!operation || !result) return refuse('cards.firma')
  await applyPaymentResult(call, operation.id_reg_operacion, result)
  return {}
})
