import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { ImportDraft } from './import-draft.ts'
import { useUndoImport } from './use-undo-import.ts'

interface Props {
  draft: ImportDraft
  onOtherFile: () => void
}

/** Outcome of the import, and its undo. */
export function ResultStep({ draft, onOtherFile }: Props) {
  const undo = useUndoImport(onOtherFile)
  const { result, reading } = draft
  if (!result) return null
  const toList = () => {
    onOtherFile()
    go('/socios')
  }
  const counts = [
    ['import.result.added', result.creados],
    ['import.result.updated', result.actualizados],
    ['import.result.skipped', result.omitidos],
  ] as const
  return (
    <section className="im-result card" aria-label={t('import.step.result')}>
      <h2 role="status">
        <IconCircleCheck size={18} aria-hidden /> {t('import.done')}
      </h2>
      <p>{reading.nombre_fichero}</p>
      <dl className="im-counts">
        {counts.map(([key, count]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <div className="im-buttons">
        <Button onClick={toList}>{t('members.to_list')}</Button>
        <Button variant="default" onClick={onOtherFile}>
          {t('members.other_file')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={15} />}
          loading={undo.isBusy}
          onClick={() => void undo.ask({ id: result.id_reg_importacion, file: reading.nombre_fichero, added: result.creados })}
        >
          {t('import.undo')}
        </Button>
      </div>
    </section>
  )
}
