import type { InputOf } from '@app/contract/kit/action'
import { type CheckedRow, checkRows, holderKeys, stateOf, summarise } from '@app/contract/members/import/check-row'
import { personKey } from '@app/contract/members/import/duplicates'
import type { ImportField, Mapping } from '@app/contract/members/import/fields'
import { type Table, withoutHeadings } from '@app/contract/members/import/read-table'
import { dryRunImport } from '@app/contract/members/import-check'
import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { requiredFields } from '../check-member.ts'
import { loginField } from '../login-field.ts'
import { uploadOf } from './import-upload.ts'

/** Number of rows in the dry run: those with complaints, then a few good ones. */
const shownProblems = 1000
const shownGood = 20

/** Members of the club by each value that identifies a person. */
export type KnownMembers = Record<'nif' | 'numsocio' | 'email' | 'person' | 'card' | 'holder', ReadonlyMap<string, number>>

async function knownMembers(tx: Tx): Promise<KnownMembers> {
  const rows = await tx
    .selectFrom('socio')
    .select(['id_mst_socios', 'nif', 'numsocio', 'email', 'nombre', 'apellidos', 'fecha_nac', 'id_mst_socios_titular', 'activo'])
    .select('codigo_tarjeta_acceso')
    .where('reservado', '=', false)
    .orderBy('id_mst_socios', 'desc')
    .execute()
  const by = (key: (row: (typeof rows)[number]) => string | null) =>
    new Map(
      rows.flatMap((row) => {
        const found = key(row)
        return found === null ? [] : [[found, row.id_mst_socios] as const]
      }),
    )
  const codes = await tx
    .selectFrom('acceso_socio as a')
    .innerJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .select(['a.codigo', 'a.id_mst_socios'])
    .where('a.codigo', 'is not', null)
    .where('s.activo', '=', true)
    .execute()
  const holders = rows.filter((row) => row.id_mst_socios_titular === null)
  const keysOf = ({ numsocio, nif, ...row }: (typeof rows)[number]) =>
    holderKeys({
      ...(numsocio !== null && { numsocio: String(numsocio) }),
      ...(nif !== null && { nif }),
      nombre: row.nombre,
      apellidos: row.apellidos,
    })
  return {
    card: new Map([
      ...codes.map((row) => [row.codigo!, row.id_mst_socios] as const),
      ...by((row) => (row.activo ? row.codigo_tarjeta_acceso : null)),
    ]),
    holder: new Map(holders.flatMap((row) => keysOf(row).map((key) => [key, row.id_mst_socios] as const))),
    nif: by((row) => row.nif),
    numsocio: by((row) => (row.numsocio === null ? null : String(row.numsocio))),
    email: by((row) => row.email),
    person: by(({ fecha_nac, ...row }) => personKey({ ...row, ...(fecha_nac && { fecha_nac }) })),
  }
}

/** Every row of a table checked against the club as of now. Refuses a mapping of other columns than the table's. */
export async function checkTable(
  tx: Tx,
  table: Table,
  { mapping, today, ...options }: Omit<InputOf<typeof dryRunImport>, 'token'> & { readonly today: Day },
) {
  if (mapping.length !== table.header.length) refuse('importacion.columnas_distintas')
  const club = await settings(tx)
  const known = await knownMembers(tx)
  const keys = Object.fromEntries(Object.entries(known).map(([by, members]) => [by, new Set(members.keys())]))
  const checked = checkRows(
    options.sin_cabecera ? withoutHeadings(table) : table,
    mapping.map((field) => (field === '' ? null : (field as ImportField))) satisfies Mapping,
    {
      today,
      required: requiredFields(club),
      emailIsLogin: loginField(club) === 'email',
      memberTypes: await tx.selectFrom('tipo_socio').select(['id_mst_tiposocio', 'desc']).orderBy('id_mst_tiposocio').execute(),
      known: keys,
      cards: new Set(known.card.keys()),
      holders: new Set(known.holder.keys()),
      labels: await tx.selectFrom('etiqueta').select(['id_mst_etiqueta', 'desc_etiqueta as desc']).execute(),
      fees: await tx.selectFrom('cuotas').select(['id_mst_cuotas', 'desc_cuota as desc']).where('activo', '=', true).execute(),
      leaveOutUnreadable: options.dejar_ilegibles,
      fixesCapitals: options.corregir_mayusculas,
    },
  )
  return { checked, known }
}

const hasSomethingToSay = (row: CheckedRow) => row.findings.length > 0 || row.duplicate !== null

export const dryRun = handle(dryRunImport, async (call) => {
  const { tabla } = await uploadOf(call, call.input.token)
  const { checked } = await checkTable(call.tx, tabla, { ...call.input, today: call.today })
  const shown = [
    ...checked.filter(hasSomethingToSay).slice(0, shownProblems),
    ...checked.filter((row) => !hasSomethingToSay(row)).slice(0, shownGood),
  ]
  return { resumen: summarise(checked), filas: shown.map((row) => ({ ...row, state: stateOf(row) })) }
})
