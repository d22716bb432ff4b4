import { ask, type Club, read } from './clubs.ts'
import { compare, timed } from './measure.ts'
import { type Result, took } from './report.ts'

const list = ({ desk, floor }: Club, rounds: number) =>
  compare(
    timed(() => desk.get('/api/socio')),
    [timed(() => floor('members')), timed(() => floor('membersInSql'))],
    { rounds },
  )

/** Pages and whole lists of members. */
export async function benchLists(large: Club, small: Club): Promise<Result[]> {
  const { desk, floor, today } = large
  const page = (query: object, bare: string) =>
    compare(
      timed(() => desk.post('/api/socio/pagina', query)),
      [timed(() => floor(bare, { today }))],
      { rounds: 40 },
    )
  return [
    took('page of 30,000 members', 'list', await page({}, 'page')),
    took('search in the list of 30,000 members', 'list', await page({ buscar: 'garc' }, 'pageOfSearch')),
    took('list of 5,000 members', 'list', await list(small, 30)),
    took('list of 30,000 members', 'list', await list(large, 12)),
  ]
}

/** Search, page of a member, merge of two with 2,000 lines of the one that ends. */
export async function benchMembers({ desk, floor, today }: Club): Promise<Result[]> {
  // three members, whose openings are on record after the unjudged rounds
  let id = 100
  const product = timed(async () => {
    id = 100 + ((id + 1) % 3)
    await desk.get(`/api/socio/${id}`)
    await desk.get(`/api/socio/${id}/resumen`)
  })
  const bare = timed(async () => {
    await floor('file', { id, ids: [id] })
    await floor('summary', { id, ids: [id], today })
  })
  const pair = async () => {
    const [stays, ends] = await ask<{ id_mst_socios: number }[]>(floor('twoMembers'))
    await floor('newLines', { member: ends!.id_mst_socios, count: 2000 })
    return { stays: stays!.id_mst_socios, ends: ends!.id_mst_socios }
  }
  const merge = async () => {
    const { stays, ends } = await pair()
    return timed(async () => {
      const { movidos } = await read<{ movidos: number }>(desk.post(`/api/socio/${stays}/union/${ends}`, {}))
      if (movidos !== 2000) throw new Error(`${movidos} records were moved`)
    })()
  }
  const bareMerge = async () => {
    const input = await pair()
    return timed(() => floor('merge', input))()
  }
  return [
    took(
      'member search',
      'read',
      await compare(
        timed(() => desk.get('/api/socio/buscar/garc')),
        [timed(() => floor('search'))],
      ),
    ),
    took('page of a member (file and summary)', 'read', await compare(product, [bare])),
    took('merge of two members, 2,000 records', 'write', await compare(merge, [bareMerge], { rounds: 5, unjudged: 1 })),
  ]
}
