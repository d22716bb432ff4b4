import { languageOf, locales } from '@app/contract/kit/texts'
import { memberType } from '@app/contract/members/member-type'
import { useMemo } from 'react'
import { choicesOf } from '../../../kit/fields/choices.ts'
import { type FieldLooks, type FormPart, sideBySide } from '../../../kit/forms/form-fields.tsx'
import type { Name } from '../../../kit/forms/form-types.ts'
import { useChoices } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { MemberFields } from './member-fields.ts'

/** Parts of a member's form, by column. */
export const memberParts = (): FormPart<Name<MemberFields>>[][] => [
  [
    { title: t('members.part.person'), names: ['nombre', 'apellidos', 'nif', 'fecha_nac', 'sx', 'extranjero'] },
    { title: t('members.part.contact'), names: ['telefono', 'telefono2', 'email'] },
    { title: t('members.part.address'), names: ['direccion', 'codigo_postal', 'poblacion', 'provincia'] },
  ],
  [
    {
      title: t('members.part.club'),
      names: [
        'numsocio',
        'id_mst_tiposocio',
        'nivel',
        'nivel_decimales',
        'licencia_federacion',
        'fecha_alta',
        'fecha_baja',
        'id_mst_socios_titular',
        'id_mst_socios_tutor',
        'activo',
        'es_externo',
      ],
    },
    {
      title: t('members.part.access'),
      names: [
        'codigo_tarjeta_acceso',
        'fecha_ini_acceso_web',
        'acceso_web',
        'permitir_subir_foto',
        'notificar',
        'idioma',
        'notificarApp',
        'aceptado',
      ],
    },
    { title: t('members.part.bank'), names: ['full_iban', 'preciohora'] },
    { title: t('members.part.notes'), names: ['aviso_admin', 'observaciones'] },
  ],
]

const halves = [
  'nif',
  'fecha_nac',
  'sx',
  'extranjero',
  'telefono',
  'telefono2',
  'codigo_postal',
  'poblacion',
  'numsocio',
  'id_mst_tiposocio',
  'nivel',
  'nivel_decimales',
  'licencia_federacion',
  'fecha_alta',
  'fecha_baja',
  'id_mst_socios_titular',
  'id_mst_socios_tutor',
  'activo',
  'es_externo',
  'codigo_tarjeta_acceso',
  'fecha_ini_acceso_web',
  'acceso_web',
  'permitir_subir_foto',
  'notificar',
  'notificarApp',
  'aceptado',
  'preciohora',
] as const
const sexes = ['-', 'M', 'F'] as const

/** Layout of a member's fields: short ones two per line, names of the types and of the sexes. */
export function useMemberStyles(): FieldLooks<Name<MemberFields>> {
  const { data } = useChoices(memberType)
  return useMemo(() => {
    const half = sideBySide(halves)
    return {
      ...half,
      sx: { half: true, options: sexes.map((value) => ({ value, text: t(`socio.sx_${value}`) })) },
      idioma: { half: true, options: locales.map((value) => ({ value, text: t(`language.${languageOf(value)}`) })) },
      id_mst_tiposocio: { half: true, options: choicesOf(data) },
      preciohora: { half: true, hint: t('members.no_own_price') },
    }
  }, [data])
}
