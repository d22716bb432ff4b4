import type { TextKey } from '@app/contract'
/** Booking parameters under their headings, in the order of the form; the views have a part of their own. */
export const viewNames = ['HORAS_VISTA', 'DIAS_VISTA', 'MESES_VISTA'] as const
export type ViewName = (typeof viewNames)[number]

/** Initial value of a view: a day, two weeks, a month. */
export const firstView: Readonly<Record<ViewName, number>> = { HORAS_VISTA: 24, DIAS_VISTA: 14, MESES_VISTA: 1 }

interface Part {
  readonly id: string
  readonly title: TextKey
  readonly names: readonly string[]
}
export const parameterParts: readonly (readonly Part[])[] = [
  [
    {
      id: 'desk',
      title: 'params.part.desk',
      names: [
        'STEP_INICIO_RESERVA_ADMIN',
        'STEP_TIEMPO_RESERVA_ADMIN',
        'MIN_TIEMPO_RESERVA_ADMIN',
        'DEFAULT_TIEMPO_RESERVA_ADMIN',
        'MAX_TIEMPO_RESERVA_ADMIN',
        'CAMBIAR_HORA_INICIO_ADMIN',
        'CAMBIAR_DURACION_ADMIN',
      ],
    },
    { id: 'season', title: 'params.part.season', names: ['ACTIVAR_RESERVAS_TEMPORADA'] },
  ],
  [
    {
      id: 'members',
      title: 'params.part.members',
      names: ['STEP_TIEMPO_RESERVA', 'MIN_TIEMPO_RESERVA', 'DEFAULT_TIEMPO_RESERVA', 'MAX_TIEMPO_RESERVA'],
    },
    {
      id: 'rules',
      title: 'params.part.rules',
      names: [
        'RESERVA_PERMITIR_EN_MISMO_HORARIO',
        'DUPLICAR_RESERVA_ADMIN',
        'RESERVA_COMENTARIO_USUARIO',
        'HORAS_ULTIMA_HORA',
        'PAGO_TRAMO_OBLIGATORIO',
        'HORAS_ANULAR_RESERVA',
        'LLUVIA_COBRO',
        'MINUTOS_AVISO_CIERRE',
      ],
    },
    {
      id: 'planner',
      title: 'param.group.planner',
      names: ['RESERVA_ADMIN_TITOL_SOTA', 'RESERVA_PREVIEW_MOSTRAR_IMPORTE_PAGADO', 'MOSTRAR_COLORES_ADMIN_SEGUN_PAGO'],
    },
  ],
]

/** Every parameter of the form. */
export const bookingNames: ReadonlySet<string> = new Set([...viewNames, ...parameterParts.flat().flatMap(({ names }) => names)])
