import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as declared from '@app/contract/c60/c60'
import {
  type C60Profile,
  defaultProfile,
  editedProfile,
  profileOfEdited,
  readC60,
  readProfile,
  readProfileFile,
} from '@app/contract/c60/c60-profile'
import { bankFileMax, mainCompany } from '@app/contract/company/company'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { may } from '@app/contract/kit/permissions'
import { accounts } from '@app/contract/ledger/account'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { clubTime } from '../../kit/clock.ts'
import { json, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { lockCompany, saveProfile } from '../company/public.ts'
import { lockLines, settle } from '../invoices/public.ts'
import { digestOf } from '../runs/public.ts'
import { type Judged, judgePayments, type ReadPayment } from './judge.ts'

/** Refuses with ERROR_C60, with the fault under the file's field. */
const unreadable = (why: Complaint) => refuse('ERROR_C60', { c60FileUpload: why })

interface File {
  readonly filename: string
  readonly content: Uint8Array
}
/** The uploaded file; refuses none, and one that is too large. */
function fileOf(upload: File | null): File {
  const file = upload ?? unreadable('c60.sin_fichero')
  if (file.content.length > bankFileMax) refuse('msg.too_large', { c60FileUpload: 'msg.too_large' })
  return file
}

type Company = Awaited<ReturnType<typeof lockCompany>>
const profileOf = ({ perfil_c60 }: Pick<Company, 'perfil_c60'>) => readProfile(perfil_c60) ?? defaultProfile

/** Payments of a file by the company's profile, judged; refuses a file that cannot be read, and one of another issuer alone. */
async function readFile(tx: Tx, company: Company, { content }: File) {
  const reading = readC60(Buffer.from(content).toString('latin1'), profileOf(company))
  if ('problem' in reading) return unreadable({ key: reading.problem, values: reading.values })
  const { id_mst_empresas, emisora_c60: emisora } = company
  const rows = await judgePayments(tx, reading.payments, { id_mst_empresas, emisora })
  if (emisora !== null && rows.every((one) => one.resultado === 'otra_emisora'))
    unreadable({ key: 'c60.otra_empresa', values: { emisora } })
  const importe = reading.payments.reduce((sum, one) => sum + one.importe, 0)
  return {
    ...{ rows, importe, pie: reading.pie, cuadra: reading.pie === null || reading.pie === importe },
    huella: digestOf(rows.map(({ payment, resultado, line }) => [payment.linea, payment.importe, resultado, line?.id_reg_factura ?? 0])),
  }
}

/** Instant at which a file of the same bytes was read; null if none was. */
const readOn = async (tx: Tx, { content }: File) => {
  const row = await tx.selectFrom('empresa_c60').select('fecha').where('huella', '=', hash('sha256', content)).executeTakeFirst()
  return row?.fecha ?? null
}

const shown = ({ payment: { linea, referencia, importe, fecha }, line, resultado, tarde, pendiente }: Judged) => ({
  ...{ linea, referencia, importe, fecha, resultado, tarde, pendiente },
  id_reg_factura: line?.id_reg_factura ?? null,
  id_mst_socios: line?.id_mst_socios ?? null,
  nombre_completo: line?.nombre_completo ?? null,
  concepto: line?.concepto ?? null,
})

const companyAt = async (tx: Tx, id: number): Promise<Company> =>
  (await tx.selectFrom('empresa').selectAll().where('id_mst_empresas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

export const preview = handle(declared.previewC60, async ({ tx, input }) => {
  const file = fileOf(input.c60FileUpload)
  const company = await companyAt(tx, input.id_mst_empresas ?? mainCompany)
  const { rows, importe, pie, cuadra, huella } = await readFile(tx, company, file)
  const { nombre: nombre_perfil } = profileOf(company)
  return { nombre_perfil, cobros: rows.map(shown), importe, pie, cuadra, huella, leido_antes: await readOn(tx, file) }
})

/** Pays the lines of payments into the bank: those that pay in full, and those in part that were asked for. Returns them. */
async function pay(call: Call<unknown>, rows: readonly Judged[], anotar: readonly string[]) {
  const isAsked = new Set(anotar)
  const paying = rows.filter(
    ({ resultado, payment }) => resultado === 'paga' || (resultado === 'importe_menor' && isAsked.has(payment.referencia)),
  )
  const lines = new Map(
    (
      await lockLines(
        call.tx,
        paying.map(({ line }) => line!.id_reg_factura),
      )
    ).map((line) => [line.id_reg_factura, line]),
  )
  await settle(
    call,
    paying.map(({ line, payment }) => ({
      line: lines.get(line!.id_reg_factura)!,
      cuenta: accounts.bank,
      importe: payment.importe,
      texto: `C60 ${payment.referencia}`,
    })),
    paymentTypes.transfer,
  )
  return new Set(paying)
}

/** Reads the payments of a bank's file and pays their lines; the same file again is refused. */
async function takeIn(
  call: Call<unknown>,
  company: Company,
  file: File,
  asked: { anotar: readonly string[]; confirmar_pie: boolean; huella: string | null },
) {
  const { tx, now, club, user, note } = call
  const before = await readOn(tx, file)
  if (before) refuse('c60.ya_subido', {}, { fecha: formatDay(clubTime(before, club.zone).today) })
  const seen = await readFile(tx, company, file)
  await lockLines(
    tx,
    seen.rows.flatMap(({ line }) => line?.id_reg_factura ?? []),
  )
  const { rows, importe, pie, cuadra, huella } = await readFile(tx, company, file)
  if (asked.huella !== null && asked.huella !== huella) refuse('c60.han_cambiado')
  if (!cuadra && !asked.confirmar_pie)
    refuse('c60.pie_distinto', {}, { pie: formatEuros(pie ?? 0), suma: formatEuros(importe) }, { confirm: 'confirmar_pie' })
  const paid = await pay(call, rows, asked.anotar)
  const lineas = rows.map((row): ReadPayment => ({ ...row.payment, resultado: row.resultado, anotado: paid.has(row) }))
  const values = {
    ...{ id_mst_empresas: company.id_mst_empresas, nombre_fichero: file.filename.slice(-200) || '—', huella: hash('sha256', file.content) },
    ...{ fecha: now, cobros: rows.length, importe, id_mst_socios_creacion: user.id_mst_socios },
  }
  await tx
    .insertInto('empresa_c60')
    .values({ ...values, lineas: json(lineas) })
    .execute()
  note('empresa_c60', null, values)
  return { cobros: rows.length, importe, pagadas: paid.size }
}

/** Stores the profile of a locked company, and audits it. */
async function store(
  { tx, note }: Pick<Call<unknown>, 'tx' | 'note'>,
  { id_mst_empresas, perfil_c60 }: Pick<Company, 'id_mst_empresas' | 'perfil_c60'>,
  profile: C60Profile,
) {
  await saveProfile(tx, id_mst_empresas, profile)
  note('empresa', { id_mst_empresas, perfil_c60 }, { id_mst_empresas, perfil_c60: profile })
}

export const upload = handle(declared.uploadC60, async (call) => {
  const { tx, input, user } = call
  const file = fileOf(input.c60FileUpload)
  const isProfile = file.filename.toLowerCase().endsWith('.json')
  if (isProfile && !may(user, declared.saveC60Profile.permission)) refuse('msg.not_allowed')
  const company = await lockCompany(tx, input.id_mst_empresas ?? mainCompany)
  if (!isProfile) return { perfil: null, ...(await takeIn(call, company as Company, file, input)) }
  const profile = readProfileFile(Buffer.from(file.content).toString('utf8')) ?? unreadable('c60.perfil')
  await store(call, company, profile)
  return { perfil: profile.nombre, cobros: 0, importe: 0, pagadas: 0 }
})

export const files = handle(declared.bankFiles, ({ tx, input }) =>
  tx
    .selectFrom('empresa_c60 as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios_creacion')
    .select(['f.id_reg_empresa_c60', 'f.nombre_fichero', 'f.fecha', 'f.cobros', 'f.importe', fullName<string | null>('s').as('autor')])
    .where('f.id_mst_empresas', '=', input.id)
    .orderBy('f.id_reg_empresa_c60', 'desc')
    .limit(100)
    .execute(),
)

/** Profile of a company for editing. */
const shownProfile = (company: Pick<Company, 'perfil_c60'>) => ({
  ...editedProfile(profileOf(company)),
  es_propio: readProfile(company.perfil_c60) !== null,
})
export const profile = handle(declared.c60Profile, async ({ tx, input }) => shownProfile(await companyAt(tx, input.id)))

export const saveEdited = handle(declared.saveC60Profile, async (call) => {
  const { tx, input } = call
  const { id, ...edited } = input
  const before = await lockCompany(tx, id)
  const profile: C60Profile = readProfile(profileOfEdited(edited)) ?? refuse('msg.invalid_input', { campos: 'c60.perfil' })
  if (isDeepStrictEqual(profile, profileOf(before))) return shownProfile(before)
  await store(call, before, profile)
  return shownProfile({ perfil_c60: profile })
})
