/** Receipt on the wire, as the lists read it. */
export const receiptOnWire = (id: number, more: object = {}) => ({
  ...{ id_reg_recibo: id, id_reg_remesa: null, id_reg_remesas: null, fecha: '2026-11-20', id_mst_empresas: 1, id_mst_socios: id },
  ...{ nombre_completo: `Socio ${id}`, concepto: 'Cuota adulto', precio: 45, remesar_sepa_banco: 1, girado: 0, importe_devuelto: 0 },
  ...{ numcuenta: 'ES9121000418450200051332', titular: null, id_reg_mandato: id, referencia: `SJ-${id}`, fecha_firma: '2026-01-01' },
  ...{ esquema: 'CORE', secuencia: 'RCUR', adeudo: null, cobrar_desde: null, id_reg_recibo_anterior: null, avisado: null },
  ...{ id_mst_socios_creacion: 1, devuelto: 0, desc_empresa: 'Club', facturas: 1, nombre_remesa: null, fecha_remesa: null },
  ...{ estado_remesa: null, fallo: null, devolucion: null, email: 1 },
  ...more,
})
/** The same in a remittance. */
export const sentOnWire = (id: number, more: object = {}) =>
  receiptOnWire(id, {
    ...{ id_reg_remesa: 5, id_reg_remesas: 5, girado: 1, nombre_remesa: 'Cuotas noviembre', fecha_remesa: '2026-11-05' },
    ...{ estado_remesa: 'cobrada', avisado: '2026-11-01T09:00:00Z' },
    ...more,
  })
