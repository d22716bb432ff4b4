import './verifactu.css'
import { verifactuCompanies, verifactuPanel } from '@app/contract/verifactu/panel'
import { Button, Select } from '@mantine/core'
import { IconCertificate, IconDownload, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CertificateCard } from './certificate-card.tsx'
import { DeclarationDialog } from './declaration-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { Figures } from './figures.tsx'
import { MendCards } from './mend-cards.tsx'
import { Notices } from './notices.tsx'
import type { Company } from './panel-type.ts'
import { QueueCard } from './queue-card.tsx'
import { SendingsCard } from './sendings-card.tsx'
import { StartCard } from './start-card.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

type Open = 'verify' | 'export' | 'declaration' | null

/** /verifactu: if the chain of a company is whole, if the tax agency has everything, and what a person must do (formats.md §3). */
export function VerifactuScreen() {
  const companies = useRead(verifactuCompanies, {})
  const [chosen, setChosen] = useKeptState<number | null>('verifactu.company', null)
  const company = companies.data?.find(({ id_mst_empresas }) => id_mst_empresas === chosen) ?? companies.data?.[0]
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const id = company?.id_mst_empresas
  return (
    <Screen
      reading={companies}
      actions={
        <>
          {companies.data && companies.data.length > 1 && (
            <Select
              aria-label={t('company-certificate.id_mst_empresas')}
              data={companies.data.map((one) => ({ value: String(one.id_mst_empresas), label: one.nombre }))}
              value={String(id)}
              allowDeselect={false}
              onChange={(value) => setChosen(Number(value))}
            />
          )}
          <Button variant="default" leftSection={<IconCertificate size={16} />} onClick={() => setOpen('declaration')}>
            {t('verifactu.declaration')}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => setOpen('export')}>
            {t('verifactu.export')}
          </Button>
          <Button leftSection={<IconLink size={16} />} onClick={() => setOpen('verify')}>
            {t('verifactu.verify')}
          </Button>
        </>
      }
    >
      {company && <CompanyPanel key={id} company={company} onVerify={() => setOpen('verify')} />}
      {company && open === 'verify' && <VerifyDialog company={company} onExport={() => setOpen('export')} onClose={close} />}
      {company && open === 'export' && <ExportDialog company={company} onClose={close} />}
      {open === 'declaration' && <DeclarationDialog onClose={close} />}
    </Screen>
  )
}

/** Milliseconds between two looks at what the sender does. */
const everyLook = 15_000

function CompanyPanel({ company, onVerify }: { company: Company; onVerify: () => void }) {
  const { data: panel } = useRead(verifactuPanel, { id: company.id_mst_empresas }, { refetchInterval: everyLook })
  const isBegun = company.verifactu_desde !== null
  return (
    <div className="vf">
      <Notices company={company} panel={panel} />
      {!isBegun && <StartCard company={company} panel={panel} />}
      {isBegun && (
        <>
          <Figures panel={panel} onVerify={onVerify} />
          <div className="vf-columns">
            <div className="vf-main">
              <MendCards company={company} />
              <SendingsCard company={company} />
            </div>
            <div className="vf-side">
              <QueueCard company={company} panel={panel} />
              <CertificateCard company={company} panel={panel} />
              {panel && panel.registros === 0 && <StartCard company={company} panel={panel} />}
            </div>
          </div>
        </>
      )}
      {!isBegun && <CertificateCard company={company} panel={panel} />}
    </div>
  )
}
