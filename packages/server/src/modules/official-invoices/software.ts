import type { TaxAgencySite } from '@app/contract/official-invoices/qr-text'
import { product } from '@app/contract/product'
import { refuse } from '../../kit/http/refusal.ts'
import type { Software } from './verifactu/record.ts'

/** Producer of the program, as records and its declaration name it. */
export interface Producer {
  readonly name: string
  readonly nif: string
  readonly address: string
}
/** Settings of this installation for VERI*FACTU. */
export interface InvoicingSystem {
  readonly producer: Producer
  /** Service of the tax agency: the real one, or its test environment. */
  readonly site: TaxAgencySite
  /** Address in place of the service's, for the simulator. */
  readonly url: string | null
}

/** The settings PRODUCER_* and VERIFACTU_*; null if the installation has not all of them. */
export function invoicingSystem(): InvoicingSystem | null {
  const { PRODUCER_NAME: name, PRODUCER_NIF: nif, PRODUCER_ADDRESS: address, VERIFACTU_SITE: site, VERIFACTU_URL: url } = process.env
  if (!name || !nif || !address || (site !== 'production' && site !== 'test')) return null
  return { producer: { name, nif, address }, site, url: url || null }
}

/** Code of the program at the tax agency, of two characters. */
export const systemCode = 'TB'

/** Program of a record: an installation is a chain of a company of a club. Refuses an installation without settings. */
export function softwareOf(
  club: string,
  { id_mst_empresas, instalacion }: { id_mst_empresas: number; instalacion: number },
  several: boolean,
): Software {
  const { producer } = invoicingSystem() ?? refuse('oficial.sin_configurar')
  const installation = `${club}-${id_mst_empresas}-${instalacion}`
  return { producer, name: product.name, code: systemCode, version: product.version, installation, several }
}
