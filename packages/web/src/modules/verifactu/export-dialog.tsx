import type { OutputOf } from '@app/contract/kit/action'
import { startOfMonth } from '@app/contract/values/day'
import { exportPage, exportRecords } from '@app/contract/verifactu/export-records'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { DayRange } from '../../kit/fields/day-range.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { saveFile } from '../../kit/grid/export/save-file.ts'
import { call } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Company } from './panel-type.ts'

type Page = OutputOf<typeof exportRecords>

const head = (nif: string, desde: string, hasta: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Registros NIF="${nif}" Desde="${desde}" Hasta="${hasta}">\n`
const recordOf = ({ instalacion, n, xml }: Page[number]) => `<Registro Instalacion="${instalacion}" N="${n}">${xml}</Registro>\n`

/** All records of a period as one XML file, as they were made, read page by page. */
export function ExportDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const [range, setRange] = useState({ from: startOfMonth(today()), to: today() })
  const [count, setCount] = useState<number | null>(null)
  const { id_mst_empresas: id, nif } = company
  const { from: desde, to: hasta } = range
  const save = async () => {
    const parts = [head(nif ?? '', desde, hasta)]
    let [page, despues, records]: [Page, number, number] = [[], 0, 0]
    do {
      setCount(records)
      page = await call(exportRecords, { id, desde, hasta, despues })
      parts.push(page.map(recordOf).join(''))
      despues = page.at(-1)?.id_reg_documento_registro ?? despues
      records += page.length
    } while (page.length === exportPage)
    parts.push('</Registros>\n')
    saveFile(new Blob(parts, { type: 'application/xml' }), `VERIFACTU ${nif} ${desde} ${hasta}.xml`)
    toast.good(t('verifactu.exported', { n: formatCount(records) }))
    onClose()
  }
  const onSave = () =>
    save()
      .catch((refused: unknown) => {
        if (!(refused instanceof RefusedError)) throw refused
        toast.bad(refused.msg)
      })
      .finally(() => setCount(null))
  return (
    <DialogFrame title={t('verifactu.export')} size={420} onClose={onClose}>
      <p className="vf-dialog-hint">{t('verifactu.export_hint')}</p>
      <DayRange range={range} onChange={setRange} />
      <div className="vf-acts end">
        {count !== null && <small className="tabular">{t('verifactu.count_so_far', { n: formatCount(count) })}</small>}
        <Button loading={count !== null} onClick={() => void onSave()}>
          {t('verifactu.export')}
        </Button>
      </div>
    </DialogFrame>
  )
}
