import { type DemoFill, put } from '../../kit/demo.ts'
import { demoPrice, demoTypes } from '../members/public.ts'

const courtPasses = 1
const yearPasses = 2
const juniorPasses = 3

const groups = [
  { id_mst_grupo_tipoabonos: courtPasses, desc_grupo_tipoabonos: 'Bonos de pista', orden: 1 },
  { id_mst_grupo_tipoabonos: yearPasses, desc_grupo_tipoabonos: 'Abonos anuales', orden: 2 },
  {
    id_mst_grupo_tipoabonos: juniorPasses,
    desc_grupo_tipoabonos: 'Escuela júnior',
    orden: 3,
    en_venta: false,
    venta_cerrada_texto: 'La inscripción se abre en septiembre.',
  },
] as const

/** Passes of the demo club with their full price in cents. */
const passes = [
  {
    price: 4500,
    row: {
      desc_tipoabonos: 'Bono 10 horas',
      id_mst_grupo_tipoabonos: courtPasses,
      tipo_caducidad: 1,
      unidades_caducidad: 6,
      unidad_caducidad: 3,
    },
  },
  {
    price: 8000,
    row: {
      desc_tipoabonos: 'Bono 20 reservas',
      id_mst_grupo_tipoabonos: courtPasses,
      saldo_original: 20,
      unidad: 1,
      abono_multipersonal: true,
      tipo_caducidad: 2,
      unidades_caducidad: 12,
      unidad_caducidad: 3,
    },
  },
  {
    price: 42_000,
    row: {
      desc_tipoabonos: 'Abono anual ilimitado',
      id_mst_grupo_tipoabonos: yearPasses,
      num_reservas: -1,
      asignar_id_mst_tiposocio: 1,
      tipo_caducidad: 1,
      unidades_caducidad: 1,
      unidad_caducidad: 4,
    },
  },
  {
    price: 26_000,
    row: {
      desc_tipoabonos: 'Abono anual, 3 por semana',
      id_mst_grupo_tipoabonos: yearPasses,
      num_reservas: 3,
      frec_dias: 7,
      requiere_reserva_previa: true,
      tipo_caducidad: 1,
      unidades_caducidad: 1,
      unidad_caducidad: 4,
    },
  },
  {
    price: 1500,
    row: {
      desc_tipoabonos: 'Prueba de una semana',
      id_mst_grupo_tipoabonos: null,
      num_reservas: 2,
      frec_dias: 7,
      visible_usuario: false,
      tipo_caducidad: 2,
      unidades_caducidad: 1,
      unidad_caducidad: 2,
    },
  },
] as const
/** Guests buy no passes. */
const guestType = 3

/** Passes in their groups, with prices by member type. */
export const fill: DemoFill = ({ write }) =>
  write(async (tx) => {
    await put(tx, 'grupo_tipoabono', 'id_mst_grupo_tipoabonos', groups)
    await put(
      tx,
      'tipo_abono',
      'id_mst_tipoabonos',
      passes.map(({ row }, index) => ({ id_mst_tipoabonos: index + 1, ...row })),
    )
    const buyers = demoTypes.filter(({ id }) => id !== guestType)
    await tx
      .insertInto('tipoabono_tiposocio_precio')
      .values(
        passes.flatMap(({ price }, index) =>
          buyers.map(({ id, pays }) => ({ id_mst_tipoabonos: index + 1, id_mst_tiposocio: id, precio: demoPrice(price, pays) })),
        ),
      )
      .execute()
  })
