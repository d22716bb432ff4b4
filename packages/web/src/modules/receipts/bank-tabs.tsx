import './bank-tabs.css'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
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
const order = Object.keys(tabs) as BankTab[]

interface Props {
  current: BankTab
  /** Rows of the current tab. */
  count?: number | undefined
}

/** Tabs that lead through the screens of the bank. */
export const BankTabs = ({ current, count }: Props) => (
  <nav className="bank-tabs" aria-label={t('bank.tabs')}>
    {order.map((tab) => (
      <ScreenLink key={tab} to={tabs[tab]} {...(tab === current && { 'aria-current': 'page' })}>
        {t(`bank.${tab}`)}
        {tab === current && count !== undefined && count > 0 && <span className="tabular">{formatCount(count)}</span>}
      </ScreenLink>
    ))}
  </nav>
)
