import './company.css'
import { companyRow } from '@app/contract/company/companies'
import { useRead } from '../../kit/reads/api.ts'
import { useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { BankFiles } from './bank-files.tsx'
import { CompanyForm } from './company-form.tsx'
import { Logo } from './logo.tsx'

/** /empresas/{id}/edit: invoicing data, account and logo; the bank's Cuaderno 60 file. */
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
            <BankFiles id={id} layout={data.nombre_perfil_c60} />
          </div>
        </div>
      )}
    </Screen>
  )
}
