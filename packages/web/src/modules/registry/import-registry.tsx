import type { OutputOf } from '@app/contract/kit/action'
import { importLimits } from '@app/contract/members/import/fields'
import { readImport } from '@app/contract/members/import-upload'
import { importRegistry } from '@app/contract/registry/import-registry'
import { Button, Switch } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { FileField } from '../../kit/fields/file-field.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { t } from '../../kit/texts/i18n.ts'

function Outcome({ outcome }: { outcome: OutputOf<typeof importRegistry> }) {
  const { filas, ...sums } = outcome
  return (
    <div role="status">
      <p>{t('registry.imported', sums)}</p>
      <ul>
        {filas.map(({ line, nif, motivo }) => (
          <li key={line}>{t('registry.refused_row', { line, nif: nif ?? '—', motivo })}</li>
        ))}
      </ul>
    </div>
  )
}

/** Takes a list of the town, writes it into the register and shows its refused rows. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const [hasNoHeadings, setHasNoHeadings] = useState(false)
  const [outcome, setOutcome] = useState<OutputOf<typeof importRegistry> | null>(null)
  const bring = useAction(importRegistry, { onDone: setOutcome })
  const file = useUpload(readImport, {
    file: 'fichero',
    complaint: ({ msg, fields }) => fields.fichero?.join(' ') ?? msg,
    onDone: ({ token }) => void bring.run({ token, sin_cabecera: hasNoHeadings }),
  })
  return (
    <DialogFrame title={t('registry.import')} size={520} onClose={onClose}>
      <p className="dimmed">{t('registry.import_hint')}</p>
      <Switch
        mb="xs"
        label={t('registry.no_headings')}
        checked={hasNoHeadings}
        onChange={(event) => setHasNoHeadings(event.currentTarget.checked)}
      />
      <FileField label={t('registry.import')} accept=".xlsx,.xls,.html,.csv,.txt,.tsv" max={importLimits.bytes} {...file} />
      {outcome && <Outcome outcome={outcome} />}
    </DialogFrame>
  )
}

/** Button of the register's screen that imports a list of the town. */
export function ImportRegistry() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={15} />} onClick={() => setOpen(true)}>
        {t('registry.import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
