import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { differenceText, signOf } from './run-figures.tsx'
import { outcomeText, RaiseButton } from './run-foot.tsx'
import { figuresOf, type Preview, type RunTab } from './run-lines.ts'
import { RunTabs, TabGrid } from './run-tabs.tsx'
import { counted, monthBefore, rightNeeded } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

interface Props {
  run: FeeRun
  preview: Preview
}

/** Sum, difference, three counts and the types, in one column. */
function PhoneSummary({ run, preview, onOpen }: Props & { onOpen: (tab: RunTab) => void }) {
  const { total, tipos } = preview
  const figure = figuresOf(preview)
  const change = total.importe - total.antes
  const counts: readonly (readonly [RunTab, string, number])[] = [
    ['fuera', t('raise.out_short'), figure.fuera],
    ['atrasadas', t('raise.late'), figure.socios_atrasados],
    ['cambian', t('raise.changing'), figure.cambian],
  ]
  return (
    <div className="raise-phone">
      <p className="raise-note">
        <IconEye size={15} /> {t('raise.preview')}
      </p>
      <strong className="tabular">{formatEuros(total.importe)}</strong>
      <p className="dimmed">{t('raise.lines_until', { ...counted(total.lineas), dia: formatDay(run.hasta) })}</p>
      <p className="raise-change" data-sign={signOf(change)}>
        {t('raise.against_sum', { importe: differenceText(change), mes: monthBefore(run.hasta) })}
      </p>
      <div className="raise-figures">
        {counts.map(([tab, name, n]) => (
          <button key={tab} type="button" onClick={() => onOpen(tab)}>
            <small>{name}</small>
            <b data-sign={tab === 'atrasadas' && n > 0 ? 'late' : undefined}>{formatCount(n)}</b>
          </button>
        ))}
      </div>
      <h2>{t('raise.type')}</h2>
      <ul>
        {tipos.map(({ id_mst_tipocuotas, desc_tipocuota, lineas, importe, antes }) => (
          <li key={id_mst_tipocuotas}>
            <span>
              {desc_tipocuota}
              <small className="dimmed">{t('raise.n_lines', counted(lineas))}</small>
            </span>
            <span className="tabular">
              <b>{formatEuros(importe)}</b>
              <small data-sign={signOf(importe - antes)}>{differenceText(importe - antes)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Preview on a phone: the summary or the lines as cards, and one button that asks once more. */
export function RunPhone({ run, preview }: Props) {
  const [hasLines, setLines] = useState(false)
  const sums = { ...counted(preview.total.lineas), importe: formatEuros(preview.total.importe) }
  const ask = async () => {
    const isSure = await confirm({ title: t('raise.question', sums), hint: outcomeText(), confirm: t('raise.raise') })
    if (isSure) run.raise()
  }
  return (
    <>
      {hasLines ? (
        <TabGrid run={run} preview={preview} toolbar={<RunTabs run={run} preview={preview} />} />
      ) : (
        <PhoneSummary
          run={run}
          preview={preview}
          onOpen={(tab) => {
            run.setTab(tab)
            setLines(true)
          }}
        />
      )}
      <footer className="raise-foot">
        {!run.begin.may && <p>{rightNeeded()}</p>}
        <RaiseButton run={run} preview={preview} text={t('raise.raise_short', sums)} onClick={() => void ask()} />
        <Button variant="default" onClick={() => setLines(!hasLines)}>
          {t(hasLines ? 'raise.summary' : 'raise.tab.lineas')}
        </Button>
      </footer>
    </>
  )
}
