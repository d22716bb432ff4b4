import { startVerifactu } from '@app/contract/verifactu/start'
import { ActionForm } from '../../kit/forms/form.tsx'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Company, Panel } from './panel-type.ts'

/** Beginning of a company with VERI*FACTU: what it is, and its first day; administrators choose it until there are records. */
export function StartCard({ company, panel }: { company: Company; panel: Panel | undefined }) {
  const mayBegin = userMay('admin') && company.servida && panel?.preparada === true
  return (
    <Card title={t('verifactu.start')} hint={t('verifactu.start_hint')}>
      {mayBegin ? (
        <ActionForm
          words="company"
          action={startVerifactu}
          given={{ id: company.id_mst_empresas }}
          first={{ verifactu_desde: company.verifactu_desde }}
          ask={['verifactu_desde']}
          save={t('verifactu.begin')}
        />
      ) : (
        <p className="dimmed">{t(company.servida ? 'verifactu.start_who' : 'verifactu.territory')}</p>
      )}
    </Card>
  )
}
