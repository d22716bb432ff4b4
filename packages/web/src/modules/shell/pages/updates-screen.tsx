import './updates.css'
import { product } from '@app/contract/product'
import { newsletters } from '@app/contract/shell/newsletters'
import { Anchor } from '@mantine/core'
import { IconFileTypePdf, IconNews } from '@tabler/icons-react'
import { useRead } from '../../../kit/reads/api.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { Screen } from '../../../kit/screen/screen.tsx'
import { Empty, LinesSkeleton } from '../../../kit/screen/states.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { languageNames } from '../language-names.ts'

/** Monthly newsletters as PDFs, by month: the product's own release notes, then the club's. */
export function UpdatesScreen() {
  const reading = useRead(newsletters, {})
  const all = reading.data ?? []
  const parts = [
    {
      title: t('updates.product', { producto: product.name }),
      months: Map.groupBy(
        all.filter((one) => one.propio),
        (one) => one.mes,
      ),
    },
    {
      title: t('updates.club'),
      months: Map.groupBy(
        all.filter((one) => !one.propio),
        (one) => one.mes,
      ),
    },
  ].filter(({ months }) => months.size > 0)
  return (
    <Screen reading={reading} skeleton={<LinesSkeleton lines={4} />}>
      {reading.data && parts.length === 0 && <Empty icon={<IconNews size={24} />} title={t('ui.no_news')} hint={t('ui.no_news_hint')} />}
      {parts.map(({ title, months }) => (
        <Card key={title} title={title}>
          <ul className="up-list">
            {[...months].map(([month, files]) => (
              <li key={month} className="up-month">
                <span className="up-name">{dayName(`${month}-01`, 'month')}</span>
                {files.map(({ lang, url }) => (
                  <Anchor key={url} c="var(--accent-text)" href={url} download className="up-file" lang={lang}>
                    <IconFileTypePdf size={15} aria-hidden /> {languageNames[lang]}
                  </Anchor>
                ))}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Screen>
  )
}
