import './form.css'
import type { Fields } from '@app/contract/kit/field'
import { Alert, Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { Choice } from '../fields/choices.ts'
import { Control } from '../kinds/controls/control.tsx'
import type { ControlProps } from '../kinds/controls/control-props.ts'
import { shapeOf } from '../kinds/shapes.ts'
import { userMay } from '../reads/session.ts'
import { Card } from '../screen/card.tsx'
import { useKeys } from '../screen/commands.ts'
import { type Family, t, tFound } from '../texts/i18n.ts'
import { placeOf, summaryId } from './error-focus.ts'
import { fieldAt, partsOf, readOne } from './form-state.ts'
import type { Form, Name, Row } from './form-types.ts'

/** Differences of a form field from its declaration. */
export interface FieldLook extends Partial<Pick<ControlProps, 'label' | 'hint' | 'options' | 'path' | 'disabled' | 'once' | 'required'>> {
  /** Half the width, beside its neighbour. */
  half?: boolean
}
export type FieldLooks<N extends string = string> = { readonly [K in N]?: FieldLook }

/** Fields of half the width, each beside its neighbour. */
export const sideBySide = <const N extends string>(names: readonly N[]): FieldLooks<N> =>
  Object.fromEntries(names.map((name) => [name, { half: true }])) as FieldLooks<N>

interface FieldsProps<F extends Fields> {
  form: Form<F>
  names?: readonly NoInfer<Name<F>>[]
  /** Name of the resource (or any group of texts) with the labels `<words>.<field>`. */
  words: Family
  looks?: NoInfer<FieldLooks<Name<F>>> | undefined
  autoFocus?: boolean
}

/** Controls of a form in one column, in the order of `names`; in a dialog the first one gets the focus. */
export function FormFields<F extends Fields>({
  form,
  names = Object.keys(form.fields),
  words,
  looks = {},
  autoFocus = true,
}: FieldsProps<F>) {
  const first = autoFocus ? `${form.id}-${names[0]}` : null
  useEffect(() => {
    const control = first && document.getElementById(first)
    if (control && control.closest('[role=dialog]')) control.focus()
  }, [first])
  return (
    <div className="form-fields">
      {names.map((name, index) => {
        const { half, label, ...look } = looks[name] ?? {}
        const isLocked = form.fields[name]?.facts.guarded && !userMay('admin')
        return (
          <div key={name} className={half ? 'form-cell half' : 'form-cell'}>
            <Control
              {...form.control(name)}
              words={`${words}.${name}`}
              label={label ?? tFound(words, name)}
              autoFocus={autoFocus && index === 0}
              {...look}
              {...(isLocked && { disabled: true, hint: t('core.only_administrators') })}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Group of fields under a heading. */
export interface FormPart<N extends string = string> {
  readonly title: string
  /** Sentence under the heading. */
  readonly hint?: string
  readonly names: readonly N[]
}
interface SectionsProps<F extends Fields> extends Omit<FieldsProps<F>, 'names'> {
  /** Parts of each column; on narrow screens the columns are stacked. */
  columns: readonly (readonly FormPart<NoInfer<Name<F>>>[])[]
}

/** Long form in headed parts, side by side if there is room. */
export function FormSections<F extends Fields>({ form, words, looks, columns, autoFocus = false }: SectionsProps<F>) {
  return (
    <div className="form-parts">
      {columns.map((parts, column) => (
        <div key={parts[0]?.title}>
          {parts.map(({ title, hint, names }, index) => (
            <Card key={title} title={title} hint={hint}>
              <FormFields form={form} names={names} words={words} looks={looks} autoFocus={autoFocus && column + index === 0} />
            </Card>
          ))}
        </div>
      ))}
    </div>
  )
}

interface RowFieldProps<R> extends Pick<ControlProps, 'hint' | 'options' | 'placeholder' | 'unit' | 'disabled' | 'autoFocus'> {
  row: Row<R>
  name: Name<R>
  /** For screen readers: the datum and the row. */
  label: string
  /** Shows the label, for columns without a heading. */
  labelled?: boolean
  /** Complaint besides a reading error. */
  complaint?: string | undefined
}

/** Control of one datum of a row. */
export function RowField<R>({ row, name, labelled = false, complaint, ...look }: RowFieldProps<R>) {
  const control = row.control(name)
  return <Control {...control} isLabelHidden={!labelled} {...look} error={complaint ?? control.error} />
}

interface SummaryProps {
  form: Form
  /** Labels of the fields; without it errors are shown at the controls only. */
  labelOf?: (name: string) => string
  looks?: FieldLooks | undefined
}

/** Refusals with a link to each labelled field, and conflicts between two desks; empty while there are no errors. */
export function ErrorSummary({ form, labelOf, looks }: SummaryProps) {
  const { conflicts, message } = form
  // a text already in the message is not repeated
  const wrong = labelOf ? Object.entries(form.complaints).filter(([, texts]) => texts.join(' ') !== message) : []
  if (wrong.length === 0 && !message && conflicts.length === 0) return null
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      id={summaryId(form.id)}
      tabIndex={-1}
      className="form-errors"
      title={message ?? t('core.error_summary')}
    >
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([path, texts]) => (
            <li key={path}>
              {partsOf(path)[0] in form.fields ? (
                <button type="button" className="link" onClick={() => placeOf(form.id, path)?.focus()}>
                  {labelOf?.(partsOf(path)[0])}
                </button>
              ) : (
                path
              )}
              : {texts.join(' ')}
            </li>
          ))}
        </ul>
      )}
      {conflicts.map((conflict) => (
        <ConflictQuestion key={conflict.path} form={form} conflict={conflict} looks={looks} {...(labelOf && { labelOf })} />
      ))}
    </Alert>
  )
}

/** Text of a form value for the conflict question; '…' for values without text, such as a drawn week. */
function conflictText(fields: Fields, path: string, draft: unknown, options: readonly Choice[] | undefined): string {
  const field = fieldAt(fields, path)
  const chosen = options?.find(({ value }) => String(value) === String(draft))
  if (chosen) return `«${chosen.text}»`
  if (draft === '' || draft === null || draft === undefined) return t('core.conflict_empty')
  const shape = field && field.kind !== 'ref' ? shapeOf(field.kind) : null
  if (!field || !shape) return '…'
  const reading = readOne(field, draft)
  return `«${'value' in reading ? shape.format(reading.value) : String(draft)}»`
}

/** Conflict on one datum changed by two desks: shows both values for a choice. */
function ConflictQuestion({ form, conflict, labelOf, looks }: SummaryProps & { conflict: Form['conflicts'][number] }) {
  const { path, mine, theirs } = conflict
  const [name, , inner] = partsOf(path)
  const isRow = path !== name && inner === undefined
  const text = (value: unknown) => conflictText(form.fields, path, value, looks?.[name]?.options)
  const choose = (whose: 'mine' | 'theirs') => () => form.settle(path, whose)
  const values = isRow ? '' : t('core.conflict_values', { mio: text(mine), otro: text(theirs) })
  return (
    <fieldset className="form-conflict">
      <legend>
        {labelOf?.(name) ?? name}: {t(isRow ? 'core.conflict_removed' : 'core.conflict')} {values}
      </legend>
      <Button size="compact-sm" variant="default" onClick={choose('mine')}>
        {t('core.keep_mine')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={choose('theirs')}>
        {t('core.take_theirs')}
      </Button>
    </fieldset>
  )
}

interface SaveBarProps {
  form: Pick<Form, 'isDirty' | 'isBusy' | 'submit' | 'reset'>
  /** Shown even without changes. */
  always?: boolean
  save?: string
  danger?: boolean
  onCancel?: (() => void) | undefined
  /** Further buttons, at the left. */
  children?: ReactNode
}

/** Bar at the bottom of a form: unsaved changes, save (Ctrl+S), discard. */
export function SaveBar({ form, always = false, save, danger = false, onCancel, children }: SaveBarProps) {
  useKeys({
    'mod+s': () => {
      // commits the focused field: some fields take their text on blur
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      void form.submit()
    },
  })
  if (!always && !form.isDirty) return null
  return (
    <div className="save-bar">
      <span className="save-bar-words">{form.isDirty ? t('core.unsaved') : ''}</span>
      {children}
      {(form.isDirty || onCancel) && (
        <Button variant="default" disabled={form.isBusy} onClick={onCancel ?? form.reset}>
          {onCancel ? t('core.cancel') : t('core.discard')}
        </Button>
      )}
      <Button type="submit" loading={form.isBusy} color={danger ? 'red' : ''} title="Ctrl+S">
        {save ?? t('core.save')}
      </Button>
    </div>
  )
}
