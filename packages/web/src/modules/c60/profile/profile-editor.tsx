import { c60Profile, saveC60Profile } from '@app/contract/c60/c60'
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { cutsOf, type Draft, kindOf, type LineKind, lengthen, lineKinds, linesOf, readWith, withFoot } from './cuts.ts'
import { FieldsTable } from './fields-table.tsx'
import { SampleLine } from './sample-line.tsx'

interface Props {
  readonly company: number
  /** Content of the dropped file; empty without one. */
  readonly text: string
  readonly onSaved: () => void
}

/** Reason for which a profile cannot be saved now; null if it can: one that has read no line is not stored. */
function blockedBy(draft: Draft, text: string): string | null {
  if (!userMay('params')) return t('c60-profile.no_right')
  if (text === '') return t('c60-profile.needs_file')
  return 'problem' in readWith(draft, text) ? t('c60-profile.needs_reading') : null
}

/** Name, length and codes of a profile. */
function Facts({ draft, onChange }: { draft: Draft; onChange: (next: Draft) => void }) {
  const isFixed = !userMay('params')
  return (
    <div className="c60-profile-facts">
      <TextInput
        label={t('c60-profile.name')}
        disabled={isFixed}
        value={draft.nombre}
        onChange={(event) => onChange({ ...draft, nombre: event.currentTarget.value })}
      />
      <NumberInput
        label={t('c60-profile.length')}
        disabled={isFixed}
        min={1}
        max={2000}
        value={draft.longitud}
        onChange={(value) => typeof value === 'number' && value > 0 && onChange(lengthen(draft, Math.trunc(value)))}
      />
      <TextInput
        label={t('c60-profile.code')}
        disabled={isFixed}
        value={draft.codigo}
        onChange={(event) => onChange({ ...draft, codigo: event.currentTarget.value })}
      />
      <TextInput
        label={t('c60-profile.foot_code')}
        disabled={isFixed}
        value={draft.codigo_pie ?? ''}
        onChange={(event) => onChange(withFoot(draft, event.currentTarget.value))}
      />
    </div>
  )
}

/** Lines of the file by their kind, one of them cut into the fields of its kind. */
function Cutting({ draft, text, onChange }: { draft: Draft; text: string; onChange: (next: Draft) => void }) {
  const [kind, setKind] = useState<LineKind>('cobro')
  const [at, setAt] = useState(0)
  const [field, setField] = useState(0)
  const lines = useMemo(() => linesOf(text), [text])
  const own = lines.filter(([, line]) => kindOf(line, draft) === kind)
  const [number, line] = own[Math.min(at, own.length - 1)] ?? [0, '']
  const cuts = cutsOf(draft, kind)
  const change = (next: typeof cuts) => onChange(kind === 'pie' ? { ...draft, campos_pie: next } : { ...draft, campos: next })
  const shared = { cuts, line, field, setField, onChange: userMay('params') ? change : undefined }
  return (
    <>
      <div className="c60-kinds">
        <SegmentedControl
          aria-label={t('c60-profile.kinds')}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setAt(0)
            setField(0)
          }}
          data={lineKinds.map((one) => ({
            value: one,
            label: t(`c60-profile.kind.${one}`, { n: formatCount(lines.filter(([, content]) => kindOf(content, draft) === one).length) }),
          }))}
        />
        {own.length > 0 && (
          <>
            <Button variant="default" size="xs" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('c60-profile.previous')}
            </Button>
            <span className="tabular">{t('c60-profile.line', { n: formatCount(number), total: formatCount(lines.length) })}</span>
            <Button variant="default" size="xs" disabled={at >= own.length - 1} onClick={() => setAt(at + 1)}>
              {t('c60-profile.next')}
            </Button>
          </>
        )}
      </div>
      {text === '' && <p className="dimmed">{t('c60-profile.no_file')}</p>}
      {text !== '' && own.length === 0 && <p className="dimmed">{t('c60-profile.no_line')}</p>}
      {kind === 'otra' ? (
        <>
          <p className="dimmed">{t('c60-profile.not_read')}</p>
          <pre className="c60-plain">{line}</pre>
        </>
      ) : (
        <>
          <SampleLine {...shared} />
          <FieldsTable {...shared} kind={kind} />
        </>
      )}
    </>
  )
}

/** Lines of the whole file by their kinds, or the place where the profile stops. */
function Verdict({ draft, text }: { draft: Draft; text: string }) {
  if (text === '') return null
  const reading = readWith(draft, text)
  if ('problem' in reading) return <Complaint text={t(reading.problem as 'c60.importe', reading.values)} />
  const lines = linesOf(text)
  const of = (kind: LineKind) => lines.filter(([, line]) => kindOf(line, draft) === kind).length
  return (
    <p className="c60-verdict">
      {t('c60-profile.reads_all', { n: lines.length, total: lines.length, cobros: of('cobro'), pies: of('pie'), otras: of('otra') })}
    </p>
  )
}

/** Profile of a company, edited over a real line of a file; saved once it has read one. */
export function ProfileEditor({ company, text, onSaved }: Props) {
  const { data, error, refetch } = useRead(c60Profile, { id: company })
  const [edited, setEdited] = useState<Draft | null>(null)
  const save = useAction(saveC60Profile, {
    onDone: ({ nombre }) => {
      setEdited(null)
      toast.good(t('c60.profile_saved', { nombre }))
      onSaved()
    },
  })
  const draft = edited ?? data
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!draft || !data) return <LinesSkeleton />
  const blocked = blockedBy(draft, text)
  const { nombre, longitud, codigo, campos, codigo_pie, campos_pie } = draft
  return (
    <Card
      title={t('c60-profile.title')}
      hint={data.es_propio ? t('c60.not_public') : `${t('c60-profile.standard')} ${t('c60.not_public')}`}
    >
      <Facts draft={draft} onChange={setEdited} />
      <Cutting draft={draft} text={text} onChange={setEdited} />
      <Verdict draft={draft} text={text} />
      <div className="c60-profile-acts">
        {blocked && <span className="dimmed">{blocked}</span>}
        {edited && !blocked && <span className="dimmed">{t('c60-profile.unsaved')}</span>}
        <Button variant="default" disabled={edited === null} onClick={() => setEdited(null)}>
          {t('c60-profile.undo')}
        </Button>
        <Button
          disabled={edited === null || blocked !== null}
          loading={save.isBusy}
          onClick={() =>
            void save.run({ id: company, nombre, longitud, codigo, campos: [...campos], codigo_pie, campos_pie: [...campos_pie] })
          }
        >
          {t('c60-profile.save')}
        </Button>
      </div>
    </Card>
  )
}
