import { parentCourts } from '@app/contract/courts/court-types'
import { administrators } from '@app/contract/courts/courts'
import { useMemo } from 'react'
import { choicesOf } from '../../kit/fields/choices.ts'
import { type FieldLooks, sideBySide } from '../../kit/forms/form-fields.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { useSession } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { timeNames } from './court-fields.ts'
import { timeOptions } from './slots/time-options.ts'

const halves = [
  'capacidad_min',
  'capacidad_max',
  'orden',
  'activo',
  'reservar_pista',
  'cambiar_inicio',
  'cambiar_duracion',
  'tiempo_reserva_posterior',
  'tiempo_reserva_posterior_activo',
  'mostrar_reservas_pendientes',
  'mostrar_info_nivel',
  'mostrar_nivel_partida_usuarios',
  'aviso_activo',
  'activar_documentos_adjuntos',
  'abono_segun_tiporecurso',
]

/** Layout of a court's fields: administrators as confirmers, courts of any type as parents, lengths on the club's step. */
export function useCourtStyles(type: number, court: number | null, stored: readonly number[]): FieldLooks {
  const { data: people } = useRead(administrators, {})
  const { data: parents } = useRead(parentCourts, { id: type, id_mst_recurso: court })
  const step = Number(useSession().parameters.STEP_TIEMPO_RESERVA) || 30
  const lengths = stored.join()
  return useMemo(() => {
    const options = timeOptions({ step, inherits: t('courts.as_type'), stored: lengths === '' ? [] : lengths.split(',').map(Number) })
    return {
      recurso_tiposocio: { label: t('courts.part.prices') },
      recurso_tiposocio_permiso: { label: t('courts.part.permissions') },
      recurso_documentos: { label: t('courts.part.documents') },
      ...sideBySide(halves),
      ...Object.fromEntries(timeNames.map((name) => [name, { half: true, options, label: t(`court-type.${name}`) }])),
      id_mst_socios_confirmador: {
        options: (people ?? []).map(({ id_mst_socios, nombre_completo }) => ({ value: id_mst_socios, text: nombre_completo })),
      },
      id_mst_recurso_padre: { options: choicesOf(parents), hint: t('courts.family_hint') },
    }
  }, [people, parents, step, lengths])
}
