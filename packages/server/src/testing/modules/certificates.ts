import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

/** Password of the files. */
export const certificatePassword = 'contraseña'

/** A new pair of RSA keys. */
export const keyPair = (bits = 2048) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  return { key, publicKey: forge.pki.setRsaPublicKey(key.n, key.e) }
}
/** Keys of the holder, and of the authority. */
export const pair = keyPair()
const authorityPair = keyPair()

export type Names = readonly (readonly [type: string, value: string])[]
const authorityNames: Names = [['2.5.4.3', 'CA de prueba']]
/** Subjects: a person, and a representative of an entity. */
export const person: Names = [
  ['2.5.4.5', 'IDCES-12345678Z'],
  ['2.5.4.3', 'MARÍA ÑÍGUEZ - DNI 12345678Z'],
]
export const entity = ['2.5.4.97', 'VATES-B72877814'] as const
export const representative: Names = [...person, entity, ['2.5.4.10', 'CLUB EJEMPLO SL']]
const attributes = (names: Names) => names.map(([type, value]) => ({ type, value, valueTagClass: forge.asn1.Type.UTF8 as never }))

/** A certificate, signed by the authority of the tests; `ip` is the address of a server. */
export function signed(names: Names, { publicKey } = pair, [from, to]: readonly string[] = ['2025-01-01', '2028-01-01'], ip?: string) {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = '01'
  certificate.validity = { notBefore: new Date(from!), notAfter: new Date(to!) }
  certificate.setSubject(attributes(names))
  certificate.setIssuer(attributes(authorityNames))
  if (names === authorityNames) certificate.setExtensions([{ name: 'basicConstraints', cA: true }])
  if (ip) certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }])
  certificate.sign(authorityPair.key, forge.md.sha256.create())
  return certificate
}
export const authority = signed(authorityNames, authorityPair)

type Algorithm = 'aes128' | 'aes256' | '3des'
/** A PKCS#12 file. */
export const packed = (key: forge.pki.rsa.PrivateKey | null, certificates: forge.pki.Certificate[] | null, algorithm: Algorithm = '3des') =>
  Buffer.from(
    forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key!, certificates!, certificatePassword, { algorithm, count: 10 })).getBytes(),
    'binary',
  )
