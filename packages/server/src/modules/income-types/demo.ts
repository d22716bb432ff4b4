import { type DemoFill, put } from '../../kit/demo.ts'

/** Income types of the demo club; lines of every court type have the type for court hire. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'tipo_ingreso', 'id_mst_tipoingreso', [
      { id_mst_tipoingreso: 1, desc_tipoingreso: 'Alquiler de pistas', id_mst_caja: 1, factura_oficial_prefijo: 'P', codigo_1: '70500001' },
      { id_mst_tipoingreso: 2, desc_tipoingreso: 'Clases', id_mst_caja: 1 },
      { id_mst_tipoingreso: 3, desc_tipoingreso: 'Bar', id_mst_caja: 2 },
      {
        id_mst_tipoingreso: 4,
        desc_tipoingreso: 'Abonos',
        id_mst_caja: 1,
        id_mst_tipoabonos: 1,
        factura_oficial_prefijo: 'AB',
        codigo_1: '70500004',
      },
      { id_mst_tipoingreso: 6, desc_tipoingreso: 'Tienda', id_mst_caja: 1 },
      { id_mst_tipoingreso: 7, desc_tipoingreso: 'Varios', id_mst_caja: 1 },
      { id_mst_tipoingreso: 8, desc_tipoingreso: 'Alquiler de material', id_mst_caja: 1 },
      { id_mst_tipoingreso: 9, desc_tipoingreso: 'Cuotas', id_mst_caja: 1 },
    ])
    const types = await tx.selectFrom('tipo_recurso').select('id_mst_tiporecurso').orderBy('id_mst_tiporecurso').execute()
    await tx
      .insertInto('tipo_ingreso_tiporecurso')
      .values(types.map(({ id_mst_tiporecurso }) => ({ id_mst_tipoingreso: 1, id_mst_tiporecurso })))
      .execute()
  })
