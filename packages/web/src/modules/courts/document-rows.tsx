import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowField } from '../../kit/forms/form-fields.tsx'
import type { Rows } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { CourtValues } from './court-fields.ts'
import { RowsFrame } from './rows-frame.tsx'

interface Props {
  rows: Rows<CourtValues['recurso_documentos'][number]>
}
const names = ['descripcion', 'obligatorio'] as const

/** Documents required by a booking of the court, obligatory or not. */
export function DocumentRows({ rows }: Props) {
  return (
    <RowsFrame
      id={rows.id}
      title={t('courts.part.documents')}
      error={rows.complaint}
      isEmpty={rows.all.length === 0}
      heads={[...names.map((field) => t(`court-document.${field}`)), '']}
      className="ct-documents"
      action={
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => rows.add({})}>
          {t('courts.add_document')}
        </Button>
      }
    >
      {rows.all.map((row, at) => (
        <li key={row.key}>
          {names.map((field) => (
            <RowField
              key={field}
              row={row}
              name={field}
              label={t('courts.row_field', { campo: t(`court-document.${field}`), n: at + 1 })}
            />
          ))}
          <IconButton size="md" label={t('courts.remove_row', { n: at + 1 })} icon={IconX} onClick={row.remove} />
        </li>
      ))}
    </RowsFrame>
  )
}
