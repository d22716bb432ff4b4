import { modules } from '@app/contract'
import type { Action } from '@app/contract/kit/action'
import type { ContractModule } from '@app/contract/kit/module'
import { describe, expect, it } from 'vitest'
import { addressesOf } from '../../kit/http/serve.ts'
import { playerClub } from '../../testing/modules/member-page.ts'
import { requestOf } from '../../testing/sample-request.ts'

const desk = await playerClub()
const { anna, berta, members } = desk
const actions = Object.values<ContractModule>(modules).flatMap((one) => one.actions)
const ids = await desk.fill(members[0], 'Nadalenca')
const isOwn = ({ permission }: Action) => permission === 'member'

/** A path with ids of what is there, and with values of every other kind. */
const filled = ({ input }: Action, path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const { kind, facts } = input[name]!
    if (kind === 'day') return '2026-11-20'
    return ['text', 'email'].includes(kind) ? 'x' : String((ids as Readonly<Record<string, number>>)[facts.table ?? ''] ?? 1)
  })

/** Everything that the tables of the club hold, without the audit of the calls that were made. */
async function contents() {
  const { schema } = desk.product.clubs.all()[0]!
  const { rows: tables } = await desk.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE' order by 1`,
    [schema],
  )
  const all: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await desk.pool.query<{ sum: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${schema}"."${name}" t`,
    )
    all[name] = rows[0]!.sum
  }
  return all
}

describe('a player', () => {
  it('is answered 403 by every call that is not of the own page or open to anyone, by every address, and changes nothing (0195)', async () => {
    const before = await contents()
    const wrong: string[] = []
    for (const one of actions.filter((each) => !isOwn(each) && each.permission !== 'anyone')) {
      for (const { method, path } of addressesOf(one)) {
        const { status, body } = await anna.http({ method, url: filled(one, path), ...(method !== 'GET' && { body: {} }) })
        if (status !== 403 || body.code !== 'msg.not_allowed') wrong.push(`${method} ${path} ${status} ${String(body.code)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await contents()).toEqual(before)
  })
  it('has the own page, the account and the messages, and no other calls', () => {
    expect(
      actions
        .filter(isOwn)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    ).toEqual([
      'GET /api/account/current',
      'GET /api/mensajes',
      'GET /api/mi/datos',
      'GET /api/mi/factura/{id}/pdf',
      'GET /api/mi/inicio',
      'GET /api/mi/monedero',
      'GET /api/mi/recibo/{id}/pdf',
      'GET /api/mi/recibos',
      'POST /api/account/logout',
      'POST /api/account/set-locale/{locale}',
      'POST /api/mensajes/{id}/leido',
      'POST /api/mi/pagar',
      'PUT /api/mi/consentimientos',
    ])
  })
  it('finds something of the own record in every read, and nothing of another member in any call', async () => {
    const word = /Nadalenca/
    for (const one of actions.filter((each) => each.endpoint.includes(' /api/mi/'))) {
      const request = requestOf(one, ids)
      const theirs = await berta.http(request)
      expect([one.endpoint, word.test(JSON.stringify(theirs.body))]).toEqual([one.endpoint, false])
      expect([one.endpoint, theirs.status === 404]).toEqual([one.endpoint, /recibo\/|factura\/|pagar/.test(one.endpoint)])
      if (one.changes || one.input.id) continue
      const mine = await anna.http(request)
      expect([one.endpoint, mine.status, word.test(JSON.stringify(mine.body))]).toEqual([one.endpoint, 200, true])
    }
    const { status, body } = await berta.http({ method: 'POST', url: '/api/mi/pagar', body: { facturas: [ids.factura] } })
    expect([status, body.code]).toEqual([404, 'msg.not_found'])
  })
  it('cannot name another member: no call of the page takes the number of one', () => {
    const own = actions.filter((each) => each.endpoint.includes(' /api/mi/'))
    const named = own.flatMap(({ endpoint, input }) =>
      Object.values(input).some((one) => one.facts.table === 'socio' || one.facts.item?.facts.table === 'socio') ? [endpoint] : [],
    )
    expect(named).toEqual([])
  })
})
