import './import.css'
import { Button, SegmentedControl } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { type Change, draftOf, type ImportDraft, useImportDraft } from './import-draft.ts'
import { ImportHistory } from './import-history.tsx'
import { UploadStep } from './upload-step.tsx'

const MappingStep = lazy(() => import('./mapping-step.tsx').then((module) => ({ default: module.MappingStep })))
const CheckStep = lazy(() => import('./check-step.tsx').then((module) => ({ default: module.CheckStep })))
const ResultStep = lazy(() => import('./result-step.tsx').then((module) => ({ default: module.ResultStep })))

const BalancesImport = lazy(() => import('./balances-import.tsx').then((module) => ({ default: module.BalancesImport })))

const steps = ['upload', 'mapping', 'check', 'result'] as const

function Steps({ now }: { now: (typeof steps)[number] }) {
  const at = steps.indexOf(now)
  return (
    <ol className="im-steps" aria-label={t('members.steps')}>
      {steps.map((step, index) => (
        <li key={step} className={index < at ? 'im-past' : ''} {...(index === at && { 'aria-current': 'step' as const })}>
          <i aria-hidden>{index + 1}</i>
          {t(`import.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** Import of members in four steps, kept over a reload. */
function MembersImport({ draft, setDraft }: { draft: ImportDraft | null; setDraft: (next: ImportDraft | null) => void }) {
  const step = draft?.step ?? 'upload'
  const change: Change = (next) => draft && setDraft({ ...draft, ...next })
  const startOver = () => setDraft(null)
  return (
    <>
      <Steps now={step} />
      {draft && step !== 'result' && (
        <p className="im-file">
          <b>{draft.reading.nombre_fichero}</b>
          <span>{t('import.found', { rows: formatCount(draft.reading.filas), columns: draft.reading.columnas.length })}</span>
        </p>
      )}
      {step === 'upload' && <UploadStep onRead={(reading) => setDraft(draftOf(reading))} />}
      <Suspense fallback={null}>
        {draft && step === 'mapping' && <MappingStep draft={draft} change={change} />}
        {draft && step === 'check' && <CheckStep draft={draft} change={change} onOtherFile={startOver} />}
        {draft && step === 'result' && <ResultStep draft={draft} onOtherFile={startOver} />}
      </Suspense>
      {(step === 'upload' || step === 'result') && <ImportHistory onUndone={startOver} />}
    </>
  )
}

/** /socios/importar: a list of members, or of their balances in another program, from Excel or CSV. */
export function MemberImportScreen() {
  const [draft, setDraft] = useImportDraft()
  const [what, setWhat] = useKeptState<'members' | 'balances'>('member-import.what', 'members')
  const isUnderWay = what === 'members' && (draft?.step === 'mapping' || draft?.step === 'check')
  return (
    <Screen
      title={t('import.title')}
      actions={
        isUnderWay && (
          <Button variant="default" onClick={() => setDraft(null)}>
            {t('members.other_file')}
          </Button>
        )
      }
    >
      <div className="im">
        <SegmentedControl
          className="im-what"
          aria-label={t('balances.what')}
          data={[
            { value: 'members', label: t('balances.members') },
            { value: 'balances', label: t('balances.title') },
          ]}
          value={what}
          onChange={(chosen) => setWhat(chosen === 'balances' ? 'balances' : 'members')}
        />
        {what === 'members' && <MembersImport draft={draft} setDraft={setDraft} />}
        <Suspense fallback={null}>{what === 'balances' && <BalancesImport />}</Suspense>
      </div>
    </Screen>
  )
}
