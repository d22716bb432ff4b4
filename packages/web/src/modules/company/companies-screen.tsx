import './company.css'
import { companyList } from '@app/contract/company/companies'
import { IconBuilding, IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'

/** /empresas: the companies of the club; the only one is opened at once. */
export function CompaniesScreen() {
  const reading = useRead(companyList, {})
  const { data } = reading
  const only = data?.length === 1 ? data[0]!.id_mst_empresas : null
  useEffect(() => {
    if (only !== null) go(`/empresas/${only}/edit`, { replace: true })
  }, [only])
  return (
    <Screen narrow reading={reading}>
      <nav className="co-list" aria-label={t('company.choose')}>
        {data?.map(({ id_mst_empresas: id, nombre, nif }) => (
          <ScreenLink key={id} to={`/empresas/${id}/edit`}>
            <IconBuilding size={18} aria-hidden />
            <b>{nombre}</b>
            <span>{nif}</span>
            <IconChevronRight size={15} aria-hidden />
          </ScreenLink>
        ))}
      </nav>
    </Screen>
  )
}
