import type { OutputOf } from '@app/contract/kit/action'
import { changeTemplate, oneTemplate } from '@app/contract/letters/letter-template'
import { bookingFields, mergeFields } from '@app/contract/letters/merge-fields'
import { TextInput } from '@mantine/core'
import { useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { SaveProblems, SaveState } from '../autosave/save-state.tsx'
import { type Autosave, useAutosave } from '../autosave/use-autosave.ts'
import { clubLanguage } from '../editor/letter-words.ts'
import { LetterEditor } from '../lazy/letter-editor.tsx'

type Template = OutputOf<typeof oneTemplate>

/** Editor of a template: name, words in its languages, with the fields of its use; saved by itself. */
export function TemplateEditor({ id }: { id: number }) {
  const reading = useRead(oneTemplate, { id })
  if (reading.error) return <ReadError error={reading.error} onRetry={reading.refetch} />
  return reading.data ? <Loaded id={id} stored={reading.data} /> : <LinesSkeleton lines={8} />
}

const textOf = (_path: string, value: unknown) =>
  typeof value === 'string' && value !== '' ? `«${value.slice(0, 80)}»` : t('core.conflict_empty')

function Loaded({ id, stored }: { id: number; stored: Template }) {
  const holdBack = (path: string, value: unknown) => {
    if (path === 'desc_plantilla' && value === '') return t('letters.name_needed')
    return stored.uso !== 'libre' && value === null && (path === 'subject' || path === 'desc_notificacion')
      ? t('plantilla.sin_texto')
      : null
  }
  const auto: Autosave<Template> = useAutosave({ call: changeTemplate, given: { id }, stored, holdBack })
  const { shown, set, complaintOf } = auto
  return (
    <div className="template-editor">
      <SaveProblems of={auto} labelOf={(path) => tFound('letter-template', path)} textOf={textOf} />
      <div className="template-name">
        <TextInput
          label={t('letters.template_name')}
          maxLength={80}
          value={shown.desc_plantilla}
          error={complaintOf('desc_plantilla')}
          onChange={(event) => set({ desc_plantilla: event.currentTarget.value })}
        />
        <SaveState of={auto} />
      </div>
      {shown.uso !== 'libre' && <p className="dimmed">{t(`letters.use_about.${shown.uso}`)}</p>}
      <LetterEditor
        words={shown}
        base={clubLanguage()}
        fields={shown.uso === 'libre' ? mergeFields : bookingFields}
        complaintOf={complaintOf}
        onChange={set}
      />
    </div>
  )
}
