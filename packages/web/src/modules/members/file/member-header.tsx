import type { OutputOf } from '@app/contract/kit/action'
import type { getMember } from '@app/contract/members/member-list'
import { isPunished } from '@app/contract/members/web-punishment'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatPhone } from '@app/contract/values/phone'
import { Alert, Badge, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Member as shown on the member's page. */
export type Member = OutputOf<typeof getMember>

const initials = ({ nombre, apellidos }: Member) => `${nombre.charAt(0)}${apellidos.charAt(0)}`.toUpperCase()

/** Full years from a birthday to a day. */
const yearsBetween = (born: Day, day: Day) => Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)

function ageOf({ fecha_nac }: Member): string | null {
  if (!fecha_nac) return null
  return t('members.age', { n: yearsBetween(fecha_nac, today()) })
}

const levelText = ({ nivel, nivel_decimales }: Member) => t('members.level', { n: String(nivel_decimales ?? nivel).replace('.', ',') })

const stateOf = ({ activo, fecha_baja }: Member): string | null => {
  if (fecha_baja && fecha_baja <= today()) return t('members.left_on', { fecha: formatDay(fecha_baja) })
  return activo ? null : t('members.left_mark')
}

/** Number, type, level and age of a member, and the states in words. */
const factsOf = (member: Member) =>
  [
    member.numsocio === null ? null : t('members.number', { n: member.numsocio }),
    member.desc_tiposocio,
    member.nivel > 0 ? levelText(member) : null,
    ageOf(member),
    member.es_externo ? t('members.external') : null,
    member.aceptado ? null : t('members.waiting'),
  ].filter(Boolean)

/** Summary of a member: number, type, age, state, labels, contact, and notes for reception. */
export function MemberHeader({ member, labels }: { member: Member; labels: ReactNode }) {
  const { nombre_completo: name, telefono, email, aviso_admin, fecha_ini_acceso_web, nombre_titular } = member
  const isPenalised = isPunished(fecha_ini_acceso_web, today())
  const state = stateOf(member)
  const isPhone = useIsPhone()
  return (
    <div className="mb-head">
      {member.path_imagen ? (
        <img className="mb-photo" src={member.path_imagen} alt="" />
      ) : (
        <span className="mb-photo" aria-hidden>
          {initials(member)}
        </span>
      )}
      <div className="mb-who">
        <p>{factsOf(member).join(' · ')}</p>
        {nombre_titular && (
          <p>
            <ScreenLink to={`/socios/${member.id_mst_socios_titular}/edit`}>{t('members.holder', { nombre: nombre_titular })}</ScreenLink>
          </p>
        )}
        {member.nombre_tutor && (
          <p>
            <ScreenLink to={`/socios/${member.id_mst_socios_tutor}/edit`}>
              {t('members.guardian', { nombre: member.nombre_tutor })}
            </ScreenLink>
          </p>
        )}
        {(state !== null || isPenalised) && (
          <p className="mb-marks">
            {state && <Badge>{state}</Badge>}
            {isPenalised && (
              <Badge className="mb-warn" leftSection={<IconAlertTriangle size={12} aria-hidden />}>
                {t('members.penalised', { fecha: formatDay(fecha_ini_acceso_web ?? today()) })}
              </Badge>
            )}
          </p>
        )}
        {labels}
      </div>
      <div className="mb-reach">
        {telefono && (
          <a href={`tel:${telefono}`} className="tabular">
            <VisuallyHidden>{t('members.call', { nombre: name })}</VisuallyHidden>
            <IconPhone size={15} aria-hidden />
            {isPhone ? <span aria-hidden>{t('members.call_short')}</span> : formatPhone(telefono)}
          </a>
        )}
        {telefono && isPhone && (
          <a href={`https://wa.me/${telefono.replaceAll(/\D/g, '')}`} target="_blank" rel="noreferrer">
            <VisuallyHidden>{t('members.message', { nombre: name })}</VisuallyHidden>
            <IconBrandWhatsapp size={15} aria-hidden />
            <span aria-hidden>WhatsApp</span>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <VisuallyHidden>{t('members.write', { nombre: name })}</VisuallyHidden>
            <IconMail size={15} aria-hidden />
            <span>{email}</span>
          </a>
        )}
      </div>
      {aviso_admin && (
        <Alert className="mb-notice" color="yellow" variant="light" icon={<IconAlertTriangle size={16} />}>
          {aviso_admin}
        </Alert>
      )}
    </div>
  )
}
