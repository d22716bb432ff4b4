import { refusals } from '../../kit/refusals.ts'
import { certificateRefusals } from './company-certificate.ts'

export const verifactuRefusals = refusals({
  ...certificateRefusals,
  'verifactu.empezado': 409,
  'verifactu.fecha_pasada': 422,
  'verifactu.ya_hay_facturas': 409,
  'verifactu.sin_certificado': 409,
  'verifactu.nada_pendiente': 409,
  'verifactu.no_por_arreglar': 409,
  'verifactu.anulacion': 409,
})
