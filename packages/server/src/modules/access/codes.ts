import { readCodes } from '@app/contract/access/code-file'
import * as declared from '@app/contract/access/codes'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { type Complaint, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'

/** Codes with their holders: assigned in the access tab, or as the number of a card. */
const withHolders = (tx: Tx) =>
  tx
    .selectFrom('codigo_acceso as c')
    .leftJoin('acceso_socio as a', 'a.codigo', 'c.codigo')
    .leftJoin('socio as s', (join) =>
      join.on((eb) =>
        eb.or([
          eb('s.id_mst_socios', '=', eb.ref('a.id_mst_socios')),
          eb.and([eb('a.id_mst_socios', 'is', null), eb('s.codigo_tarjeta_acceso', '=', eb.ref('c.codigo'))]),
        ]),
      ),
    )
    .distinctOn(['c.id_mst_tipoacceso', 'c.codigo'])
    .selectAll('c')
    .select(['s.id_mst_socios', fullName<string | null>('s').as('nombre_completo')])
    .orderBy('c.id_mst_tipoacceso')
    .orderBy('c.codigo')

export const list = handle(declared.accessCodes, ({ tx }) => withHolders(tx).execute())

/** Names of the three kinds of code: the club's own, or their numbers. */
async function typeNames({ tx, say }: Pick<Call<unknown>, 'tx' | 'say'>) {
  const { NOMBRE_CODIGO_ACCESO_1, NOMBRE_CODIGO_ACCESO_2, NOMBRE_CODIGO_ACCESO_3 } = await settings(tx)
  return {
    1: NOMBRE_CODIGO_ACCESO_1 || say('access.type_1'),
    2: NOMBRE_CODIGO_ACCESO_2 || say('access.type_2'),
    3: NOMBRE_CODIGO_ACCESO_3 || say('access.type_3'),
  }
}

export const free = handle(declared.freeCodes, async (call) => {
  const names = await typeNames(call)
  const rows = (await withHolders(call.tx).execute()).filter((row) => row.id_mst_socios === null)
  return declared.codeTypes.map((id_mst_tipoacceso) => ({
    id_mst_tipoacceso,
    nombre: names[id_mst_tipoacceso],
    codis: rows.filter((row) => row.id_mst_tipoacceso === id_mst_tipoacceso).map((row) => row.codigo),
  }))
})

/** Locked first: a concurrent assignment to a member waits, and finds the code deleted. */
async function removeAll(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('codigo_acceso')
    .select('id_mst_acceso')
    .where('id_mst_acceso', 'in', ids)
    .orderBy('id_mst_acceso')
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) refuse('msg.not_found')
  const held = (await withHolders(tx).where('c.id_mst_acceso', 'in', ids).execute()).find((row) => row.id_mst_socios !== null)
  if (held) refuse('acceso.codigo_en_uso', {}, { codigo: held.codigo, nombre: held.nombre_completo ?? '' })
  await tx.deleteFrom('codigo_acceso').where('id_mst_acceso', 'in', ids).execute()
}

export const remove = handle(declared.removeCode, async ({ tx, input }) => {
  await removeAll(tx, [input.id])
  return {}
})

export const removeMany = handle(declared.removeCodes, async ({ tx, input, say }) => {
  const ids = input.id_mst_acceso
  const none = 'No hi ha cap codi seleccionat'
  if (ids.length === 0) refuse(none, { id_mst_acceso: none })
  await removeAll(tx, ids)
  return { msg: say('Codis eliminats correctament') }
})

const refuseFile = (...codis: readonly Complaint[]) => refuse('msg.invalid_input', { codis })
/** Maximum of wrong lines named. */
const named = 20

/** The codes of a file; refuses a file with errors, and names them. */
function codesIn(content: Uint8Array): readonly string[] {
  if (content.length > declared.codeLimits.bytes) refuseFile('acceso.fichero_grande')
  const text = new TextDecoder('utf-8').decode(content)
  if (text.includes('\0') || text.includes('\uFFFD')) refuseFile('acceso.fichero_ilegible')
  const { codes, wrong } = readCodes(text)
  if (wrong.length > 0) refuseFile(...wrong.slice(0, named).map(({ key, linea }) => ({ key, values: { linea } })))
  if (codes.length === 0) refuseFile('acceso.fichero_vacio')
  if (codes.length > declared.codeLimits.rows) refuseFile('acceso.fichero_grande')
  return codes
}

/** Inserts all in one statement: of two desks that load the same file, the second gets the list of existing codes. */
export const load = handle(declared.loadCodes, async ({ tx, input, now, say }) => {
  const file = input.codis ?? refuse('acceso.sin_fichero', { codis: 'acceso.sin_fichero' })
  const codes = codesIn(file.content)
  const made = await tx
    .insertInto('codigo_acceso')
    .values(codes.map((codigo) => ({ codigo, id_mst_tipoacceso: input.id_mst_tipoacceso, fecha_creacion: now })))
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .returning('codigo')
    .execute()
  const own = new Set(made.map(({ codigo }) => codigo))
  const there = codes.filter((codigo) => !own.has(codigo))
  if (there.length > 0) refuseFile(...there.slice(0, named).map((codigo) => ({ key: 'acceso.ya_cargado', values: { codigo } })))
  return { cargados: codes.length, msg: say('Codis carregats correctament') }
})
