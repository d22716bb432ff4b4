import { formatCount } from '../../kit/grid/cells/value.ts'
import { ScreenTabs } from '../../kit/screen/screen-tabs.tsx'
import { t } from '../../kit/texts/i18n.ts'

/** Tabs of the bank with their screens, in the order of the month. */
const tabs = {
  generate: '/recibo',
  open: '/recibo/visualizar',
  downloaded: '/recibo/visualizarDescargados',
  remittances: '/recibo/visualizarRemesas',
  returns: '/recibo/devoluciones',
  c60: '/recibo/c60',
} as const
type BankTab = keyof typeof tabs

interface Props {
  current: BankTab
  /** Rows of the current tab. */
  count?: number | undefined
}

/** Tabs that lead through the screens of the bank. */
export const BankTabs = ({ current, count }: Props) => (
  <ScreenTabs label={t('bank.tabs')} tabs={tabs} current={current}>
    {(tab) => (
      <>
        {t(`bank.${tab}`)}
        {tab === current && count !== undefined && count > 0 && <span className="tabular">{formatCount(count)}</span>}
      </>
    )}
  </ScreenTabs>
)
