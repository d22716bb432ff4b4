import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { cashdro } from './cashdro-adapter.ts'

const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
})
const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return (server.address() as AddressInfo).port
}
/** A device with the same answer to every request, and the requests it received. */
async function device(answer: RequestListener) {
  const asked: URLSearchParams[] = []
  const port = await listening(
    createServer((request, response) => {
      asked.push(new URL(request.url ?? '/', 'http://x').searchParams)
      answer(request, response)
    }),
  )
  return { asked, machine: cashdro({ base: `http://127.0.0.1:${port}`, name: 'tpv', password: 'a&b=c d', fingerprint: '', isTest: true }) }
}
const saying = (text: string) => device((_request, response) => response.end(text))
const sale = { id: 7, clase: 'maquina_cobro', cents: 1825 } as const
const operation = (fields: object) =>
  JSON.stringify({
    code: 1,
    response: {
      errorMessage: 'none',
      operation: { operation: { operationid: '452', state: 'F', total: '1825', totalin: '1830', totalout: '-5', ...fields } },
    },
  })

/** A self-signed certificate of a device in a test, with its fingerprint. */
const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfe/rI7VZ+ms49zUc
tgQX5D3aJZ8EOoIV2TjpTYhxdEGhRANCAAS+q2y7S76ranXWox4O+Mvm5ex3T+2S
y0MR/6xnxUT7v6tlEuYymUW/k5BpRPWrNWBvkJcVthWklS6HQ5K5S9i5
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBezCCASGgAwIBAgIUD7slfJCd3AgbvmXdek8m/4RHm80wCgYIKoZIzj0EAwIw
EjEQMA4GA1UEAwwHY2FzaGRybzAgFw0yNjExMjYxOTE5MzNaGA8yMTI2MTEwMjE5
MTkzM1owEjEQMA4GA1UEAwwHY2FzaGRybzBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABL6rbLtLvqtqddajHg74y+bl7HdP7ZLLQxH/rGfFRPu/q2US5jKZRb+TkGlE
9as1YG+QlxW2FaSVLodDkrlL2LmjUzBRMB0GA1UdDgQWBBQQMfGYizgRAaLTy0l8
8nWfGKko6zAfBgNVHSMEGDAWgBQQMfGYizgRAaLTy0l88nWfGKko6zAPBgNVHRMB
Af8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIFx/h6sRq1HKC7+3BIgyurBV+0ha
ZCEh2wmTJg6SgBjaAiEAn2a5MH9JYouqBznbsS6jqN72gI47N3DMW6klDxd35gM=
-----END CERTIFICATE-----`,
  fingerprint: '06:09:9C:1B:CE:65:01:2E:D4:44:AE:7E:67:0A:41:F4:63:F7:FE:CF:99:C5:4A:9C:86:30:30:DA:14:5B:43:D3',
}

describe('the certificate of a CashDro', () => {
  it('is pinned: another device, or one that nobody has pinned, never sees the password (0101)', async () => {
    const seen: string[] = []
    const { key, cert, fingerprint } = certificate
    const secure = createSecureServer({ key, cert }, (request, response) => {
      seen.push(request.url ?? '')
      response.end(operation({}))
    })
    const base = `https://127.0.0.1:${await listening(secure)}`
    const machine = (pinned: string) => cashdro({ base, name: 'tpv', password: 'secreta', fingerprint: pinned, isTest: false })
    const own = fingerprint.replaceAll(':', '').toLowerCase()
    for (const pinned of ['', own.replace('0', '1')]) {
      expect(await machine(pinned).start(sale)).toEqual({ what: 'refused', code: `huella ${own}` })
      expect(await machine(pinned).query('452', sale)).toEqual({ what: 'silent', code: `huella ${own}` })
    }
    expect(seen).toEqual([])
    for (const pinned of [fingerprint, own, own.toUpperCase()])
      expect(await machine(pinned).query('452', sale)).toEqual({ what: 'finished', cents: 1825 })
    expect(seen).toHaveLength(3)
  })
})

describe('an operation at CashDro', () => {
  it('is begun by an amount in cents, with name and password as they are (formats.md §4.3)', async () => {
    const { machine, asked } = await saying('{"code":1,"response":{"errorMessage":"none","operation":{"operationId":"452"}}}')
    expect(await machine.start(sale)).toEqual({ what: 'started', reference: '452' })
    expect(await machine.start({ ...sale, clase: 'maquina_pago' })).toEqual({ what: 'started', reference: '452' })
    expect(Object.fromEntries(asked[0]!)).toEqual({
      operation: 'startOperation',
      name: 'tpv',
      password: 'a&b=c d',
      type: '4',
      posid: 'TRIBUNA',
      posuser: '1',
      aliasid: 'OP-7',
      parameters: '{"amount":"1825"}',
    })
    expect(asked[1]?.get('type')).toBe('3')
  })
  it('is understood from older machines too, whose number stands in `data`', async () => {
    expect(await (await saying('{"code":1,"data":"1186"}')).machine.start(sale)).toEqual({ what: 'started', reference: '1186' })
  })
  it('has taken what fell in less what came out, whatever was asked (R-398, R-399)', async () => {
    const asked = async (fields: object) => (await saying(operation(fields))).machine.query('452', sale)
    expect(await asked({})).toEqual({ what: 'finished', cents: 1825 })
    expect(await asked({ totalin: '500', totalout: '-500' })).toEqual({ what: 'finished', cents: 0 })
    expect(await asked({ totalin: '2000', totalout: '0', amountchangenotavailable: '175' })).toEqual({ what: 'finished', cents: 2000 })
    expect(await asked({ state: 'I' })).toEqual({ what: 'waiting' })
    expect(await asked({ state: 'Q' })).toEqual({ what: 'running' })
    expect(await asked({ state: 'E' })).toEqual({ what: 'running' })
  })
  it.each([
    ['of another operation', operation({ operationid: '453' })],
    ['without totals', operation({ totalin: '' })],
    ['with a total that is none', operation({ totalin: '18.30' })],
    ['of an unknown state', operation({ state: 'X' })],
    ['that took in less than nothing', operation({ totalin: '-5' })],
    ['without an operation', '{"code":1,"response":null}'],
    ['that is a list', '[1]'],
    ['that is empty', ''],
    ['without a code', '{"response":{}}'],
  ])('says nothing by an answer %s', async (_what, text) => {
    expect(await (await saying(text)).machine.query('452', sale)).toEqual({ what: 'nonsense', code: 'nonsense' })
  })
  it('is not there where the machine fails, sends no end, or says far too much', async () => {
    const silent = { what: 'silent', code: 'silent' }
    const broken = await device((_request, response) => response.writeHead(500).end('{"code":1}'))
    expect(await broken.machine.query('452', sale)).toEqual(silent)
    const endless = await device((_request, response) => void response.write(operation({})))
    expect(await endless.machine.query('452', sale)).toEqual(silent)
    const long = await device((_request, response) => response.end('x'.repeat(1_000_000)))
    expect(await long.machine.query('452', sale)).toEqual(silent)
    const ofLength = async (length: number) => (await saying(operation({}).padEnd(length))).machine.query('452', sale)
    expect(await ofLength(100_000)).toEqual({ what: 'finished', cents: 1825 })
    expect(await ofLength(100_001)).toEqual(silent)
  })
  it('is never asked of this machine itself, whatever a name leads to', async () => {
    let connections = 0
    const port = await listening(
      createSocketServer(() => {
        connections += 1
      }),
    )
    const machine = cashdro({ base: `https://localhost:${port}`, name: 'x', password: 'x', fingerprint: 'x', isTest: false })
    expect(await machine.query('452', sale)).toEqual({ what: 'silent', code: 'silent' })
    expect(connections).toBe(0)
  })
})
