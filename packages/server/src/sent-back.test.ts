import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Action, type EditedRead, editedFields, methodOf, pathOf } from '@app/contract/kit/action'
import { describe, expect, it } from 'vitest'
import { fillDemo, sizes } from './demo.ts'
import { tablesNamed } from './kit/http/restrictions.ts'
import { addressesOf } from './kit/http/serve.ts'
import { catalogue, routes } from './registry.ts'
import { club } from './testing/club.ts'

const desk = await club()
const { schema } = desk.product.clubs.all()[0]!
await fillDemo(desk.pool, { schema, size: sizes.XS, zone: 'Europe/Madrid', now: desk.now(), report: () => {} })

// rows that the demo club does not have
const { rows: members } = await desk.pool.query<{ id: string }>(
  `select id_mst_socios as id from ${schema}.socio where numsocio > 1 and activo and id_mst_socios_titular is null order by 1 limit 2`,
)
const [dependant, holder] = members.map(({ id }) => Number(id))
await desk.db.updateTable('socio').set({ id_mst_socios_titular: holder! }).where('id_mst_socios', '=', dependant!).execute()
await desk.db
  .insertInto('aviso')
  .values({ titulo: JSON.stringify({ es: 'Aviso' }), texto: JSON.stringify({ es: 'Texto' }), desde: '2026-11-01' } as never)
  .execute()

const actions = routes.map(({ action }) => action)
/** Some ids of a table, the first and the last ones. */
async function idsOf(table: string): Promise<number[]> {
  const id = catalogue.byTable.get(table)?.id
  // numbers of a catalogue, such as parameters
  if (!id) return [1, 2, 3]
  const { rows } = await desk.pool.query<{ id: string }>(
    `(select "${id}" as id from ${schema}."${table}" order by 1 limit 3) union (select "${id}" from ${schema}."${table}" order by 1 desc limit 3)`,
  )
  return [...(table === 'socio' ? [holder!, dependant!] : []), ...rows.map((row) => Number(row.id))]
}
const edits = actions.filter((action) => methodOf(action.endpoint) !== 'GET' && action.edits?.some(({ as }) => !as))
const filled = (path: string, values: Readonly<Record<string, unknown>>) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(values[name])))

/** Values of the input that are not in the path. */
const bodyOf = (action: Action, input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !pathOf(action.endpoint).includes(`{${name}}`)))
/** Answers of the reads of an edit for one row, without those under a name of their own. */
async function readBy(reads: readonly EditedRead[], input: Readonly<Record<string, unknown>>) {
  const shown: Record<string, unknown> = {}
  for (const { read, of, as } of reads) {
    if (as) continue
    const { status, body } = await desk.http({ method: 'GET', url: filled(pathOf(read.endpoint), of(input as never)) })
    if (status !== 200) return null
    Object.assign(shown, body)
  }
  return shown
}
/** Rows of an edit that its reads find: the values of its path, and of the ids in its body. */
async function* rowsOf(action: Action) {
  const inPath = [...pathOf(action.endpoint).matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const inBody = Object.entries(action.input).flatMap(([name, { kind, need }]) => (kind === 'ref' && need === 'required' ? [name] : []))
  const names = [...new Set([...inPath, ...inBody])]
  const options = await Promise.all(names.map((name) => idsOf(action.input[name]?.facts.table ?? '')))
  const combined = options.reduce<number[][]>((all, ids) => all.flatMap((some) => ids.map((id) => [...some, id])), [[]])
  for (const values of combined) {
    const input = Object.fromEntries(names.map((name, at) => [name, values[at]]))
    const shown = await readBy(action.edits!, input)
    if (shown) yield { input, shown }
  }
}

/** Equal but for the ids of a schedule's slots, which are replaced with it, and the number of saves of a series. */
const isSame = (now: unknown, before: unknown) => {
  const comparable = (value: unknown) =>
    JSON.stringify(value, (name, one: unknown) => (['id_reg_horario_hora', 'version'].includes(name) ? undefined : one))
  return comparable(now) === comparable(before)
}

describe('what a read answers (A-170)', () => {
  it('can be sent back to the call that edits it, whatever the row, and changes nothing', async () => {
    const wrong: unknown[] = []
    const without: string[] = []
    for (const action of edits) {
      let rows = 0
      for await (const { input, shown } of rowsOf(action)) {
        rows += 1
        const url = filled(pathOf(action.endpoint), input)
        const { status, body } = await desk.http({
          method: methodOf(action.endpoint),
          url,
          body: { ...shown, ...bodyOf(action, input), _password: 'una-frase-larga' },
        })
        if (status !== 200) wrong.push([url, status, JSON.stringify(body).slice(0, 300), JSON.stringify(shown)])
        else if (!isSame(await readBy(action.edits!, input), shown))
          wrong.push([url, 'changed', JSON.stringify(shown), JSON.stringify(await readBy(action.edits!, input))])
        if (rows === 4) break
      }
      if (rows === 0) without.push(action.endpoint)
    }
    expect(wrong).toEqual([])
    expect(without).toEqual([])
  })
  it('is refused with a name that neither the read nor the edit has', async () => {
    const [action] = edits
    for await (const { input, shown } of rowsOf(action!)) {
      const { status, body } = await desk.http({
        method: methodOf(action!.endpoint),
        url: filled(pathOf(action!.endpoint), input),
        body: { ...shown, inventado: 1 },
      })
      expect([status, body.inventado]).toEqual([422, [expect.any(String)]])
    }
  })
  it('of the form of a permanent booking makes another one, with every field that the documents list (spec 3 §3)', async () => {
    const { body: form } = await desk.http({ method: 'GET', url: '/api/permanentReservations/edit/2/getInfo' })
    expect(Object.keys(form)).toEqual(expect.arrayContaining(['desc_tiporeserva', 'duracion', 'activo', 'socios', 'tipo_ingresos']))
    const { id_mst_reservasfijas: _id, version: _version, ...other } = form
    const body = { ...other, nombre: 'Otra', hora_ini: 900, hora_fin: 960, edit: 0, override: 1 }
    const { status, body: saved } = await desk.http({ method: 'POST', url: '/api/tipo_recurso/0/reservasFijas', body })
    expect([status, saved.code]).toEqual([200, undefined])
  })
  it('has a read for every edit of a row', () => {
    const reads = new Set(actions.filter(({ changes }) => !changes).map(({ endpoint }) => endpoint))
    const blind = actions.filter(
      (action) => action.endpoint.startsWith('PUT ') && !action.edits && reads.has(`GET ${pathOf(action.endpoint)}` as never),
    )
    expect(blind.map(({ endpoint }) => endpoint)).toEqual([])
    for (const action of edits) expect(Object.keys(editedFields(action)).length).toBeGreaterThan(0)
    expect(tablesNamed(edits[0]!).length).toBeGreaterThan(0)
  })
})

describe('a client written by the documents (A-170)', () => {
  const plainPath = (path: string) => path.replaceAll(/\{\w+\}/g, '{}').replace(/^\/api/, '')
  const byAddress = new Map<string, Action>(
    actions.flatMap((action) => addressesOf(action).map(({ method, path }) => [`${method} ${plainPath(path)}`, action] as const)),
  )
  const [, ...lines] = readFileSync(join(import.meta.dirname, '../../../docs/spec/endpoints.tsv'), 'utf8')
    .trim()
    .split('\n')
  const rows = lines
    .map((line) => line.split('\t'))
    .map(([method, path, , body = '']) => ({ address: `${method} ${plainPath(path!)}`, body }))
  /** Names in a cell such as `amount, socios[], _token`; prose is left out. */
  const namesIn = (body: string) =>
    body
      .replaceAll(/\([^)]*\)/g, '')
      .split(',')
      .map((name) => name.trim().replace('[]', ''))
      .filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'not')
  it('may send every body field that they list for a call', () => {
    const refused = rows.flatMap(({ address, body }) => {
      const action = byAddress.get(address)
      if (!action) return []
      const known = new Set(Object.entries(action.input).flatMap(([name, { alias = [] }]) => [name, ...alias]))
      return namesIn(body).flatMap((name) => (known.has(name) ? [] : [`${address}: ${name}`]))
    })
    expect(refused).toEqual([])
    expect(rows.filter(({ address, body }) => byAddress.has(address) && namesIn(body).length > 0).length).toBeGreaterThan(60)
  })
  it('and names that objects inherit are refused, never a fault', async () => {
    const faults: unknown[] = []
    for (const action of edits) {
      const url = pathOf(action.endpoint).replaceAll(/\{\w+\}/g, '1')
      const { status } = await desk.http({
        method: methodOf(action.endpoint),
        url,
        body: { constructor: {}, toString: 1, filtro: { constructor: 1 } },
      })
      if (status >= 500 || status === 200) faults.push([action.endpoint, status])
    }
    expect(faults).toEqual([])
  })
})
