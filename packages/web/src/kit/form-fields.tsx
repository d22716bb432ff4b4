import './form.css'
import { Alert, Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useKeys } from './commands.ts'
import { type Family, t, tFound } from './i18n.ts'
import { Control } from './kinds/control.tsx'
import type { Option } from './kinds/control-props.ts'
import type { Form } from './use-form.ts'

/** How one field of a form differs from what its declaration says. */
export interface FieldLook {
  label?: string
  hint?: string
  options?: readonly Option[]
  /** First segment of the dropdown of a reference, where it is not the name of the table. */
  path?: string
  disabled?: boolean
  /** A secret that is good once, such as a code. */
  once?: boolean
  /** Half of the width, beside its neighbour. */
  half?: boolean
}
export type FieldLooks = Readonly<Record<string, FieldLook>>

/** Fields of half the width, each beside its neighbour. */
export const sideBySide = (names: readonly string[]): FieldLooks => Object.fromEntries(names.map((name) => [name, { half: true }]))

interface FieldsProps {
  form: Form
  names?: readonly string[]
  /** Name of the resource (or of any group of texts) whose `<words>.<field>` are the labels. */
  words: Family
  looks?: FieldLooks | undefined
  autoFocus?: boolean
}

/** The controls of a form (the first has the focus where the form lies in a dialog), one under the other, in the order of `names`. */
export function FormFields({ form, names = Object.keys(form.fields), words, looks = {}, autoFocus = true }: FieldsProps) {
  const first = autoFocus ? `${form.id}-${names[0]}` : null
  useEffect(() => {
    const control = first && document.getElementById(first)
    if (control && control.closest('[role=dialog]')) control.focus()
  }, [first])
  return (
    <div className="form-fields">
      {names.map((name, index) => {
        const { half, label, ...look } = looks[name] ?? {}
        return (
          <div key={name} className={half ? 'form-cell half' : 'form-cell'}>
            <Control
              id={`${form.id}-${name}`}
              name={name}
              field={form.fields[name]!}
              value={form.draft[name]}
              words={`${words}.${name}`}
              label={label ?? tFound(words, name)}
              error={form.complaints[name]?.join(' ')}
              autoFocus={autoFocus && index === 0}
              onChange={form.set}
              onLeave={form.leave}
              {...look}
            />
          </div>
        )
      })}
    </div>
  )
}

/** What was refused, with a link to each field that has a name here; nothing while all is well. */
export function ErrorSummary({ form, labelOf }: { form: Form; labelOf?: (name: string) => string }) {
  const wrong = labelOf ? Object.entries(form.complaints) : []
  if (wrong.length === 0 && !form.message) return null
  return (
    <Alert color="red" variant="light" role="alert" className="form-errors" title={form.message ?? t('core.error_summary')}>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, texts]) => (
            <li key={name}>
              {name in form.fields ? (
                <button type="button" className="link" onClick={() => document.getElementById(`${form.id}-${name}`)?.focus()}>
                  {labelOf?.(name)}
                </button>
              ) : (
                name
              )}
              : {texts.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

interface SaveBarProps {
  form: Form
  /** Shown even while nothing has changed. */
  always?: boolean
  save?: string
  danger?: boolean
  onCancel?: (() => void) | undefined
  /** Further buttons, at the left. */
  children?: ReactNode
}

/** The bar at the foot of a form: unsaved changes, save (Ctrl+S), discard. */
export function SaveBar({ form, always = false, save, danger = false, onCancel, children }: SaveBarProps) {
  useKeys({
    'mod+s': () => {
      // what was typed into a field last counts: some take it in when they are left
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
