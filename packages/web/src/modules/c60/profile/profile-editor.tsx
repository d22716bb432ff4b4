import { c60Profile, saveC60Profile } from '@app/contract/c60/c60'
import type { EditedProfile } from '@app/contract/c60/c60-profile'
import type { OutputOf } from '@app/contract/kit/action'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { useLeaveGuard } from '../../../kit/forms/leave-guard.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { call, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { cutsOf, kindOf, type LineKind, lengthen, lineKinds, linesOf, readWith, withFoot } from './cuts.ts'
import { FieldsTable } from './fields-table.tsx'
import { SampleLine } from './sample-line.tsx'
import { TypedNumber, TypedText } from './typed-field.tsx'

interface Props {
  readonly company: number
  /** Content of the dropped file; empty without one. */
  readonly text: string
  readonly onSaved: () => void
}

/** Reason for which a profile cannot be saved now; null if it can: one that has read no line is not stored. */
function blockedBy(draft: EditedProfile, text: string): string | null {
  if (!userMay('params')) return t('c60-profile.no_right')
  if (text === '') return t('c60-profile.needs_file')
  return 'problem' in readWith(draft, text) ? t('c60-profile.needs_reading') : null
}

/** Name, length and codes of a profile. */
function Facts({ draft, onChange }: { draft: EditedProfile; onChange: (next: EditedProfile) => void }) {
  const isFixed = !userMay('params')
  return (
    <div className="c60-profile-facts">
      <TextInput
        label={t('c60-profile.name')}
        disabled={isFixed}
        value={draft.nombre}
        onChange={(event) => onChange({ ...draft, nombre: event.currentTarget.value })}
      />
      <TypedNumber
        label={t('c60-profile.length')}
        disabled={isFixed}
        max={2000}
        value={draft.longitud}
        onTake={(length) => onChange(lengthen(draft, length))}
      />
      <TextInput
        label={t('c60-profile.code')}
        disabled={isFixed}
        value={draft.codigo}
        onChange={(event) => onChange({ ...draft, codigo: event.currentTarget.value })}
      />
      <TypedText
        label={t('c60-profile.foot_code')}
        disabled={isFixed}
        value={draft.codigo_pie ?? ''}
        onTake={(code) => onChange(withFoot(draft, code))}
      />
    </div>
  )
}

/** Lines of the file by their kind, one of them cut into the fields of its kind. */
function Cutting({ draft, text, onChange }: { draft: EditedProfile; text: string; onChange: (next: EditedProfile) => void }) {
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
function Verdict({ draft, text }: { draft: EditedProfile; text: string }) {
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

type Stored = OutputOf<typeof c60Profile>
interface Edited {
  readonly draft: EditedProfile
  /** Profile before the first change: that of another desk is not overwritten. */
  readonly before: Stored
}

/** Changed profile, until it is saved or left as it was. */
function useEdited(company: number, onSaved: () => void) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useLeaveGuard(edited !== null)
  const drop = () => {
    setEdited(null)
    setComplaint(null)
  }
  const save = async ({ draft, before }: Edited) => {
    const { nombre, longitud, codigo, campos, codigo_pie, campos_pie } = draft
    const values = { nombre, longitud, codigo, campos: [...campos], codigo_pie, campos_pie: [...campos_pie] }
    setBusy(true)
    try {
      await call(saveC60Profile, { id: company, ...values }, { read: before })
      drop()
      toast.good(t('c60.profile_saved', { nombre }))
      onSaved()
    } catch (refused) {
      if (!(refused instanceof RefusedError)) throw refused
      setComplaint([refused.msg, ...(refused.fields.campos ?? [])].join(' '))
    } finally {
      setBusy(false)
    }
  }
  const change = (stored: Stored) => (draft: EditedProfile) => setEdited((now) => ({ draft, before: now?.before ?? stored }))
  return { edited, change, drop, save: () => void (edited && save(edited)), complaint, isBusy }
}

/** Profile of a company, edited over a real line of a file; saved once it has read one. */
export function ProfileEditor({ company, text, onSaved }: Props) {
  const { data, error, refetch } = useRead(c60Profile, { id: company })
  const { edited, change, drop, save, complaint, isBusy } = useEdited(company, onSaved)
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  const draft = edited?.draft ?? data
  const blocked = blockedBy(draft, text)
  return (
    <Card
      title={t('c60-profile.title')}
      hint={data.es_propio ? t('c60.not_public') : `${t('c60-profile.standard')} ${t('c60.not_public')}`}
    >
      <Facts draft={draft} onChange={change(data)} />
      <Cutting draft={draft} text={text} onChange={change(data)} />
      <Verdict draft={draft} text={text} />
      <Complaint text={complaint} />
      <div className="c60-profile-acts">
        {blocked && <span className="dimmed">{blocked}</span>}
        {edited && !blocked && <span className="dimmed">{t('c60-profile.unsaved')}</span>}
        <Button variant="default" disabled={edited === null} onClick={drop}>
          {t('c60-profile.undo')}
        </Button>
        <Button disabled={edited === null || blocked !== null} loading={isBusy} onClick={save}>
          {t('c60-profile.save')}
        </Button>
      </div>
    </Card>
  )
}
