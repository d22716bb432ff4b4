import './verifactu.css'
import { verifactuCompanies, verifactuPanel } from '@app/contract/verifactu/panel'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { daysLeft, toneOfDays } from './moments.ts'
import type { Company } from './panel-type.ts'

function CompanyNotice({ company }: { company: Company }) {
  const { data: panel } = useRead(verifactuPanel, { id: company.id_mst_empresas })
  if (!panel) return null
  const days = panel.certificado ? daysLeft(panel.certificado.valido_hasta) : -1
  const tone = toneOfDays(days)
  if (tone === 'good') return null
  const text = () => {
    if (!panel.certificado) return t('verifactu.no_certificate')
    return days < 0 ? t('certificado.caducado') : t('verifactu.expires_in', { n: days })
  }
  return (
    <Alert
      color={tone === 'bad' ? 'red' : 'yellow'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={`VERI*FACTU, ${company.nombre}`}
    >
      {text()} <ScreenLink to="/verifactu">{t('verifactu.open')}</ScreenLink>
    </Alert>
  )
}

/** Warnings for administrators about certificates that end within a month, or are missing; nothing else. */
export function VerifactuNotice() {
  const { data } = useRead(verifactuCompanies, {})
  return data
    ?.filter(({ verifactu_desde }) => verifactu_desde !== null)
    .map((one) => <CompanyNotice key={one.id_mst_empresas} company={one} />)
}
