import './reports.css'
import { reportGroups, reports } from '@app/contract/reports/report'
import { plain } from '@app/contract/values/text'
import { TextInput } from '@mantine/core'
import { IconReport, IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { go } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

const pathOf = (id: number) => `/informes/${id}`

/** /informes: the reports available to the user, by subject; Enter in the search opens the first match. */
export function ReportsScreen() {
  const reading = useRead(reports, {})
  const [typed, setTyped] = useKeptState('reports search', '')
  const all = reading.data ?? []
  const words = plain(typed).split(' ')
  const found = all.filter(({ id, desc }) => words.every((word) => `${plain(desc)} ${id}`.includes(word)))
  const groups = reportGroups
    .map((group) => ({ group, own: found.filter(({ grupo }) => grupo === group) }))
    .filter(({ own }) => own.length > 0)
  const openFirst = (event: KeyboardEvent) => {
    const first = groups[0]?.own[0]
    if (event.key === 'Enter' && first) go(pathOf(first.id))
  }
  return (
    <Screen reading={reading}>
      {all.length === 0 ? (
        <Empty title={t('reports.none')} hint={t('reports.none_hint')} icon={<IconReport size={22} />} />
      ) : (
        <div className="rp-list">
          <TextInput
            type="search"
            aria-label={t('reports.search')}
            placeholder={t('reports.search')}
            leftSection={<IconSearch size={15} />}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={openFirst}
          />
          {groups.length === 0 && <Empty title={t('reports.not_found')} />}
          {groups.map(({ group, own }) => (
            <section key={group} className="rp-group" aria-label={t(`informe.grupo.${group}`)}>
              <h2>{t(`informe.grupo.${group}`)}</h2>
              <ul>
                {own.map(({ id, desc }) => (
                  <li key={id}>
                    <ScreenLink className="rp-link" to={pathOf(id)}>
                      {desc}
                      <span className="rp-number tabular">{id}</span>
                    </ScreenLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Screen>
  )
}
