import { updateCompany } from '@app/contract/company/companies'
import type { OutputOf } from '@app/contract/kit/action'
import { issueFullInvoice } from '@app/contract/official-invoices/change-invoices'
import { generateSimplified } from '@app/contract/official-invoices/official-invoices'
import type { uploadCertificate } from '@app/contract/verifactu/company-certificate'
import { recordsToMend } from '@app/contract/verifactu/mend'
import { verifactuPanel } from '@app/contract/verifactu/panel'
import { listSendings, sendingDetail } from '@app/contract/verifactu/sendings'
import { startVerifactu } from '@app/contract/verifactu/start'
import { afterAll } from 'vitest'
import { after } from '../../kit/clock.ts'
import { checks as recordChecks } from '../../modules/official-invoices/verify.ts'
import { startVerifactuSimulator } from '../../modules/verifactu/simulator.ts'
import { checks } from '../../modules/verifactu/verify.ts'
import { brokenOf } from '../broken.ts'
import type { Desk } from '../club.ts'
import { deskClub } from './bookings.ts'
import { authority, certificatePassword, packed, pair, representative, signed } from './certificates.ts'
import { withInvoicingSystem } from './verifactu.ts'

/** Tax id of the company, and of its certificate. */
export const companyNif = 'B72877814'
/** File of a representative of the company. */
export const certificateFile = () => packed(pair.key, [signed(representative), authority])

/** Uploads a certificate for the first company, as a browser sends it. */
export function uploadFile(desk: Pick<Desk, 'http'>, file: Uint8Array, contrasena = certificatePassword) {
  const mark = '----cut'
  const part = (name: string, value: string) => `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return desk.http<OutputOf<typeof uploadCertificate> & { contrasena?: string[]; certificado?: string[] }>({
    method: 'POST',
    url: '/api/verifactu/certificado',
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    body: Buffer.concat([
      Buffer.from(part('id_mst_empresas', '1') + part('contrasena', contrasena)),
      Buffer.from(
        `--${mark}\r\nContent-Disposition: form-data; name="certificado"; filename="c.p12"\r\nContent-Type: application/x-pkcs12\r\n\r\n`,
      ),
      file,
      Buffer.from(`\r\n--${mark}--\r\n`),
    ]),
  })
}

/** A club that began with VERI*FACTU, and the simulator of the tax agency: its clock is that of the club. */
export async function verifactuClub() {
  let now = () => new Date('2026-11-20T10:00:00Z')
  const agency = await startVerifactuSimulator({ now: () => now() })
  afterAll(() => agency.stop())
  withInvoicingSystem({ VERIFACTU_URL: agency.url })
  const desk = await deskClub()
  now = desk.now
  const { db } = desk
  await desk.call(updateCompany, { id: 1, nif: companyNif, nombre: 'Club Deportivo Ejemplo, S.L.' })
  const { status, body } = await uploadFile(desk, certificateFile())
  if (status !== 200) throw new Error(JSON.stringify(body))
  await desk.call(startVerifactu, { id: 1, verifactu_desde: '2026-11-20' })
  const line = (precio: number) => ({
    ...{ id_mst_socios: desk.members[0]!, concepto: 'Clase', precio, pagado: precio },
    ...{ fecha_creacion: '2026-11-20', fecha_pago: '2026-11-20' },
  })
  return {
    ...desk,
    agency,
    /** Moves the clock, and does the work that is due then. */
    pass: async (seconds: number) => {
      desk.at(after(desk.now(), seconds).toISOString())
      await desk.product.outbox.drained()
    },
    /** Issues so many tickets, each with its record. Returns their numbers. */
    issue: async (count = 1, precio = 1210): Promise<string[]> => {
      const lines = Array.from({ length: count }, () => line(precio))
      const ids = (await db.insertInto('factura').values(lines).returning('id_reg_factura').execute()).map((row) => row.id_reg_factura)
      const { emitidas } = await desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: ids })
      return emitidas.map(({ num_completo }) => num_completo)
    },
    /** Issues a full invoice to a customer. Returns its number. */
    issueFull: async (nif: string, nombre = 'María Ñíguez'): Promise<string> => {
      const row = await db.insertInto('factura').values(line(12_100)).returning('id_reg_factura').executeTakeFirstOrThrow()
      const direccion = 'Calle Mayor, 1, 28013 Madrid'
      const made = await desk.call(issueFullInvoice, { id_reg_factura: [row.id_reg_factura], nombre, nif, direccion })
      return made.num_completo
    },
    panel: () => desk.call(verifactuPanel, { id: 1 }),
    mend: () => desk.call(recordsToMend, { id: 1 }),
    /** Sendings from the first one: range, state, incident, code. */
    sendings: async () =>
      (await desk.call(listSendings, { id: 1 }))
        .toReversed()
        .map(({ desde, hasta, estado, incidencia, codigo }) => [`${desde}-${hasta}`, estado, incidencia, codigo]),
    detailOf: (id: number) => desk.call(sendingDetail, { id }),
    /** Broken invariants of records and sendings. */
    wrong: () => brokenOf([...recordChecks, ...checks], desk),
  }
}
export type VerifactuClub = Awaited<ReturnType<typeof verifactuClub>>
