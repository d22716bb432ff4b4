import { importFields } from '@app/contract/members/import/fields'
import { Alert, Button, Select, Switch } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { t } from '../../../kit/texts/i18n.ts'
import { type Change, type ImportDraft, type Meaning, missing, repeated } from './import-draft.ts'

type Column = ImportDraft['reading']['columnas'][number]

const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
const titleOf = ({ titulo }: Column, index: number) => titulo.trim() || t('import.column_unnamed', { letter: letterOf(index) })
const choices = (): { value: Meaning; label: string }[] => [
  { value: '', label: t('import.column_left_out') },
  ...importFields.map((field) => ({ value: field, label: t(`import.field.${field}`) })),
]

/** Confidence from which a guess counts as sure. */
const sure = 0.9

/** Confidence of a guess, as a word and a shape. */
function Trust({ column, meaning }: { column: Column; meaning: Meaning }) {
  const guessed = column.campo ?? ''
  const how = meaning !== guessed ? 'chosen' : guessed === '' ? 'unknown' : column.confianza >= sure ? 'sure' : 'likely'
  return (
    <span className={`im-trust ${how}`}>
      <i aria-hidden />
      {how === 'chosen' ? t('members.chosen_by_hand') : t(`import.${how}`)}
    </span>
  )
}

interface Props {
  draft: ImportDraft
  change: Change
}

/** Mapping of the columns: a title, some of its values, and its field. Two columns for one field show a warning. */
export function MappingStep({ draft, change }: Props) {
  const { reading, mapping, hasNoHeadings } = draft
  const twice = repeated(mapping)
  const warnings = [
    ...missing(mapping).map((field) => t('import.mapping_needs', { field: t(`import.field.${field}`) })),
    ...[...twice].map((field) => t('import.mapping_twice', { field: t(`import.field.${field}`) })),
  ]
  const setMeaning = (index: number, meaning: Meaning) => change({ mapping: mapping.map((one, at) => (at === index ? meaning : one)) })
  return (
    <section aria-label={t('import.step.mapping')}>
      <Switch
        mb="xs"
        label={t('import.option.no_headings')}
        checked={hasNoHeadings}
        onChange={(event) => change({ hasNoHeadings: event.currentTarget.checked })}
      />
      <table className="im-map">
        <thead>
          <tr>
            <th scope="col">{t('import.column')}</th>
            <th scope="col">{t('import.column_sample')}</th>
            <th scope="col">{t('import.column_field')}</th>
            <th scope="col" aria-label={t('members.state')} />
          </tr>
        </thead>
        <tbody>
          {reading.columnas.map((column, index) => {
            const meaning = mapping[index] ?? ''
            const title = titleOf(hasNoHeadings ? { ...column, titulo: '' } : column, index)
            const samples = hasNoHeadings ? [column.titulo, ...column.muestras] : column.muestras
            return (
              // a column is identified by its position
              <tr key={index} className={meaning === '' ? 'im-out' : ''}>
                <th scope="row">{title}</th>
                <td className="im-samples">{samples.filter(Boolean).slice(0, 3).join(' · ') || t('members.samples_none')}</td>
                <td>
                  <Select
                    aria-label={`${t('import.column_field')}: ${title}`}
                    data={choices()}
                    value={meaning}
                    searchable
                    allowDeselect={false}
                    error={meaning !== '' && twice.has(meaning) && t('import.mapping_twice', { field: t(`import.field.${meaning}`) })}
                    nothingFoundMessage={t('core.nothing_found')}
                    onChange={(chosen) => setMeaning(index, chosen ?? '')}
                  />
                </td>
                <td>
                  <Trust column={column} meaning={meaning} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <footer className="im-foot">
        <div role="status" className="im-foot-words">
          {warnings.length > 0 && (
            <Alert color="yellow" variant="light" role="note">
              {warnings.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </Alert>
          )}
        </div>
        <Button rightSection={<IconArrowRight size={15} />} disabled={warnings.length > 0} onClick={() => change({ step: 'check' })}>
          {t('import.check')}
        </Button>
      </footer>
    </section>
  )
}
