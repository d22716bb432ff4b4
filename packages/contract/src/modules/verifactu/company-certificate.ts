import { action } from '../../kit/action.ts'
import { optional, sealed } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick, resource } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'

/** Certificate with which a company sends its records; its key is sealed, and no call reads it. */
export const companyCertificate = resource('company-certificate', {
  only: [],
  permission: 'admin',
  table: 'verifactu_certificado',
  path: 'verifactu_certificado',
  label: 'nombre',
  words: 'club',
  fields: {
    id_reg_verifactu_certificado: field.id(),
    id_mst_empresas: field.ref('empresa'),
    /** Private key in PEM. */
    clave: sealed(field.secret(10_000)),
    /** The certificate and its issuers in PEM. */
    cadena: field.note(60_000),
    nombre: field.text(300),
    nif: field.text(20),
    clase: field.choice('propio', 'representante', 'sello'),
    valido_desde: field.instant(),
    valido_hasta: field.instant(),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Days before its end at which the administrators were last told. */
    avisado: optional(field.integer({ min: 0 })),
  },
})

const c = companyCertificate.fields
/** Certificate as it is shown. */
export const shownCertificate = {
  ...pick(c, 'nombre', 'nif', 'clase', 'valido_desde', 'valido_hasta', 'fecha'),
  desc_socio_creacion: optional(field.text(220)),
}

/** Days before the end of a certificate from which its administrators are warned, and urged. */
export const warnedDays = [30, 7] as const

/** A PKCS#12 file with its password takes the place of the company's certificate. Refuses one of another tax id, and each unfit one with its reason. */
export const uploadCertificate = action({
  endpoint: 'POST /api/verifactu/certificado',
  permission: 'admin',
  bodyMax: 200_000,
  input: { id_mst_empresas: c.id_mst_empresas, certificado: upload, contrasena: field.secret() },
  output: object(pick(c, 'nombre', 'nif', 'clase', 'valido_desde', 'valido_hasta')),
  changes: [companyCertificate],
})
/** Removes the company's certificate: its records wait until it has another one. */
export const removeCertificate = action({
  endpoint: 'DELETE /api/verifactu/certificado/{id}',
  permission: 'admin',
  input: { id: c.id_mst_empresas },
  output: object({}),
  changes: [companyCertificate],
})

export const certificateRefusals = refusals({
  'certificado.sin_fichero': 422,
  'certificado.contrasena': 422,
  'certificado.ilegible': 422,
  'certificado.cifrado_antiguo': 422,
  'certificado.sin_certificado': 422,
  'certificado.sin_clave': 422,
  'certificado.debil': 422,
  'certificado.sin_nif': 422,
  'certificado.no_vigente': 422,
  'certificado.caducado': 422,
  'certificado.grande': 422,
  'certificado.lento': 422,
  'certificado.otro_nif': 422,
})
