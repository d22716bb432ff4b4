import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import forge from 'node-forge'
import { expect, it } from 'vitest'
import { readCertificate } from './certificate-file.ts'

const file = readFileSync(join(import.meta.dirname, 'fixtures/openssl-elliptic-curve.p12'))
const now = new Date('2030-01-01T00:00:00Z')

/** A file whose checksum takes days. */
function endless(): Buffer {
  const pfx = forge.asn1.fromDer(file.toString('binary'))
  const [, , { value: parts }] = pfx.value as [unknown, unknown, { value: forge.asn1.Asn1[] }]
  parts[2]!.value = forge.asn1.integerToDer(0x7fffffff).getBytes()
  return Buffer.from(forge.asn1.toDer(pfx).getBytes(), 'binary')
}

it('a certificate is read in a process of its own', async () => {
  expect(await readCertificate(file, 'abc', now)).toMatchObject({ nif: '12345678Z', kind: 'own', validTo: expect.any(Date) })
  expect(await readCertificate(file, 'abd', now)).toEqual({ problem: 'wrong-password' })
})

it('a file that asks for rounds without end is given up, and the next one is read', async () => {
  const [slow, next] = await Promise.all([readCertificate(endless(), 'abc', now, 2000), readCertificate(file, 'abc', now)])
  expect([slow, next]).toMatchObject([{ problem: 'too-slow' }, { nif: '12345678Z' }])
})

it('a file beyond a hundred thousand bytes is not looked at', async () => {
  expect(await readCertificate(Buffer.alloc(100_001), 'abc', now)).toEqual({ problem: 'too-large' })
  expect(await readCertificate(Buffer.alloc(100_000), 'abc', now)).toEqual({ problem: 'unreadable' })
})
