import './company.css'
import { companyList } from '@app/contract/company/companies'
import { IconBuilding, IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** /empresas: the companies of the club; a single one opens directly. */
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
