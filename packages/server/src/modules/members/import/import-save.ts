import { type CheckedRow, holderKey, holderKeys, stateOf } from '@app/contract/members/import/check-row'
import { personKey } from '@app/contract/members/import/duplicates'
import type { ImportedMember } from '@app/contract/members/import/fields'
import { saveImport } from '@app/contract/members/import-save'
import type { purposes } from '@app/contract/personal-data/consent'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { json, type Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { loginField } from '../login-field.ts'
import { nextNumber, takeTurns } from '../member-numbers.ts'
import { credentials, memberColumns } from './columns.ts'
import { checkTable, type KnownMembers } from './import-check.ts'
import { dropUpload, uploadOf } from './import-upload.ts'

/** Rows of one insert: PostgreSQL takes 65,535 values in a statement. */
const chunk = 1000

/** Columns of a list that are rows of other tables. */
type Beside = 'etiquetas' | 'id_mst_etiquetas' | 'cuotas' | 'id_mst_cuotas' | 'titular' | `consentimiento_${(typeof purposes)[number]}`
const beside = (name: string): name is Beside =>
  ['etiquetas', 'id_mst_etiquetas', 'cuotas', 'id_mst_cuotas', 'titular'].includes(name) || name.startsWith('consentimiento_')

/** A checked row as stored. Members with a past leaving date are inactive, without web access. */
function rowOf({ desc_tiposocio: _type, numsocio, extranjero, sx, nivel, activo, ...rest }: ImportedMember, today: Day) {
  const member = Object.fromEntries(Object.entries(rest).filter(([name]) => !beside(name))) as Omit<typeof rest, Beside>
  const hasLeft = member.fecha_baja !== undefined && member.fecha_baja <= today
  return {
    ...member,
    nombre: member.nombre!,
    apellidos: member.apellidos!,
    ...(numsocio !== undefined && { numsocio: Number(numsocio) }),
    ...(extranjero !== undefined && { extranjero: true }),
    ...(sx !== undefined && { sx: sx as '-' | 'M' | 'F' }),
    ...(nivel !== undefined && { nivel: Number(nivel) }),
    ...(hasLeft && { acceso_web: false }),
    activo: activo !== '0' && !hasLeft,
  }
}
type Row = ReturnType<typeof rowOf>

interface Insertion {
  readonly importId: number
  readonly highest: number
  /** E-mails already assigned in this import. */
  readonly given: Set<string>
  readonly emailIsLogin: boolean
}
/**
 * Rows without number get one above all of the club and the list; of those with the same e-mail only the first has web
 * access if it is the login.
 */
async function insertMembers(tx: Tx, rows: readonly Row[], { importId, highest, given, emailIsLogin }: Insertion) {
  let number = Math.max(highest, (await nextNumber(tx)) - 1)
  const numbered = rows.map((row) => {
    const isShared = row.email !== undefined && given.has(row.email)
    if (row.email !== undefined) given.add(row.email)
    return {
      ...row,
      numsocio: row.numsocio ?? ++number,
      id_reg_importacion: importId,
      acceso_web: row.acceso_web !== false && !(isShared && emailIsLogin),
    }
  })
  const ids: number[] = []
  for (let at = 0; at < numbered.length; at += chunk) {
    const made = await tx
      .insertInto('socio')
      .values(numbered.slice(at, at + chunk))
      .returning('id_mst_socios')
      .execute()
    ids.push(...made.map((one) => one.id_mst_socios))
  }
  return ids
}

/** Sets the holders of imported members, whose ids are in the order of their rows. */
async function setHolders(tx: Tx, rows: readonly CheckedRow[], ids: readonly number[], known: KnownMembers) {
  const own = new Map(rows.flatMap(({ member }, at) => holderKeys(member).map((key) => [key, ids[at]!] as const)).toReversed())
  for (const [at, { member }] of rows.entries()) {
    if (member.titular === undefined) continue
    const holder = own.get(holderKey(member.titular)) ?? known.holder.get(holderKey(member.titular))
    if (holder !== undefined && holder !== ids[at])
      await tx.updateTable('socio').set({ id_mst_socios_titular: holder }).where('id_mst_socios', '=', ids[at]!).execute()
  }
}

/** Fields that a list cannot set for staff: an administrator edits them in the file, with notice to the member. */
const withheld: ReadonlySet<string> = new Set(credentials)

/**
 * Fills the empty fields of these members, or overwrites different ones; records exactly the changes for undo. Returns
 * the number of changed members.
 */
async function fillMembers(
  tx: Tx,
  doubles: readonly CheckedRow[],
  { known, importId, today, given, replaces }: { known: KnownMembers; importId: number; today: Day; given: Set<string>; replaces: boolean },
) {
  const rowsOf = Map.groupBy(doubles, (row) => known[row.duplicate!.by].get(keyOf(row))!)
  const members = await tx
    .selectFrom('socio')
    .select(memberColumns)
    .select((eb) =>
      eb
        .exists(eb.selectFrom('cuenta as c').whereRef('c.id_mst_socios', '=', 'socio.id_mst_socios').select('c.id_mst_cuenta'))
        .as('is_staff'),
    )
    .where('id_mst_socios', 'in', [0, ...rowsOf.keys()])
    .orderBy('id_mst_socios')
    .forNoKeyUpdate()
    .execute()
  let filled = 0
  for (const member of members) {
    const { activo: _active, ...offered } = rowOf(rowsOf.get(member.id_mst_socios)![0]!.member, today)
    const rellenado = Object.fromEntries(
      Object.entries(offered)
        .filter(([name, value]) => {
          const stored = member[name as keyof typeof member]
          return (stored === null || (replaces && stored !== value)) && !(member.is_staff && withheld.has(name))
        })
        .filter(([name, value]) => isFree(known, name, value) && !(name === 'email' && given.has(String(value)))),
    )
    if (rellenado.email !== undefined) given.add(String(rellenado.email))
    if (Object.keys(rellenado).length === 0) continue
    const antes = Object.fromEntries(Object.keys(rellenado).map((name) => [name, member[name as keyof typeof member]]))
    await tx.updateTable('socio').set(rellenado).where('id_mst_socios', '=', member.id_mst_socios).execute()
    await tx
      .insertInto('importacion_cambio')
      .values({ id_reg_importacion: importId, id_mst_socios: member.id_mst_socios, rellenado: json(rellenado), antes: json(antes) })
      .execute()
    filled += 1
  }
  return filled
}
const keyOf = ({ member, duplicate }: CheckedRow): string =>
  duplicate!.by === 'person' ? personKey(member)! : String(member[duplicate!.by])
/** True unless another member has that number, e-mail or card. */
const isFree = (known: KnownMembers, name: string, value: unknown) =>
  !((name === 'numsocio' || name === 'email') && known[name].has(String(value))) &&
  !(name === 'codigo_tarjeta_acceso' && known.card.has(String(value)))

/**
 * All or nothing: rows that are valid now are imported, the others are counted as skipped. Numbers are assigned by one
 * transaction at a time.
 */
export const save = handle(saveImport, async (call) => {
  const { tx, input, user, now, today, club, catalogue } = call
  await takeTurns(tx)
  const upload = await uploadOf(call, input.token)
  const { checked, known } = await checkTable(tx, upload.tabla, { ...input, today })
  const leftOut = new Set(input.excluir)
  const wanted = checked.filter((row) => !leftOut.has(row.line))
  const fresh = wanted.filter((row) => stateOf(row) === 'ready')
  const doubles = input.duplicados !== 'omitir' ? wanted.filter((row) => stateOf(row) === 'duplicate' && row.duplicate!.line === null) : []
  if (fresh.length + doubles.length === 0) refuse('importacion.sin_filas')
  const { id_reg_importacion } = await tx
    .insertInto('importacion')
    .values({
      fecha: now,
      id_mst_socios_autor: user.id_mst_socios,
      nombre_fichero: upload.nombre_fichero,
      filas: checked.length,
      creados: fresh.length,
      actualizados: 0,
      omitidos: 0,
    })
    .returning('id_reg_importacion')
    .executeTakeFirstOrThrow()
  const given = new Set<string>()
  const filling = { known, importId: id_reg_importacion, today, given, replaces: input.duplicados === 'actualizar' }
  const ids = await insertMembers(
    tx,
    fresh.map((row) => rowOf(row.member, today)),
    {
      importId: id_reg_importacion,
      highest: checked.reduce((most, { member }) => Math.max(most, Number(member.numsocio ?? 0)), 0),
      given,
      emailIsLogin: loginField(await settings(tx)) === 'email',
    },
  )
  await setHolders(tx, fresh, ids, known)
  const imported = fresh.map(({ member }, at) => ({ id: ids[at]!, member }))
  for (const insert of catalogue.importRows)
    await insert(tx, imported as never, { now, today, by: user.id_mst_socios, file: upload.nombre_fichero })
  const actualizados = doubles.length > 0 ? await fillMembers(tx, doubles, filling) : 0
  const omitidos = checked.length - fresh.length - actualizados
  await tx.updateTable('importacion').set({ actualizados, omitidos }).where('id_reg_importacion', '=', id_reg_importacion).execute()
  await dropUpload(tx, upload.id_reg_importacion_lectura)
  await sql`analyze ${sql.id(club.schema, 'socio')}`.execute(tx)
  return { id_reg_importacion, creados: fresh.length, actualizados, omitidos }
})
