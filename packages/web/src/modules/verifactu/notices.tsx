import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconMapPinExclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { instant } from '../../kit/kinds/instant.ts'
import { t } from '../../kit/texts/i18n.ts'
import { clockApart } from './moments.ts'
import type { Company, Panel } from './panel-type.ts'

interface Notice {
  readonly key: string
  readonly color: 'yellow' | 'red' | 'blue'
  readonly icon: ReactNode
  readonly text: string
  readonly more?: string | undefined
}

function noticesOf(company: Company, panel: Panel | undefined): Notice[] {
  const found: (Notice | false)[] = [
    !company.servida && {
      ...{ key: 'territory', color: 'yellow', icon: <IconMapPinExclamation size={18} />, text: t('verifactu.territory') },
    },
  ]
  if (!panel) return found.filter((one) => one !== false)
  const { ultimo, silencio, cadena, reloj } = panel
  const warning = <IconAlertTriangle size={18} />
  found.push(
    !panel.preparada && { key: 'settings', color: 'yellow', icon: warning, text: t('oficial.sin_configurar') },
    panel.preparada && panel.pruebas && { key: 'test', color: 'blue', icon: warning, text: t('verifactu.test_site') },
    silencio !== null && {
      ...{ key: 'silence', color: 'yellow', icon: <IconCloudOff size={18} /> },
      text: t('verifactu.silence', { cuando: instant.format(silencio) }),
      more: t('verifactu.silence_more', { n: panel.en_duda }),
    },
    ultimo?.estado === 'fallo' && {
      ...{ key: 'fault', color: 'red', icon: warning },
      text: t('verifactu.fault', { motivo: ultimo.mensaje ?? '' }),
      more: t('verifactu.fault_more'),
    },
    reloj !== null &&
      Math.abs(reloj) >= clockApart && {
        key: 'clock',
        color: 'yellow',
        icon: warning,
        text: t('verifactu.clock_wrong', { s: Math.abs(reloj) }),
      },
    cadena !== null &&
      cadena.instalacion > 1 && {
        key: 'installation',
        color: 'blue',
        icon: warning,
        text: t('verifactu.installation', { n: cadena.instalacion }),
      },
  )
  return found.filter((one) => one !== false)
}

/** Obstacles to all records of a company, in plain words. */
export const Notices = ({ company, panel }: { company: Company; panel: Panel | undefined }) =>
  noticesOf(company, panel).map(({ key, color, icon, text, more }) => (
    <Alert key={key} color={color} variant="light" icon={icon} title={text}>
      {more}
    </Alert>
  ))
