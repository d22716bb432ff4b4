import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** Reason for which a file of keys cannot be opened. */
export type Pkcs12Problem = 'unreadable' | 'wrong-password' | 'unsupported'
/** Keys and certificates of a file. */
interface Opened {
  readonly keys: readonly KeyObject[]
  readonly certificates: readonly X509Certificate[]
}

const der = (node: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary')
const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : '')
/** The library's words for contents that a key does not decrypt. */
const isUndecrypted = (problem: unknown) => /decrypt/i.test(messageOf(problem))

/** Bags of a file. A password with letters outside of ASCII is UTF-8 in today's encryption, UTF-16 in the older one and in the checksum. */
function safeOf(pfx: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(pfx, false, password)
  } catch (problem) {
    const encoded = forge.util.encodeUtf8(password)
    if (encoded === password || !isUndecrypted(problem)) throw problem
    const [version, contents] = pfx.value as forge.asn1.Asn1[]
    // the checksum was right with the password as typed
    return forge.pkcs12.pkcs12FromAsn1({ ...pfx, value: [version!, contents!] }, false, encoded)
  }
}

/** The library knows RSA only; what it does not know it leaves as it is. */
const keyOf = ({ key, asn1 }: forge.pkcs12.Bag) =>
  createPrivateKey({ key: der(key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key)) : asn1), format: 'der', type: 'pkcs8' })
const certificateOf = ({ cert, asn1 }: forge.pkcs12.Bag) => new X509Certificate(der(cert ? forge.pki.certificateToAsn1(cert) : asn1))

/** Keys and certificates of a PKCS#12 file in AES, 3DES or RC2-40. */
export function openPkcs12(file: Uint8Array, password: string): Opened | { readonly problem: Pkcs12Problem } {
  try {
    const pfx = forge.asn1.fromDer(Buffer.from(file).toString('binary'), false)
    const bags = safeOf(pfx, password).safeContents.flatMap(({ safeBags }) => safeBags)
    const ofType = (...types: (string | undefined)[]) => bags.filter(({ type }) => types.includes(type))
    return {
      keys: ofType(forge.pki.oids.keyBag, forge.pki.oids.pkcs8ShroudedKeyBag).map(keyOf),
      certificates: ofType(forge.pki.oids.certBag).map(certificateOf),
    }
  } catch (problem) {
    if (isUndecrypted(problem) || messageOf(problem).includes('Invalid password')) return { problem: 'wrong-password' }
    return { problem: /unsupported/i.test(messageOf(problem)) ? 'unsupported' : 'unreadable' }
  }
}
