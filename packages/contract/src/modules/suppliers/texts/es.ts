import type { LabelsOf, TextsFor } from '../../../kit/texts.ts'
import type { suppliersRefusals } from '../refusals.ts'
import type { supplier } from '../supplier.ts'

export const es = {
  'supplier.id_mst_proveedor': 'Código',
  'supplier.nombre': 'Nombre',
  'supplier.nombre_fiscal': 'Nombre fiscal',
  'supplier.nif': 'NIF',
  'supplier.telefono': 'Teléfono',
  'supplier.email': 'Correo electrónico',
  'supplier.direccion': 'Dirección',
  'supplier.codigo_postal': 'Código postal',
  'supplier.poblacion': 'Población',
  'supplier.provincia': 'Provincia',
  'supplier.pais': 'País',
  'supplier.extranjero': 'Extranjero',
  'supplier.banco': 'Banco',
  'supplier.full_iban': 'IBAN',
  'supplier.idioma': 'Idioma',
  'supplier.activo': 'Activo',
  'supplier.notificar': 'Avisos por correo',
  'supplier.notificarApp': 'Avisos en la app',
  'supplier.reservado': 'Reservado',
  'supplier.editable': 'Editable',
  'supplier.fecha_alta': 'Fecha de alta',
  'supplier.fecha_baja': 'Fecha de baja',
  'supplier.path_imagen': 'Logotipo',
  'supplier.observaciones': 'Observaciones',
  'proveedor.baja_antes_de_alta': 'La fecha de baja es anterior a la de alta.',
  'proveedor.no_editable': 'Este proveedor es del sistema y no se puede cambiar ni eliminar.',
} satisfies LabelsOf<typeof supplier> & TextsFor<typeof suppliersRefusals> & Record<string, string>
