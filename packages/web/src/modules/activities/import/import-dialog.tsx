import '../activities.css'
import { readEnrolmentList } from '@app/contract/activities/enrolment-import'
import { listLimits } from '@app/contract/activities/import/enrolment-columns'
import { importLimits } from '@app/contract/members/import/fields'
import { parseTable, type Table } from '@app/contract/members/import/read-table'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { FileField } from '../../../kit/fields/file-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useUpload } from '../../../kit/reads/use-upload.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { EnrolmentGroup } from '../enrolment-group.ts'
import { ListCheck } from './list-check.tsx'

const limits = { mb: importLimits.bytes / 1_048_576, filas: formatCount(listLimits.rows) }

/** Takes a list, from a file or from the clipboard. */
function ListInput({ onList }: { onList: (table: Table) => void }) {
  const [pasted, setPasted] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const file = useUpload(readEnrolmentList, {
    file: 'fichero',
    complaint: ({ msg, fields }) => fields.fichero?.join(' ') ?? msg,
    onDone: ({ tabla }) => onList(tabla),
  })
  const takePasted = () => {
    const table = parseTable(pasted)
    if (table.header.length === 0) return setComplaint(t('enrolments.nothing_pasted'))
    if (table.rows.length > listLimits.rows) return setComplaint(t('inscritos.demasiadas_filas', { max: formatCount(listLimits.rows) }))
    onList(table)
  }
  return (
    <div className="ac-list">
      <p className="dimmed">{t('enrolments.import_intro')}</p>
      <FileField
        label={t('enrolments.drop')}
        hint={t('enrolments.limits', limits)}
        accept=".xlsx,.csv,.txt,.tsv"
        max={importLimits.bytes}
        {...file}
      />
      <div className="ac-paste">
        <Textarea
          label={t('enrolments.paste')}
          description={t('enrolments.paste_hint')}
          rows={5}
          value={pasted}
          error={complaint}
          onChange={(event) => {
            setPasted(event.currentTarget.value)
            setComplaint(null)
          }}
        />
        <Button variant="default" disabled={pasted.trim() === ''} onClick={takePasted}>
          {t('enrolments.check_list')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  group: EnrolmentGroup
  onClose: () => void
}

/** Import of a list of people into a group: the list, the effect of each row, all of it or nothing. */
export function ImportDialog({ group, onClose }: Props) {
  const [table, setTable] = useState<Table | null>(null)
  return (
    <DialogFrame
      title={t('enrolments.import_title', { grupo: group.title })}
      size={table ? 1040 : 620}
      fillsPhone
      isStatic
      onClose={onClose}
    >
      {table ? <ListCheck group={group} table={table} onOther={() => setTable(null)} onDone={onClose} /> : <ListInput onList={setTable} />}
    </DialogFrame>
  )
}
