import './duplicates.css'
import type { OutputOf } from '@app/contract/kit/action'
import { listDuplicates, markAsDifferent } from '@app/contract/member-merge/duplicates'
import { Button } from '@mantine/core'
import { IconCopyCheck, IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { counted } from '../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty, LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { MergePane } from './merge-pane.tsx'

const RecentMerges = lazy(() => import('./recent-merges.tsx').then((module) => ({ default: module.RecentMerges })))

type Pair = OutputOf<typeof listDuplicates>['parejas'][number]
const keyOf = ({ uno, otro }: Pair) => `${uno.id_mst_socios} ${otro.id_mst_socios}`

/** Common data of two records, as text. */
const reasonsOf = ({ motivos, hermanos }: Pair) =>
  [motivos.map((one) => t(`merge.like.${one}`)).join(', '), hermanos ? t('merge.siblings') : ''].filter(Boolean).join(': ')

/** Pairs, the likeliest first; arrows move between them. */
function Pairs({ pairs, chosen, onChoose }: { pairs: readonly Pair[]; chosen: Pair; onChoose: (pair: Pair) => void }) {
  return (
    <ul className="mme-pairs" aria-label={t('merge.pairs')}>
      {pairs.map((pair) => (
        <li key={keyOf(pair)}>
          <button type="button" aria-current={pair === chosen || undefined} onClick={() => onChoose(pair)}>
            <strong>
              {pair.uno.nombre} {pair.uno.apellidos}
            </strong>
            <span className={pair.probable >= 85 ? 'mme-sure' : 'mme-maybe'}>{pair.probable} %</span>
            <small>
              {[pair.uno.numsocio, pair.otro.numsocio].filter(Boolean).join(' · ')} {reasonsOf(pair)}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** /socios/duplicados: possible duplicate members, the reasons, and the actions. */
export function DuplicatesScreen() {
  const reading = useRead(listDuplicates, {})
  const [chosen, setChosen] = useKeptState('duplicates chosen', '')
  const [hasRecent, setRecent] = useState(false)
  const pairs = useMemo(() => reading.data?.parejas ?? [], [reading.data])
  const at = Math.max(
    0,
    pairs.findIndex((one) => keyOf(one) === chosen),
  )
  const pair = pairs[at]
  const next = pairs[at + 1] ?? pairs[at - 1]
  const goOn = () => setChosen(next ? keyOf(next) : '')
  const apart = useAction(markAsDifferent, { onDone: goOn })
  const markDistinct = () => pair && void apart.run({ id_mst_socios: pair.uno.id_mst_socios, id_mst_socios_otro: pair.otro.id_mst_socios })
  useCommands(
    useMemo(
      () => [
        { id: 'merge.later', text: t('merge.later'), keys: 'j', run: () => setChosen(pairs[at + 1] ? keyOf(pairs[at + 1]!) : chosen) },
        { id: 'merge.back', text: t('grid.page_before'), keys: 'k', run: () => setChosen(pairs[at - 1] ? keyOf(pairs[at - 1]!) : chosen) },
      ],
      [pairs, at, chosen, setChosen],
    ),
  )
  const recent = (
    <Button variant="default" leftSection={<IconHistory size={15} />} onClick={() => setRecent(true)}>
      {t('merge.recent')}
    </Button>
  )
  return (
    <Screen fill reading={reading} actions={recent}>
      <Suspense fallback={<LinesSkeleton />}>{hasRecent && <RecentMerges onClose={() => setRecent(false)} />}</Suspense>
      {!pair && reading.data && (
        <Empty icon={<IconCopyCheck size={22} />} title={t('merge.none', counted(reading.data.entre))} hint={t('merge.how')} />
      )}
      {pair && (
        <div className="mme-parts">
          <aside className="mme-side">
            <Pairs pairs={pairs} chosen={pair} onChoose={(one) => setChosen(keyOf(one))} />
            <p>{t('merge.how')}</p>
          </aside>
          <MergePane
            key={keyOf(pair)}
            pair={[pair.uno.id_mst_socios, pair.otro.id_mst_socios]}
            onMerged={goOn}
            onApart={markDistinct}
            onLater={goOn}
          />
        </div>
      )}
    </Screen>
  )
}
