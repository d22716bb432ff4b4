import { type DemoFill, put } from '../../kit/demo.ts'

/** Rankings and categories. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'ranking', 'id_mst_ranking', [
      { id_mst_ranking: 1, desc: 'Clasificación general', activo: true, orden: 1 },
      { id_mst_ranking: 2, desc: 'Pádel masculino', activo: true, orden: 2 },
      { id_mst_ranking: 3, desc: 'Pádel femenino', activo: true, orden: 3 },
      { id_mst_ranking: 4, desc: 'Pádel mixto', activo: true, orden: 4 },
      { id_mst_ranking: 5, desc: 'Tenis', activo: true, orden: 5 },
      { id_mst_ranking: 6, desc: 'Liga de verano 2025', activo: false, orden: 9 },
    ])
    await put(tx, 'campeonato_categoria', 'id_mst_categoria', [
      { id_mst_categoria: 1, desc_categoria: 'Absoluta', reservado: true, activo: true },
      { id_mst_categoria: 2, desc_categoria: 'Primera', reservado: false, activo: true },
      { id_mst_categoria: 3, desc_categoria: 'Segunda', reservado: false, activo: true },
      { id_mst_categoria: 4, desc_categoria: 'Tercera', reservado: false, activo: true },
      { id_mst_categoria: 5, desc_categoria: 'Veteranos +45', reservado: false, activo: true },
      { id_mst_categoria: 6, desc_categoria: 'Alevín', reservado: false, activo: false },
    ])
  })
