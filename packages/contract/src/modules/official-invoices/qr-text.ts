import { isDocumentNumber, readDayText } from './record-text.ts'

/** Address of the tax agency for real documents and for trials. */
export type TaxAgencySite = 'production' | 'test'

const addresses: Readonly<Record<TaxAgencySite, string>> = {
  production: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
}

/** Contents of the QR code of a document, as the texts of its record. */
export interface QrFields {
  readonly nif: string
  readonly numserie: string
  readonly fecha: string
  readonly importe: string
}

/**
 * Text of the QR code of a document in VERI*FACTU mode (QR specification 0.5.0): four parameters and no other. Refuses (null) a tax id
 * without nine characters, a number outside of the rules, an impossible day and an amount of another form.
 */
export function qrText(site: TaxAgencySite, { nif, numserie, fecha, importe }: QrFields): string | null {
  const fits =
    /^[A-Z\d]{9}$/.test(nif) && isDocumentNumber(numserie) && readDayText(fecha) !== null && /^-?\d{1,12}(\.\d{1,2})?$/.test(importe)
  if (!fits) return null
  const parameters = Object.entries({ nif, numserie, fecha, importe }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${addresses[site]}?${parameters.join('&')}`
}
