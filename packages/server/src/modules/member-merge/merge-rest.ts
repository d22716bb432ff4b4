import type { Doors, MergedRest, mergeRest as restParts } from '@app/contract/member-merge/member-merge'
import { sql } from 'kysely'
import type { Catalogue } from '../../kit/database/catalogue.ts'
import type { Tx } from '../../kit/database/database.ts'
import { countRows, goingRows } from '../../kit/database/member-columns.ts'
import type { Call } from '../../kit/http/serve.ts'
import { setDoors } from '../access/public.ts'
import { renameDocument } from '../member-documents/public.ts'
import { complaintAboutHolder, isOfAge, type MemberRecord } from '../members/public.ts'
import { isStaff } from './blocks.ts'

type Part = (typeof restParts)[number]
interface Pair {
  readonly stays: MemberRecord
  readonly origin: MemberRecord
}
type FamilyField = 'id_mst_socios_titular' | 'id_mst_socios_tutor'

/** Doors of members, as the access tab has them. */
export async function doorsOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Doors>> {
  const rows = await tx.selectFrom('acceso_socio').select(['id_mst_socios', 'todos', 'codigo']).where('id_mst_socios', 'in', ids).execute()
  return new Map(rows.map(({ id_mst_socios, ...doors }) => [id_mst_socios, doors]))
}

/** Holder and guardian of the ended record that the remaining one lacks and may have. */
export async function familyTaken({ tx, today }: Pick<Call<unknown>, 'tx' | 'today'>, { stays, origin }: Pair): Promise<FamilyField[]> {
  const member = stays.id_mst_socios
  const { id_mst_socios_titular: holder, id_mst_socios_tutor: guardian } = origin
  const takes = {
    id_mst_socios_titular:
      holder !== null && stays.id_mst_socios_titular === null && (await complaintAboutHolder(tx, { holder, member })) === null,
    id_mst_socios_tutor:
      guardian !== null && stays.id_mst_socios_tutor === null && (await isOfAge(tx, guardian, { except: member, today })),
  }
  return (Object.keys(takes) as FamilyField[]).filter((name) => takes[name])
}

/** Documents of the ended record with a namesake in the remaining one. */
const namesakes = (tx: Tx, { from, to }: { from: number; to: number }) =>
  tx
    .selectFrom('socios_documentos as d')
    .select(['d.id_reg_socios_documentos as id', 'd.nombre_fichero'])
    .where('d.id_mst_socios', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('socios_documentos as o')
          .select('o.id_reg_socios_documentos')
          .where('o.id_mst_socios', '=', to)
          .where(sql<boolean>`lower(o.nombre_fichero) = lower(d.nombre_fichero)`),
      ),
    )
    .orderBy('d.id_reg_socios_documentos')
    .execute()

/** A file name that neither record has: 'ficha (2).pdf'. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, end = ''] = /^(.*?)(\.[a-z\d]+)?$/i.exec(name) ?? []
  for (let n = 2; ; n++) {
    const tail = ` (${n})${end}`
    const free = `${stem.slice(0, 200 - tail.length)}${tail}`
    if (!taken.has(free.toLowerCase())) return free
  }
}

/** Tables with rows that end with the record `from`, each with their number. */
async function endingsOf(tx: Tx, { memberColumns }: Pick<Catalogue, 'memberColumns'>, pair: { from: number; to: number }) {
  const toStaff = (await isStaff(tx, pair.to)) !== undefined
  const found: [Part, number][] = []
  for (const column of memberColumns.filter(({ ends }) => ends)) {
    const isKept = column.how === 'stays' || (column.rights && toStaff)
    // rights that the remaining record has as well are not lost
    if (column.rights && !isKept) continue
    const left = isKept ? await countRows(tx, column, pair.from) : (await goingRows(tx, column, pair)).stay.length
    if (left > 0) found.push([column.table as Part, left])
  }
  return found
}

/** Parts that go over by themselves, and those that end with the other record. */
export async function restOf(call: Pick<Call<unknown>, 'tx' | 'today' | 'catalogue'>, { stays, origin }: Pair) {
  const { tx, catalogue } = call
  const [from, to] = [origin.id_mst_socios, stays.id_mst_socios]
  const rest: { parte: Part; registros: number; va: boolean; detalle: string | null }[] = []
  const add = (parte: Part, va: boolean, registros = 1) => rest.push({ parte, registros, va, detalle: null })
  if (origin.activo && !stays.activo) add('activo', false)
  const family = await familyTaken(call, { stays, origin })
  for (const [name, parte] of [
    ['id_mst_socios_titular', 'titular'],
    ['id_mst_socios_tutor', 'tutor'],
  ] as const)
    if (origin[name] !== null && origin[name] !== stays[name]) add(parte, family.includes(name))
  const doors = await doorsOf(tx, [from, to])
  const [own, other] = [doors.get(to), doors.get(from)]
  if (other?.todos && !own?.todos) add('todos', true)
  if (other?.codigo && !own?.codigo) add('codigo', true)
  const twins = await namesakes(tx, { from, to })
  if (twins.length > 0) add('documentos', true, twins.length)
  for (const [parte, registros] of await endingsOf(tx, catalogue, { from, to })) add(parte, false, registros)
  return rest
}

/** Doors and documents of a merge: what the remaining record lacks goes over, documents of one name are both kept. Returns the former state. */
export async function mergeRest(
  { tx }: Pick<Call<unknown>, 'tx'>,
  { from, to, takesCode }: { readonly from: number; readonly to: number; readonly takesCode: boolean },
): Promise<MergedRest> {
  const doors = await doorsOf(tx, [from, to])
  const [destino, origen] = [doors.get(to), doors.get(from)]
  const twins = await namesakes(tx, { from, to })
  const files = await tx.selectFrom('socios_documentos').select('nombre_fichero').where('id_mst_socios', 'in', [from, to]).execute()
  const taken = new Set(files.flatMap((one) => (one.nombre_fichero === null ? [] : [one.nombre_fichero.toLowerCase()])))
  const documentos = twins.map(({ id, nombre_fichero }) => ({ id, nombre_fichero: nombre_fichero! }))
  for (const { id, nombre_fichero } of documentos) {
    const free = freeName(nombre_fichero, taken)
    taken.add(free.toLowerCase())
    await renameDocument(tx, from, { id, nombre_fichero: free })
  }
  const renamed = documentos.length > 0 ? { documentos } : {}
  // the doors of a record without any go as a row
  if (!destino || !origen) return renamed
  const codigo = takesCode || destino.codigo === null ? (origen.codigo ?? destino.codigo) : destino.codigo
  const queda = { todos: destino.todos || origen.todos, codigo }
  if (codigo === origen.codigo) await setDoors(tx, from, { ...origen, codigo: null })
  await setDoors(tx, to, queda)
  return { ...renamed, puertas: { destino, origen, queda } }
}

/** Restores doors and names of documents that are still those of the merge. */
export async function undoRest(tx: Tx, { stays, origin }: { stays: number; origin: number }, { puertas, documentos = [] }: MergedRest) {
  if (puertas) {
    const now = (await doorsOf(tx, [stays])).get(stays)
    if (now?.todos === puertas.queda.todos && now.codigo === puertas.queda.codigo) {
      await setDoors(tx, stays, puertas.destino)
      await setDoors(tx, origin, puertas.origen)
    }
  }
  for (const document of documentos) await renameDocument(tx, origin, document)
}
