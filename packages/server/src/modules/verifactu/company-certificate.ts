import type { RefusalCode } from '@app/contract/kit/product'
import { removeCertificate, uploadCertificate } from '@app/contract/verifactu/company-certificate'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import type { Certificate } from './certificate/certificate.ts'
import { type CertificateFault, readCertificate } from './certificate/certificate-file.ts'

const refusals: Readonly<Record<CertificateFault, RefusalCode>> = {
  'wrong-password': 'certificado.contrasena',
  unreadable: 'certificado.ilegible',
  unsupported: 'certificado.cifrado_antiguo',
  'no-certificate': 'certificado.sin_certificado',
  'no-key': 'certificado.sin_clave',
  weak: 'certificado.debil',
  'no-tax-id': 'certificado.sin_nif',
  'not-yet-valid': 'certificado.no_vigente',
  expired: 'certificado.caducado',
  'too-large': 'certificado.grande',
  'too-slow': 'certificado.lento',
}
const kinds = { own: 'propio', representative: 'representante', seal: 'sello' } as const

/** Refuses an unfit file under the field that has to be put right. */
function refuseFile(code: RefusalCode, values = {}): never {
  const field = code === 'certificado.contrasena' ? 'contrasena' : 'certificado'
  return refuse(code, { [field]: { key: code, values } }, values)
}

export const upload = handle(uploadCertificate, {
  prepare: async ({ input, now }): Promise<Certificate> => {
    const file = input.certificado ?? refuseFile('certificado.sin_fichero')
    const reading = await readCertificate(file.content, input.contrasena, now)
    return 'problem' in reading ? refuseFile(refusals[reading.problem]) : reading
  },
  run: async ({ tx, input: { id_mst_empresas }, user, now, club, prepared }) => {
    const company = await tx.selectFrom('empresa').select('nif').where('id_mst_empresas', '=', id_mst_empresas).executeTakeFirst()
    if (!company) refuse('msg.not_found')
    const { key, chain, name, nif, kind, validFrom, validTo } = prepared
    if (company.nif !== nif) refuseFile('certificado.otro_nif', { nif })
    const shown = { nombre: name.slice(0, 300), nif, clase: kinds[kind], valido_desde: validFrom, valido_hasta: validTo }
    await tx.deleteFrom('verifactu_certificado').where('id_mst_empresas', '=', id_mst_empresas).execute()
    const { id_reg_verifactu_certificado: id } = await tx
      .insertInto('verifactu_certificado')
      .values({ ...shown, id_mst_empresas, clave: '', cadena: chain, fecha: now, id_mst_socios_creacion: user.id_mst_socios })
      .returning('id_reg_verifactu_certificado')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('verifactu_certificado')
      .set({ clave: club.secrets.seal(key, { table: 'verifactu_certificado', column: 'clave', id }) })
      .where('id_reg_verifactu_certificado', '=', id)
      .execute()
    return shown
  },
})

export const remove = handle(removeCertificate, async ({ tx, input }) => {
  const { numDeletedRows } = await tx.deleteFrom('verifactu_certificado').where('id_mst_empresas', '=', input.id).executeTakeFirst()
  if (numDeletedRows === 0n) refuse('msg.not_found')
  return {}
})
