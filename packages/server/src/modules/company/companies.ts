import { defaultProfile, readProfile } from '@app/contract/c60/c60-profile'
import { companyList, companyRow, updateCompany } from '@app/contract/company/companies'
import { company } from '@app/contract/company/company'
import { sentOnly } from '@app/contract/kit/partial'
import type { RowOfResource } from '@app/contract/kit/resource'
import { expectedCreditorId, readCreditorId } from '@app/contract/values/creditor-id'
import type { Tx } from '../../kit/database/database.ts'
import { guardedNames } from '../../kit/http/guarded.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'

type Row = RowOfResource<typeof company>
const columns = Object.keys(company.fields) as (keyof typeof company.fields)[]

/** A company as screens show it: without the private key. */
const shown = ({ clavepagospriv, clave_maquina, perfil_c60, ...row }: Row) => ({
  ...row,
  tiene_clavepagospriv: clavepagospriv !== null,
  tiene_clave_maquina: clave_maquina !== null,
  nombre_perfil_c60: (readProfile(perfil_c60) ?? defaultProfile).nombre,
})

export const list = handle(companyList, async ({ tx }) =>
  (await tx.selectFrom('empresa').select(columns).orderBy('id_mst_empresas').execute()).map(shown),
)
export const one = handle(companyRow, async ({ tx, input }) =>
  shown(
    (await tx.selectFrom('empresa').select(columns).where('id_mst_empresas', '=', input.id).executeTakeFirst()) ?? refuse('msg.not_found'),
  ),
)

/** The last digit of an issuer: weights 6 to 2, remainder of the division by 11, 10 counts as 0. */
const issuerCheck = (five: string) => {
  const rest = [6, 5, 4, 3, 2].reduce((sum, weight, i) => sum + weight * Number(five[i]), 0) % 11
  return String(rest === 10 ? 0 : rest)
}

/** Both coordinates or neither; both for the club finder. */
function complaintsAboutPlace({ latitud, longitud, en_buscador }: Pick<Row, 'latitud' | 'longitud' | 'en_buscador'>) {
  const key = en_buscador ? 'empresa.buscador_sin_lugar' : (latitud === null) === (longitud === null) ? null : 'empresa.media_coordenada'
  return key === null ? {} : { ...(latitud === null && { latitud: key }), ...(longitud === null && { longitud: key }) }
}

/** Inconsistencies of a company's data, field by field. */
function complaintsAbout({ nif, id_acreedor, sufijo_acreedor, emisora_c60, ...place }: Row): Record<string, Complaint> {
  const creditor = id_acreedor === null ? null : readCreditorId(id_acreedor)
  const expected = nif === null ? null : expectedCreditorId(nif, sufijo_acreedor)
  return {
    ...(creditor?.country === 'ES' &&
      expected !== null &&
      creditor.value !== expected && { id_acreedor: { key: 'empresa.acreedor_otro_nif', values: { esperado: expected } } }),
    ...complaintsAboutPlace(place),
    ...(emisora_c60 !== null && issuerCheck(emisora_c60) !== emisora_c60[5] && { emisora_c60: 'empresa.emisora_digito' }),
  }
}

/** A company, locked. */
export const lockCompany = async (tx: Tx, id: number) =>
  (await tx.selectFrom('empresa').select(columns).where('id_mst_empresas', '=', id).forNoKeyUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

/** A company with official invoices keeps its tax id and its territory: chains and series are theirs. */
async function requireSameIssuer(tx: Tx, before: Row, after: Row) {
  if (before.nif === after.nif && before.territorio === after.territorio) return
  const issued = await tx
    .selectFrom('facturaoficial')
    .select('id_reg_facturaoficial')
    .where('id_mst_empresas', '=', before.id_mst_empresas)
    .limit(1)
    .executeTakeFirst()
  if (issued)
    refuse('oficial.con_facturas', before.nif === after.nif ? { territorio: 'oficial.con_facturas' } : { nif: 'oficial.con_facturas' })
}

export const update = handle(updateCompany, async ({ tx, club, guarded, input: { id, id_mst_empresas: _id, ...sent } }) => {
  const before = await lockCompany(tx, id)
  const sealed = (column: 'clavepagospriv' | 'clave_maquina') => {
    const key = sent[column]
    return key && club.secrets.seal(key, { table: 'empresa', column, id })
  }
  const change = sentOnly({ ...sent, clavepagospriv: sealed('clavepagospriv'), clave_maquina: sealed('clave_maquina') })
  const after: Row = { ...before, ...change }
  const complaints = complaintsAbout(after)
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
  await requireSameIssuer(tx, before, after)
  await guarded(guardedNames(company.fields, before, sent).map((name) => `company.${name}`))
  if (Object.keys(change).length > 0) await tx.updateTable('empresa').set(change).where('id_mst_empresas', '=', id).execute()
  return shown(after)
})
