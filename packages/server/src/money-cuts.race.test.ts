import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { drawerInfo } from '@app/contract/cash/drawer'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { sellPass } from '@app/contract/passes/sell-pass'
import { newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { addCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { expect, it } from 'vitest'
import { randomFrom } from './kit/random.ts'
import { broken, tillClub } from './testing/modules/till.ts'
import { roundsOf, seedOf } from './testing/rounds.ts'

const cuts = roundsOf({ test: 200, proofs: 10_000 })
const desks = 8
const seed = seedOf(5)

const club = await tillClub()
const { register, members, water } = club
const { port } = new URL(await club.product.app.listen({ port: 0, host: '127.0.0.1' }))

/** End of a request whose client disconnects: within its bytes, n turns after them, or within the bytes of the answer. */
type Cut = { sent: number } | { turns: number } | { heard: number }

interface Command {
  readonly endpoint: string
  readonly body: object
}

/** The bytes of a command under its key. */
function bytesOf({ endpoint, body }: Command, key: string): Buffer {
  const [method, path] = endpoint.split(' ') as [string, string]
  const text = method === 'GET' ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `cookie: session=${club.token}`,
    `x-csrf-token: ${club.csrf}`,
    `idempotency-key: ${key}`,
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** Sends a request and reads its answer, as far as the cut lets it. */
async function send(request: Buffer, cut?: Cut): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (piece: Buffer) => {
    answer += piece.toString()
    if (cut && 'heard' in cut && answer.length >= cut.heard) socket.destroy()
  })
  await once(socket, 'connect')
  socket.write(cut && 'sent' in cut ? request.subarray(0, cut.sent) : request)
  if (cut && 'sent' in cut) socket.destroySoon()
  if (cut && 'turns' in cut) {
    for (let n = 0; n < cut.turns && !socket.closed; n += 1) await turn()
    socket.destroy()
  }
  await closed
  return answer
}

it(`${cuts} cuts at random moments charge, give back and sell nothing twice and lose nothing that was answered`, async () => {
  const random = randomFrom(seed)
  const { id_mst_tipoabonos } = await club.call(createPassType, {
    ...{ desc_tipoabonos: 'Bono 10', saldo_original: 10, unidad: 1, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 6000 }] },
  })
  const before = (await club.call(drawerInfo, { id: register })).expectedAmount
  let made = 0
  const done = { charged: 0, refunded: 0, carts: 0, credits: 0, passes: 0 }

  const oneDesk = async (number: number) => {
    const hash = `desk ${number}`
    const { id_reg_factura } = await club.call(createIncome, { id_mst_socios: members[0]!, concepto: hash, precio: 9_000_000 })
    const here = { charged: 0, refunded: 0 }
    const acts = {
      charged: () => ({ endpoint: chargeSelected.endpoint, body: { facturasSeleccionadas: [id_reg_factura], importe: '0.10' } }),
      refunded: () => ({
        endpoint: refundLines.endpoint,
        body: { facturas: [{ id_reg_factura, importe: '0.05' }], forma: 'efectivo', id_mst_caja: register },
      }),
      carts: async () => {
        const { carro } = await club.call(newCart, { hash })
        const { id_reg_tpv_carro } = carro
        await club.sell(water, 1, { hash, id_reg_tpv_carro })
        return { endpoint: payCart.endpoint, body: { hash, id_reg_tpv_carro, id_mst_caja: register } }
      },
      credits: () => ({
        endpoint: addCredits.endpoint.replace('{id}', String(members[1])).replace('{n}', '0.07').replace('{f}', '0'),
        body: {},
      }),
      passes: () => ({ endpoint: sellPass.endpoint, body: { id_mst_socios: members[2], id_mst_tipoabonos } }),
    } satisfies Record<keyof typeof done, () => Command | Promise<Command>>
    for (let n = 0; made < cuts; n += 1) {
      const possible = (['charged', 'refunded', 'carts', 'credits', 'passes'] as const).filter(
        (one) => one !== 'refunded' || here.refunded < here.charged,
      )
      const act = random.pick(possible)
      const request = bytesOf(await acts[act](), `${hash} ${n}`)
      for (let left = random.int(1, 4); left > 0; left -= 1) {
        await send(
          request,
          random.pick([{ sent: random.int(0, request.length - 1) }, { turns: random.int(0, 60) }, { heard: random.int(1, 400) }]),
        )
        made += 1
      }
      const answer = await send(request)
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect((await send(request)).split('\r\n\r\n')[1]).toBe(answer.split('\r\n\r\n')[1])
      done[act] += 1
      if (act === 'charged' || act === 'refunded') here[act] += 1
    }
  }
  await Promise.all(Array.from({ length: desks }, (_, number) => oneDesk(number)))

  expect((await club.call(drawerInfo, { id: register })).expectedAmount - before).toBe(
    10 * done.charged - 5 * done.refunded + 150 * done.carts,
  )
  expect((await club.call(walletOf, { id: members[1]! })).creditos).toBe(7 * done.credits)
  const { passes } = await club.db
    .selectFrom('abono')
    .select(({ fn }) => fn.countAll<number>().as('passes'))
    .executeTakeFirstOrThrow()
  expect(passes).toBe(done.passes)
  expect(Math.min(...Object.values(done))).toBeGreaterThan(cuts / 50)
  expect(await broken(club)).toEqual([])
}, 900_000)
