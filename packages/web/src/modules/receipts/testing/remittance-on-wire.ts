/** Remittance on the wire, as its list reads it. */
export const remittanceOnWire = (id: number, more: object = {}) => ({
  ...{ id_reg_remesas: id, fecha: '2026-11-05', nombre: `Remesa ${id}`, id_mst_empresas: 1, formato: 'pain.008.001.08', financiada: 0 },
  ...{ mensaje: `M-${id}`, recibos: 2, importe: 90, estado: 'cobrada', fecha_creacion: '2026-11-01T09:00:00Z', id_mst_socios_creacion: 1 },
  ...{ fecha_envio: '2026-11-01T10:00:00Z', id_mst_socios_envio: 1, fecha_cobro: '2026-11-05', cobrada_por: 'a_mano', motivo: 'Banca web' },
  ...{ desc_empresa: 'Club', autor: 'Vives, Marta', enviada_por: 'Pla, Jordi', huella: `9f1c${'0'.repeat(56)}e204`, devueltos: 0 },
  ...{ importe_devuelto: 0, gastos: 0, quedan: 90, firme_desde: '2126-12-31', avisados: 2 },
  ...more,
})
