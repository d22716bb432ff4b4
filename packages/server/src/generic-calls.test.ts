import type { Operation, Resource } from '@app/contract/kit/resource'
import { describe, expect, it } from 'vitest'
import { fillDemo, sizes } from './demo.ts'
import { catalogue } from './registry.ts'
import { club } from './testing/club.ts'

const desk = await club()
const { schema } = desk.product.clubs.all()[0]!
await fillDemo(desk.pool, { schema, size: sizes.XS, zone: 'Europe/Madrid', now: desk.now(), report: () => {} })

type Row = Readonly<Record<string, unknown>>
const ask = async (method: string, url: string, body?: unknown) => desk.http({ method, url, ...(body !== undefined && { body }) } as never)
const having = (operation: Operation) => catalogue.resources.filter(({ only }) => only.includes(operation))
const rowsOf = async ({ table, id }: Resource): Promise<Row[]> =>
  (await desk.pool.query<Row>(`select * from ${schema}."${table}" order by "${id}" limit 3`)).rows
const pathsOf = ({ path, also = [] }: Resource) => [path, ...also]

it('every resource answers its list, one row, its choices and a new row under each of its spellings (A-182)', async () => {
  const wrong: unknown[] = []
  const asked: string[] = []
  const check = async (url: string, isRight: (answer: { status: number; body: never }) => boolean) => {
    const answer = await ask('GET', url)
    asked.push(url)
    if (!isRight(answer as never)) wrong.push([url, answer.status, answer.body])
  }
  for (const resource of catalogue.resources)
    for (const path of pathsOf(resource)) {
      const { only, id, fields } = resource
      const first = (await rowsOf(resource))[0]
      const isRow = (row: Row) => Object.keys(fields).every((name) => name in row)
      if (only.includes('list')) await check(`/api/${path}`, ({ status, body }) => status === 200 && (body as Row[]).every(isRow))
      if (only.includes('dropdown'))
        await check(
          `/api/${path}/dropdown`,
          ({ status, body }) => status === 200 && (body as Row[]).every((row) => 'id' in row && 'text' in row),
        )
      if (only.includes('template')) await check(`/api/${path}/create`, ({ status, body }) => status === 200 && typeof body === 'object')
      if (!only.includes('get')) continue
      await check(`/api/${path}/999999`, ({ status }) => status === 404)
      if (first)
        await check(
          `/api/${path}/${Number(first[id])}`,
          ({ status, body }) => status === 200 && Number((body as Row)[id]) === Number(first[id]),
        )
    }
  expect(wrong).toEqual([])
  expect(asked.length).toBeGreaterThan(100)
})

it('every resource without rules takes back the row that it answered, makes one of it, and deletes it once (A-182)', async () => {
  const wrong: unknown[] = []
  for (const resource of having('update').filter(({ only }) => only.includes('get'))) {
    const first = (await rowsOf(resource))[0]
    if (!first) continue
    const url = `/api/${resource.path}/${Number(first[resource.id])}`
    const { body: shown } = await ask('GET', url)
    const { status, body } = await ask('PUT', url, shown)
    if (status !== 200) wrong.push(['PUT', url, status, body])
    expect((await ask('GET', url)).body).toEqual(shown)
    expect((await ask('PUT', `/api/${resource.path}/999999`, {})).status).toBe(404)
  }
  for (const resource of having('remove')) {
    const { status } = await ask('DELETE', `/api/${resource.path}/999999`)
    if (status !== 404) wrong.push(['DELETE', resource.path, status])
  }
  expect(wrong).toEqual([])
})

const children = catalogue.resources.filter(({ parent }) => parent)
const childrenWith = (operation: Operation) => children.filter(({ only }) => only.includes(operation))

/** A row of a part with its parent, and the address of the part under a parent; another parent has none of it. */
async function familyOf(child: Resource) {
  const parent = catalogue.byTable.get(child.fields[child.parent!]!.facts.table!)!
  const mine = (await rowsOf(child))[0]!
  const own = Number(mine[child.parent!])
  const { rows } = await desk.pool.query<{ id: string }>(
    `select "${parent.id}" as id from ${schema}."${parent.table}" where "${parent.id}" <> $1 limit 1`,
    [own],
  )
  const at = (above: number, rest = '') => `/api/${parent.path}/${above}/${child.path}${rest}`
  return { id: Number(mine[child.id]), mine, own, other: Number(rows[0]!.id), at }
}

describe('the rows of a part under their parent (A-182)', () => {
  it.each(childrenWith('list').map((child) => [child.name, child] as const))(
    'are listed without those of another: %s',
    async (_name, child) => {
      const { id, own, other, at } = await familyOf(child)
      const { body: all } = await ask('GET', `/api/${child.path}`)
      expect((await ask('GET', at(own))).body).toEqual((all as unknown as Row[]).filter((row) => row[child.parent!] === own))
      expect(((await ask('GET', at(other))).body as unknown as Row[]).map((row) => row[child.id])).not.toContain(id)
      expect((await ask('GET', at(999_999))).status).toBe(404)
    },
  )
  it.each(childrenWith('dropdown').map((child) => [child.name, child] as const))('are choices of it alone: %s', async (_name, child) => {
    const { id, mine, own, other, at } = await familyOf(child)
    const choice = { id, text: mine[child.label] }
    expect((await ask('GET', at(own, '/dropdown'))).body).toContainEqual(choice)
    expect((await ask('GET', at(other, '/dropdown'))).body).not.toContainEqual(choice)
  })
  it.each(childrenWith('template').map((child) => [child.name, child] as const))('begin as its own: %s', async (_name, child) => {
    const { own, at } = await familyOf(child)
    expect((await ask('GET', at(own, '/create'))).body).toMatchObject({ [child.parent!]: own })
  })
  it.each(childrenWith('get').map((child) => [child.name, child] as const))('are read and sent back there: %s', async (_name, child) => {
    const { id, own, at } = await familyOf(child)
    const shown = await ask('GET', at(own, `/${id}`))
    expect(shown.status).toBe(200)
    expect((await ask('PUT', at(own, `/${id}`), shown.body)).body).toEqual(shown.body)
  })
  it.each(children.map((child) => [child.name, child] as const))(
    'are not found under another, whatever is asked: %s',
    async (_name, child) => {
      const { id, mine, other, at } = await familyOf(child)
      const answers = await Promise.all(
        ['GET', 'PUT', 'DELETE'].map((method) => ask(method, at(other, `/${id}`), method === 'PUT' ? {} : undefined)),
      )
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      expect(await rowsOf(child)).toContainEqual(mine)
    },
  )
})

it('a new row of a part belongs to the parent of its address, with the rules of its own call (A-182)', async () => {
  const { rows } = await desk.pool.query<{ id: number }>(`select id_reg_actividades as id from ${schema}.actividad order by 1 limit 2`)
  const [first, second] = rows.map(({ id }) => Number(id))
  const { status, body } = await ask('POST', `/api/actividad/${first}/actividad_grupo`, {
    desc_actividades_grupo: 'Nuevo',
    id_reg_actividades: second,
  })
  expect([status, body]).toMatchObject([200, { id_reg_actividades: first, desc_actividades_grupo: 'Nuevo' }])
  const url = `/api/actividad/${first}/actividad_grupo/${Number((body as unknown as Row).id_reg_actividades_grupo)}`
  expect(await ask('PUT', url, { desc_actividades_grupo: 'Otro' })).toMatchObject({
    status: 200,
    body: { desc_actividades_grupo: 'Otro', id_reg_actividades: first },
  })
  expect((await ask('POST', '/api/actividad/999999/actividad_grupo', { desc_actividades_grupo: 'Nada' })).status).toBe(404)
  expect((await ask('POST', `/api/actividad/${first}/actividad_grupo`, { desc_actividades_grupo: '' })).status).toBe(422)
  expect((await ask('DELETE', url)).status).toBe(200)
  expect((await ask('DELETE', url)).status).toBe(404)
  const desks = await desk.as({ rights: ['members'] })
  expect((await desks.http({ method: 'GET', url: `/api/actividad/${first}/actividad_grupo` })).status).toBe(403)
})
