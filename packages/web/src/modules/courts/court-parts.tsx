import type { FormPart } from '../../kit/forms/form-fields.tsx'
import { useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type courtFields, timeNames } from './court-fields.ts'

/** ACTIVAR_ACCESO with the club's own codes: the only mode with an emergency code. */
const accessWithCodes = '4'
/** Switches of the users' own pages, only for clubs of this product (R-369). */
const ofUsers = ['mostrar_info_nivel', 'mostrar_nivel_partida_usuarios', 'aviso_activo'] as const

/** Parts of a court's form, by column; without those irrelevant to the club. */
export function useCourtParts({ isNew, hasPause }: { isNew: boolean; hasPause: boolean }): FormPart<keyof typeof courtFields>[][] {
  const { account, parameters } = useSession()
  const pause = ['tiempo_reserva_posterior_activo', ...(hasPause ? (['tiempo_reserva_posterior'] as const) : [])] as const
  const codes = parameters.ACTIVAR_ACCESO === accessWithCodes ? (['cod_emergencia'] as const) : []
  return [
    [
      {
        title: t('courts.part.general'),
        names: ['desc_recurso', 'id_mst_calendario', 'capacidad_min', 'capacidad_max', 'activo', 'reservar_pista', 'orden'],
      },
      { title: t('courts.part.family'), names: ['id_mst_recurso_padre'] },
    ],
    [
      { title: t('courts.part.times'), names: ['cambiar_inicio', 'cambiar_duracion', ...(isNew ? [] : timeNames), ...pause] },
      {
        title: t('courts.part.users'),
        names: [
          'mostrar_reservas_pendientes',
          ...(account.es_tribuna ? ofUsers : []),
          'activar_documentos_adjuntos',
          'abono_segun_tiporecurso',
        ],
      },
      { title: t('courts.part.access'), names: ['id_mst_socios_confirmador', 'aperturaacceso', ...codes] },
    ],
  ]
}
