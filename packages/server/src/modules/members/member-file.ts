import { sentOnly } from '@app/contract/kit/partial'
import type { RowOfResource } from '@app/contract/kit/resource'
import { newRow, writeObject } from '@app/contract/kit/shapes'
import type { member } from '@app/contract/members/member'
import { checkMember, createMember, memberInput, newMember, updateMember } from '@app/contract/members/member-file'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { accessChanged, emailChanged, refuseCredentialEdit } from '../identity/public.ts'
import { complaintsAbout } from './check-member.ts'
import { isDoorCodeTaken } from './door-codes.ts'
import { complaintAboutHolder, isAdult, isOfAge } from './family.ts'
import { accessFields, credentials, memberColumns } from './import/columns.ts'
import { loginField } from './login-field.ts'
import { nextNumber, takeTurns } from './member-numbers.ts'
import { writeMember } from './write-member.ts'

type Row = Pick<
  RowOfResource<typeof member>,
  | 'email'
  | 'nif'
  | 'numsocio'
  | 'acceso_web'
  | 'activo'
  | 'codigo_tarjeta_acceso'
  | 'fecha_nac'
  | 'id_mst_tiposocio'
  | 'id_mst_socios_titular'
  | 'id_mst_socios_tutor'
>

/** Field of a login name in use by another member with web access; families without web access may share an address. */
async function takenLogin(tx: Tx, row: Row, except: number) {
  const login = loginField(await settings(tx))
  const name = row[login]
  if (login === 'numsocio' || name === null || !row.acceso_web) return null
  const others = tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', '<>', except).where('acceso_web', '=', true)
  const same = await others.where(sql<boolean>`lower(${sql.ref(login)}) = lower(${name})`).executeTakeFirst()
  return same ? login : null
}

/** True if the card of a member who may come in, or the code of the access tab, is another one's. */
async function isCardTaken(tx: Tx, { activo, codigo_tarjeta_acceso }: Row, except: number) {
  if (!activo) return false
  const tab = await tx.selectFrom('acceso_socio').select('codigo').where('id_mst_socios', '=', except).executeTakeFirst()
  return (await isDoorCodeTaken(tx, codigo_tarjeta_acceso, except)) || (await isDoorCodeTaken(tx, tab?.codigo ?? null, except))
}

/** References to unknown rows, and a login name or a number of another member, by field; only certain after `takeTurns`. */
async function takenOf(tx: Tx, row: Row, except: number, today: Day) {
  const others = tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', '<>', except)
  const login = await takenLogin(tx, row, except)
  const numbered = row.numsocio && (await others.where('numsocio', '=', row.numsocio).executeTakeFirst())
  const card = await isCardTaken(tx, row, except)
  const type = await tx
    .selectFrom('tipo_socio')
    .select('id_mst_tiposocio')
    .where('id_mst_tiposocio', '=', row.id_mst_tiposocio)
    .executeTakeFirst()
  const holder = row.id_mst_socios_titular && (await complaintAboutHolder(tx, { holder: row.id_mst_socios_titular, member: except }))
  const guardian =
    row.id_mst_socios_tutor &&
    (isAdult(row.fecha_nac, today)
      ? 'socio.tutor_de_adulto'
      : !(await isOfAge(tx, row.id_mst_socios_tutor, { except, today })) && 'socio.tutor_invalido')
  return {
    ...(login && { [login]: `socio.${login}_repetido` }),
    ...(numbered && { numsocio: 'socio.numero_repetido' }),
    ...(card && { codigo_tarjeta_acceso: 'socio.tarjeta_repetida' }),
    ...(!type && { id_mst_tiposocio: 'socio.tipo_desconocido' }),
    ...(holder && { id_mst_socios_titular: holder }),
    ...(guardian && { id_mst_socios_tutor: guardian }),
  }
}
const refuseAny = (complaints: Record<string, string>) => {
  if (Object.keys(complaints).length > 0) refuse('msg.invalid_input', complaints)
}

/** Defaults of a new member with the next number. */
export const template = handle(newMember, async ({ tx, today }) => {
  return writeObject(memberInput, { ...newRow(memberInput), numsocio: await nextNumber(tx), fecha_alta: today })
})

export const create = handle(createMember, async ({ tx, input, today, note }) => {
  await takeTurns(tx)
  refuseAny({ ...complaintsAbout(input, { settings: await settings(tx), today, id: null }), ...(await takenOf(tx, input, 0, today)) })
  const row = { ...input, numsocio: input.numsocio ?? (await nextNumber(tx)), fecha_alta: input.fecha_alta ?? today }
  const made = await tx.insertInto('socio').values(row).returning(memberColumns).executeTakeFirstOrThrow()
  note('socio', null, made)
  return made
})

/** Fields that an imported member lacks do not block other changes: only sent fields are validated. */
const concerns = (name: string, change: object) =>
  name in change ||
  ((name === 'nif' || name === 'codigo_postal') && 'extranjero' in change) ||
  (name === 'fecha_baja' && 'fecha_alta' in change) ||
  ((name === 'email' || name === 'nif') && 'acceso_web' in change) ||
  (name === 'codigo_tarjeta_acceso' && 'activo' in change)

const concerning = (complaints: Record<string, string>, change: object) =>
  Object.fromEntries(Object.entries(complaints).filter(([name]) => concerns(name, change)))
/** A member with a login name shared from before may still get another telephone: only a new login name or card has to be unique. */
function newTo<T extends Row>(before: Row, after: T): T {
  const differs = (...names: (keyof Row)[]) => names.some((name) => after[name] !== before[name])
  return {
    ...after,
    ...(!differs('email', 'nif', 'acceso_web') && { acceso_web: false }),
    ...(!differs('codigo_tarjeta_acceso', 'activo') && { activo: false }),
  }
}

/** Defaults for validating a member before it is inserted. */
const unwritten = {
  telefono: null,
  fecha_nac: null,
  nif: null,
  poblacion: null,
  codigo_postal: null,
  email: null,
  extranjero: false,
  fecha_alta: null,
  fecha_baja: null,
  codigo_tarjeta_acceso: null,
  id_mst_socios_titular: null,
  id_mst_socios_tutor: null,
  numsocio: null,
  acceso_web: true,
  activo: true,
  id_mst_tiposocio: memberInput.id_mst_tiposocio.read(undefined),
}

/** Validation while the user types, so it takes no lock: the save decides. */
export const check = handle(checkMember, async ({ tx, input: { id, ...sent }, today }) => {
  const change = sentOnly(sent)
  const stored =
    id === null ? undefined : await tx.selectFrom('socio').select(memberColumns).where('id_mst_socios', '=', id).executeTakeFirst()
  if (id !== null && !stored) return refuse('msg.not_found')
  const before = stored ?? unwritten
  const after = { ...before, ...change }
  const complaints = complaintsAbout(after, { settings: await settings(tx), today, id })
  return concerning({ ...complaints, ...(await takenOf(tx, newTo(before, after), id ?? 0, today)) }, change)
})

/** Fields whose change depends on other members. */
const unique = ['email', 'numsocio', 'nif', 'acceso_web', 'activo', 'codigo_tarjeta_acceso', 'id_mst_socios_titular'] as const

export const update = handle(updateMember, async (call) => {
  const { tx, input, user, today } = call
  const { id, ...sent } = input
  const change = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  if (unique.some((name) => sent[name])) await takeTurns(tx)
  const before = await tx.selectFrom('socio').select(memberColumns).where('id_mst_socios', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!before) return refuse('msg.not_found')
  if (before.reservado) refuse('socio.usuario_reservado')
  const differs = (name: (typeof credentials)[number]) => name in change && change[name] !== before[name]
  if (credentials.some(differs)) await refuseCredentialEdit(tx, user, id)
  const after = { ...before, ...change } as typeof before
  const complaints = complaintsAbout(after, { settings: await settings(tx), today, id })
  refuseAny(concerning({ ...complaints, ...(await takenOf(tx, newTo(before, after), id, today)) }, change))
  await writeMember(call, before, change)
  await emailChanged(call, id, before.email)
  if (accessFields.some(differs)) await accessChanged(call, id, after)
  return after
})
