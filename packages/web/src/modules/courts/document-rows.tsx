import { courtDocument } from '@app/contract/courts/court-parts'
import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { Control } from '../../kit/kinds/control.tsx'
import type { Form } from '../../kit/use-form.ts'
import { RowsFrame } from './rows-frame.tsx'

export interface DocumentDraft {
  readonly id_reg_recurso_documentos: number | null
  readonly descripcion: string
  readonly obligatorio: boolean
}
const name = 'recurso_documentos'
const blank: DocumentDraft = { id_reg_recurso_documentos: null, descripcion: '', obligatorio: false }
const asked = ['descripcion', 'obligatorio'] as const

/** The documents that a booking of the court asks for, obligatory or not. */
export function DocumentRows({ form }: { form: Form }) {
  const rows = (form.draft[name] ?? []) as readonly DocumentDraft[]
  const isTried = form.complaints[name] !== undefined
  const change = (at: number, field: string, value: unknown) =>
    form.set(
      name,
      rows.map((row, index) => (index === at ? { ...row, [field]: value } : row)),
    )
  return (
    <RowsFrame
      id={`${form.id}-${name}`}
      title={t('courts.part.documents')}
      error={form.complaints[name]?.join(' ')}
      isEmpty={rows.length === 0}
      heads={[...asked.map((field) => t(`court-document.${field}`)), '']}
      className="ct-documents"
      action={
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => form.set(name, [...rows, blank])}>
          {t('courts.add_document')}
        </Button>
      }
    >
      {rows.map((row, at) => (
        // rows have no identity but their place
        <li key={at}>
          {asked.map((field) => (
            <Control
              key={field}
              id={`${form.id}-${name}-${at}-${field}`}
              name={field}
              field={courtDocument.fields[field]}
              value={row[field]}
              label={t('courts.row_field', { campo: t(`court-document.${field}`), n: at + 1 })}
              error={isTried && field === 'descripcion' && row.descripcion.trim() === '' ? t('invalid.required') : undefined}
              onChange={(_name, value) => change(at, field, value)}
              onLeave={() => {}}
            />
          ))}
          <IconButton
            size="md"
            label={t('courts.remove_row', { n: at + 1 })}
            icon={IconX}
            onClick={() => form.set(name, rows.toSpliced(at, 1))}
          />
        </li>
      ))}
    </RowsFrame>
  )
}
