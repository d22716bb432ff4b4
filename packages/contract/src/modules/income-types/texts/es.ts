import type { LabelsOf, TextsFor } from '../../../kit/texts.ts'
import type { incomeType, incomeTypeCourtType } from '../income-type.ts'
import type { paymentType } from '../payment-type.ts'
import type { incomeTypeRefusals } from '../refusals.ts'

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
  'msg.NoPuedeEliminarTipoIngreso': 'No se puede eliminar este tipo de ingreso: todavía se usa.{where}',
  'tipo_ingreso.siguiente_ciclo': 'El siguiente vuelve a este mismo tipo: elige otro.',
  'income-types.new': 'Tipo de ingreso nuevo',
  'income-types.none': 'Todavía no hay tipos de ingreso',
  'income-types.court_types': 'Tipos de pista',
  'income-types.court_types_hint': 'Sus tarifas valen en estos tipos de pista, y sus reservas se anotan aquí.',
  'income-types.no_court_types': 'Todavía no hay tipos de pista.',
  'income-types.after_saving': 'Guarda primero el tipo de ingreso: después se eligen sus tipos de pista.',
  'income-types.deleted': '{nombre}: eliminado',
  'income-types.reserved': 'Reservado: no se puede eliminar, recibe lo que ningún otro tipo recoge.',
} satisfies LabelsOf<typeof incomeType> &
  LabelsOf<typeof incomeTypeCourtType> &
  LabelsOf<typeof paymentType> &
  TextsFor<typeof incomeTypeRefusals> &
  Record<string, string>
