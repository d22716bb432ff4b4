import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import forge from 'node-forge'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { authority, packed, pair, person, representative, signed } from '../../../testing/modules/certificates.ts'
import { enveloped, own } from '../../../testing/modules/verifactu.ts'
import { type Certificate, certificateOf } from '../certificate/certificate.ts'
import { startVerifactuSimulator } from '../simulator.ts'
import { ask, serviceAddress } from './agency-adapter.ts'

const now = new Date('2026-09-16T07:05:30Z')
const ca = forge.pki.certificateToPem(authority)
const pem = (certificate: forge.pki.Certificate) => forge.pki.certificateToPem(certificate)
const server = signed([['2.5.4.3', '127.0.0.1']], pair, undefined, '127.0.0.1')
const tls = { key: forge.pki.privateKeyToPem(pair.key), cert: pem(server), ca }
const identityOf = (names: typeof person) => {
  const { key, chain } = certificateOf(packed(pair.key, [signed(names), authority]), 'contraseña', now) as Certificate
  return { key, cert: chain }
}
beforeAll(() => setDefaultCACertificates([...getCACertificates(), ca]))

let agency: Awaited<ReturnType<typeof startVerifactuSimulator>>
afterEach(() => agency.stop())

it('the service is asked with the certificate of the company, and its clock is read', async () => {
  agency = await startVerifactuSimulator({ now: () => now, tls })
  const reply = await ask(agency.url, enveloped(own), identityOf(representative))
  expect(reply).toMatchObject({ reading: { answer: { state: 'ParcialmenteCorrecto' } }, clock: now.getTime() })
})

it('a certificate of somebody else is refused by a fault, which is read whatever its status', async () => {
  agency = await startVerifactuSimulator({ now: () => now, tls })
  expect(await ask(agency.url, enveloped(own), identityOf(person))).toMatchObject({ reading: { fault: { code: 4112 } } })
})

it('a server that cannot prove its name is sent nothing', async () => {
  const other = signed([['2.5.4.3', 'otro.test']], pair)
  agency = await startVerifactuSimulator({ now: () => now, tls: { ...tls, cert: pem(other) } })
  const reply = await ask(agency.url, enveloped(own), identityOf(representative))
  expect(reply.reading).toEqual({ problem: expect.stringContaining('127.0.0.1') })
  expect(agency.received).toEqual([])
})

it('seals have an address of their own, and tests a service of their own (formats.md §3.5)', async () => {
  agency = await startVerifactuSimulator()
  const path = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP'
  expect([
    serviceAddress('production', false),
    serviceAddress('production', true),
    serviceAddress('test', false),
    serviceAddress('test', true),
  ]).toEqual([
    `https://www1.agenciatributaria.gob.es${path}`,
    `https://www10.agenciatributaria.gob.es${path}`,
    `https://prewww1.aeat.es${path}`,
    `https://prewww10.aeat.es${path}`,
  ])
})
