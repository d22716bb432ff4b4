import type { Language } from '@app/contract/kit/texts'
import { needsAddress } from '@app/contract/mandates/debit-fault'
import * as declared from '@app/contract/mandates/mandate-link'
import { formatDay } from '@app/contract/values/day'
import { hasWrongControl, readIban } from '@app/contract/values/iban'
import { clubTime } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { letterLanguage, type Payee, pageLanguage } from '../mail/public.ts'
import { lockMember } from '../members/public.ts'
import { lockMandate } from './change-mandate.ts'
import { companiesOf, creditorOf } from './creditor.ts'
import { type Complaints, type LinkState, mandatePage, type TypedMandate, unknownMandatePage } from './mandate-page.ts'
import { signMandate } from './sign-mandate.ts'

type AnyonesCall = Call<unknown, User | null>

/** Mandate of a link by its secret, with payer and company; undefined if unknown. */
const findMandate = ({ tx }: AnyonesCall, token: string) =>
  tx
    .selectFrom('mandato as m')
    .innerJoin('socio as s', 's.id_mst_socios', 'm.id_mst_socios')
    .leftJoin('cuenta as c', 'c.id_mst_socios', 'm.id_mst_socios')
    .select(['m.id_reg_mandato', 'm.id_mst_socios', 'm.id_mst_empresas', 'm.referencia', 'm.estado', 'm.titular', 'm.enlace_hasta'])
    .select([
      'm.fecha_firma',
      'm.direccion',
      'm.codigo_postal',
      'm.poblacion',
      letterLanguage('c', 's').as('lang'),
      fullName('s').as('socio'),
    ])
    .where('m.enlace_huella', '=', hashToken(token))
    .executeTakeFirst()
type Found = NonNullable<Awaited<ReturnType<typeof findMandate>>>

/** State for the reader: signed, withdrawn, out of time, or open. */
function stateOf({ estado, enlace_hasta }: Pick<Found, 'estado' | 'enlace_hasta'>, now: Date): LinkState {
  if (estado === 'revocado') return 'retirado'
  if (estado !== 'pedido') return 'firmado'
  return enlace_hasta !== null && enlace_hasta > now ? 'abierto' : 'caducado'
}

/** Company of a link, and the language of its page: the one chosen there, the reader's own, the browser's, the club's. */
async function viewOf(call: AnyonesCall, found: Found | undefined, chosen: Language | null) {
  const { tx, club, user } = call
  const companies = await companiesOf(tx)
  const company = companies.find((one) => one.id_mst_empresas === found?.id_mst_empresas) ?? companies[0]
  const payee: Payee = company ?? { nombre: club.nombre, poblacion: null, telefono: null }
  return { lang: chosen ?? pageLanguage(call, found?.lang), payee, acreedor: company?.id_acreedor ?? '', csrf: user?.csrf ?? null }
}
type View = Awaited<ReturnType<typeof viewOf>>

const pageOf = (found: Found, view: View, { now, club }: AnyonesCall, typed?: { values: TypedMandate; complaints: Complaints }) =>
  mandatePage(
    {
      ...{ estado: stateOf(found, now), referencia: found.referencia, socio: found.socio, acreedor: view.acreedor },
      hasta: found.enlace_hasta === null ? '' : formatDay(clubTime(found.enlace_hasta, club.zone).today),
      firmado: found.fecha_firma === null ? '' : formatDay(found.fecha_firma),
      values: typed?.values ?? { ...found, iban: '', acepto: false },
      complaints: typed?.complaints ?? {},
    },
    view,
  )

export const page = handle(declared.mandatePage, async (call) => {
  const found = await findMandate(call, call.input.token)
  const view = await viewOf(call, found, call.input.lang)
  return found ? pageOf(found, view, call) : unknownMandatePage(view)
})

/** Complaints about what was typed, by field: account, holder, address of an account outside of the EEA, consent. */
function complaintsAbout({ iban, titular, direccion, poblacion, acepto }: TypedMandate, account: string | null): Complaints {
  const address = account !== null && needsAddress(account)
  return {
    ...(account === null && { iban: iban ? (hasWrongControl(iban) ? 'invalid.iban_control' : 'invalid.iban') : 'invalid.required' }),
    ...(!titular && { titular: 'invalid.required' }),
    ...(address && !direccion && { direccion: 'firma.direccion_falta' }),
    ...(address && !poblacion && { poblacion: 'firma.direccion_falta' }),
    ...(!acepto && { acepto: 'firma.acepta' }),
  }
}

export const sign = handle(declared.signMandate, async (call) => {
  const { tx, today, now, input } = call
  const { token, lang, ...typed } = input
  const found = await findMandate(call, token)
  const view = await viewOf(call, found, lang)
  if (!found) return unknownMandatePage(view)
  const member = await lockMember(tx, found.id_mst_socios)
  const asked = await lockMandate(call, found.id_reg_mandato)
  // signed before, withdrawn or too late: the page says so
  if (stateOf(asked, now) !== 'abierto') return pageOf((await findMandate(call, token)) ?? found, view, call)
  const account = readIban(typed.iban ?? '')
  const complaints = complaintsAbout(typed, account)
  if (account === null || Object.keys(complaints).length > 0) return pageOf(found, view, call, { values: typed, complaints })
  const { titular, direccion, codigo_postal, poblacion } = typed
  const creditor = await creditorOf(tx, found.id_mst_empresas)
  await signMandate(
    call,
    { member, creditor, asked },
    {
      ...{ iban: account, fecha_firma: today, origen: 'enlace', direccion, codigo_postal, poblacion },
      ...{ titular: titular!, pais: direccion ? account.slice(0, 2) : null },
    },
  )
  return pageOf((await findMandate(call, token))!, view, call)
})
