import type { LabelsOf } from '../../../kit/texts.ts'
import type { company } from '../company.ts'
import type { incomeType, incomeTypeCourtType } from '../income-type.ts'
import type { paymentType } from '../payment-type.ts'

export const es = {
  'income-type.id_mst_tipoingreso': 'Código',
  'income-type.desc_tipoingreso': 'Tipo de ingreso',
  'income-type.factura_oficial_prefijo': 'Prefijo de factura oficial',
  'income-type.id_mst_tipoingreso_next': 'Tipo de ingreso siguiente',
  'income-type.mostrar': 'Se muestra',
  'income-type.activo': 'Activo',
  'income-type.reservado': 'Reservado',
  'income-type.usar_horario_domotica': 'Usa el horario de domótica',
  'income-type.id_mst_caja': 'Caja',
  'income-type.id_mst_tipoabonos': 'Tipo de abono',
  'income-type.codigo_1': 'Código contable 1',
  'income-type.codigo_2': 'Código contable 2',
  'income-type.codigo_3': 'Código contable 3',
  'income-type.codigo_4': 'Código contable 4',
  'income-type.codigo_5': 'Código contable 5',
  'income-type-court-type.id_reg_tipoingreso_tiporecurso': 'Relación',
  'income-type-court-type.id_mst_tipoingreso': 'Tipo de ingreso',
  'income-type-court-type.id_mst_tiporecurso': 'Tipo de pista',
  'payment-type.id_mst_tipopago': 'Código',
  'payment-type.desc_tipopago': 'Forma de pago',
  'payment-type.activo': 'Activo',
  'company.id_mst_empresas': 'Código',
  'company.nombre': 'Empresa',
  'company.nif': 'NIF',
  'company.direccion': 'Dirección',
  'company.telefono': 'Teléfono',
  'company.fax': 'Fax',
  'company.email': 'Correo electrónico',
  'company.header_logo': 'Logotipo',
  'company.clavepagospriv': 'Clave privada de pagos',
  'company.clavepagospub': 'Clave pública de pagos',
} satisfies LabelsOf<typeof incomeType> &
  LabelsOf<typeof incomeTypeCourtType> &
  LabelsOf<typeof paymentType> &
  LabelsOf<typeof company> &
  Record<string, string>
