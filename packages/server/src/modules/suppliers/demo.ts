import { type DemoFill, put } from '../../kit/demo.ts'

/** Three suppliers. */
export const fill: DemoFill = ({ write }) =>
  write((tx) =>
    put(tx, 'proveedor', 'id_mst_proveedor', [
      {
        id_mst_proveedor: 1,
        nombre: 'Gespes Vallès',
        nombre_fiscal: 'Gespes Vallès SL',
        telefono: '+34770000011',
        email: 'gespes@example.test',
        poblacion: 'Terrassa',
      },
      {
        id_mst_proveedor: 2,
        nombre: 'Pilotes i Xarxes',
        nombre_fiscal: 'Pilotes i Xarxes SCCL',
        telefono: '+34770000012',
        email: 'pilotes@example.test',
        poblacion: 'Sabadell',
      },
      {
        id_mst_proveedor: 3,
        nombre: 'Llums del Camp',
        nombre_fiscal: 'Llums del Camp SA',
        telefono: '+34770000013',
        email: 'llums@example.test',
        poblacion: 'Reus',
      },
    ]),
  )
