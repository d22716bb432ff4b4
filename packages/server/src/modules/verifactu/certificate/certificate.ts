import type { KeyObject, X509Certificate } from 'node:crypto'
import { openPkcs12, type Pkcs12Problem } from './pkcs12-reader.ts'

/** Reason for which a file cannot serve as certificate of a company. */
export type CertificateProblem = Pkcs12Problem | 'no-certificate' | 'no-key' | 'weak' | 'no-tax-id' | 'not-yet-valid' | 'expired'

/** A certificate with its key, as TLS takes them. */
export interface Certificate {
  /** PKCS#8 in PEM, not encrypted. */
  readonly key: string
  /** The certificate and its issuers in PEM. */
  readonly chain: string
  readonly name: string
  /** Tax id of the represented or sealing entity, else of the person. */
  readonly nif: string
  /** A seal has its own address of the service. */
  readonly kind: 'own' | 'representative' | 'seal'
  readonly validFrom: Date
  readonly validTo: Date
}

const leastRsaBits = 2048

/** A certificate followed by its issuers, as far as they are among the others. */
function chainOf(first: X509Certificate, others: readonly X509Certificate[]): X509Certificate[] {
  const chain = [first]
  for (;;) {
    const last = chain.at(-1)!
    const issuer = others.find((one) => !chain.includes(one) && last.checkIssued(one))
    if (!issuer) return chain
    chain.push(issuer)
  }
}

/** Tax id of an attribute, which names its country or not: `IDCES-12345678Z`, `VATES-B72877814`. */
const taxIdOf = (attribute: unknown) => /^(?:IDCES-|VATES-)?([A-Z\d]{9})$/.exec(String(attribute))?.[1] ?? null

/** Holder by serialNumber (2.5.4.5) and organizationIdentifier (2.5.4.97); a representative has both, of two holders. */
function holderOf(certificate: X509Certificate): Pick<Certificate, 'name' | 'nif' | 'kind'> | null {
  const subject = certificate.toLegacyObject().subject as unknown as Readonly<Record<string, unknown>> | undefined
  const [own, entity] = [taxIdOf(subject?.serialNumber), taxIdOf(subject?.organizationIdentifier)]
  const nif = entity ?? own
  if (nif === null) return null
  const kind = entity === null ? 'own' : own === null || own === entity ? 'seal' : 'representative'
  return { name: String(subject?.CN ?? ''), nif, kind }
}

const isWeak = ({ asymmetricKeyDetails }: KeyObject) => (asymmetricKeyDetails?.modulusLength ?? leastRsaBits) < leastRsaBits

/** Certificate and key of a PKCS#12 file on a day. Takes seconds where a file asks for many rounds: see `readCertificate`. */
export function certificateOf(file: Uint8Array, password: string, now: Date): Certificate | { readonly problem: CertificateProblem } {
  const opened = openPkcs12(file, password)
  if ('problem' in opened) return opened
  const { keys, certificates } = opened
  if (certificates.length === 0) return { problem: 'no-certificate' }
  const pairs = keys.flatMap((key) => certificates.filter((one) => one.checkPrivateKey(key)).map((certificate) => ({ key, certificate })))
  const [pair] = pairs
  if (!pair) return { problem: 'no-key' }
  const { key, certificate } = pair
  if (isWeak(key)) return { problem: 'weak' }
  const holder = holderOf(certificate)
  if (!holder) return { problem: 'no-tax-id' }
  const { validFromDate: validFrom, validToDate: validTo } = certificate
  if (now < validFrom) return { problem: 'not-yet-valid' }
  if (now > validTo) return { problem: 'expired' }
  return {
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    chain: chainOf(certificate, certificates).map(String).join(''),
    ...holder,
    validFrom,
    validTo,
  }
}
