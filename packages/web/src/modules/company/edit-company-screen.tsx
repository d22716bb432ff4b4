import './company.css'
import { companyRow } from '@app/contract/company/companies'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CompanyForm } from './company-form.tsx'
import { Logo } from './logo.tsx'

/** /empresas/{id}/edit: invoicing data, account and logo; the way to Cuaderno 60 files. */
export function EditCompanyScreen() {
  const id = useNumberParam('id')
  const reading = useRead(companyRow, { id })
  const { data } = reading
  return (
    <Screen title={data?.nombre} reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {data && (
        <div className="co-file">
          <CompanyForm key={id} id={id} row={data} />
          <div className="form-parts">
            <Logo id={id} path={data.header_logo} />
            <Card title={t('company.part.c60')} hint={t('company.c60_layout', { nombre: data.nombre_perfil_c60 })}>
              <ScreenLink to={`/recibo/c60?id_mst_empresas=${id}`}>{t('company.c60_open')}</ScreenLink>
            </Card>
          </div>
        </div>
      )}
    </Screen>
  )
}
