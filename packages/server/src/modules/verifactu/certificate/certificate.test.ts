import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecureContext, type TLSSocket, connect as tlsConnect, createServer as tlsServer } from 'node:tls'
import forge from 'node-forge'
import { describe, expect, it } from 'vitest'
import {
  authority,
  entity,
  keyPair,
  type Names,
  packed,
  pair,
  certificatePassword as password,
  person,
  representative,
  signed,
} from '../../../testing/modules/certificates.ts'
import { type Certificate, certificateOf } from './certificate.ts'

const now = new Date('2026-11-20T12:00:00Z')
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))

const read = (file: Uint8Array, typed = password) => certificateOf(file, typed, now)
const opened = (file: Uint8Array, typed = password) => {
  const found = read(file, typed)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
const chainOf = ({ chain }: Certificate) => chain.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n/g)!

describe('a certificate', () => {
  it('of a person has the name, the tax id and the days of its holder', () => {
    expect(opened(packed(pair.key, [signed(person)]))).toMatchObject({
      name: 'MARÍA ÑÍGUEZ - DNI 12345678Z',
      nif: '12345678Z',
      kind: 'own',
      validFrom: new Date('2025-01-01T00:00:00Z'),
      validTo: new Date('2028-01-01T00:00:00Z'),
    })
  })

  it('of a representative has the tax id of the entity, as a seal has', () => {
    expect(opened(packed(pair.key, [signed(representative)]))).toMatchObject({ nif: 'B72877814', kind: 'representative' })
    const seals: Names[] = [[entity], [entity, ['2.5.4.5', 'B72877814']]]
    for (const names of seals) expect(opened(packed(pair.key, [signed(names)]))).toMatchObject({ nif: 'B72877814', kind: 'seal' })
  })

  it('is followed by its issuers, wherever its file has them, and by nothing else', () => {
    const [own, other] = [signed(person), signed([['2.5.4.3', 'Otra']], keyPair())]
    const chain = chainOf(opened(packed(pair.key, [other, authority, own])))
    expect(chain.map((one) => new X509Certificate(one).toString())).toEqual(
      [own, authority].map((one) => new X509Certificate(forge.pki.certificateToPem(one)).toString()),
    )
  })

  it.each(['aes128', 'aes256', '3des'] as const)('is read in %s', (algorithm) => {
    const { key } = opened(packed(pair.key, [signed(person)], algorithm), password)
    expect(forge.pki.privateKeyFromPem(key).n.equals(pair.key.n)).toBe(true)
  })

  it.each([
    ['RC2-40, an old export', 'openssl-rc2-40.p12', password, 'B72877814'],
    ['AES with a password outside of ASCII', 'openssl-aes-256.p12', password, 'B72877814'],
    ['AES with the key of an elliptic curve', 'openssl-elliptic-curve.p12', 'abc', '12345678Z'],
  ])('is read as OpenSSL writes it: %s', (_, name, typed, nif) => {
    const certificate = certificateOf(fixture(name), typed, new Date('2030-01-01'))
    expect(certificate).toMatchObject({ nif })
    const { key, chain } = certificate as Certificate
    expect(() => createSecureContext({ key, cert: chain })).not.toThrow()
  })

  it('is known to a server that trusts its authority', async () => {
    const { key, chain } = opened(packed(pair.key, [signed(representative), authority]))
    const ca = forge.pki.certificateToPem(authority)
    const server = tlsServer({ key, cert: chain, ca, requestCert: true })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const seen = new Promise<TLSSocket>((resolve) => server.once('secureConnection', resolve))
    const { port } = server.address() as { port: number }
    const client = tlsConnect({ port, host: '127.0.0.1', ca, key, cert: chain, checkServerIdentity: () => undefined })
    const socket = await seen
    expect([socket.authorized, socket.getPeerCertificate().subject]).toMatchObject([true, { organizationIdentifier: 'VATES-B72877814' }])
    client.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('a file is refused', () => {
  const good = packed(pair.key, [signed(person)])

  it.each(['openssl-rc2-40.p12', 'openssl-aes-256.p12', 'openssl-elliptic-curve.p12'])('with a wrong password: %s', (name) => {
    for (const wrong of ['', 'contrasena', 'contraseñá']) expect(read(fixture(name), wrong)).toEqual({ problem: 'wrong-password' })
  })

  it('that is none of keys', () => {
    const nested = Buffer.concat(Array.from({ length: 30_000 }, () => Buffer.from([0x30, 0x80])))
    for (const file of [
      Buffer.alloc(0),
      Buffer.from('hola'),
      Buffer.from(forge.pki.certificateToPem(authority)),
      good.subarray(1),
      good.subarray(0, -1),
      nested,
    ])
      expect(read(file)).toEqual({ problem: 'unreadable' })
  })

  it('in an encryption that is broken', () => {
    expect(read(fixture('openssl-rc4.p12'), 'abc')).toEqual({ problem: 'unsupported' })
  })

  it('without the private key of its certificate, or without a certificate', () => {
    expect(read(packed(null, [signed(person)]))).toEqual({ problem: 'no-key' })
    expect(read(packed(keyPair().key, [signed(person)]))).toEqual({ problem: 'no-key' })
    expect(read(packed(pair.key, null))).toEqual({ problem: 'no-certificate' })
  })

  it('with a short key, and without a tax id', () => {
    const short = keyPair(1024)
    expect(read(packed(short.key, [signed(person, short)]))).toEqual({ problem: 'weak' })
    for (const [type, value] of [
      ['2.5.4.5', 'IDCFR-123456789'],
      ['2.5.4.97', 'NTRES-123'],
      ['2.5.4.3', '12345678Z'],
    ] as const)
      expect(read(packed(pair.key, [signed([[type, value]])]))).toEqual({ problem: 'no-tax-id' })
  })

  it('before its first day and after its last one', () => {
    const of = (from: string, to: string) => read(packed(pair.key, [signed(person, pair, [from, to])]))
    expect(of('2025-01-01', '2026-11-20T11:59:59Z')).toEqual({ problem: 'expired' })
    expect(of('2026-11-20T12:00:01Z', '2028-01-01')).toEqual({ problem: 'not-yet-valid' })
    expect(of('2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z')).toMatchObject({ nif: '12345678Z' })
  })
})
