import { assignC60 } from '@app/contract/invoices/c60-assign'
import type { OutputOf } from '@app/contract/kit/action'
import { barsOf } from '@app/contract/values/code128'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Group } from '@mantine/core'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { call } from '../../kit/reads/api.ts'
import { Facts } from '../../kit/screen/facts.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { showPaper } from '../invoices/public.ts'
import type { IncomeRow } from './income-row.ts'

type Letter = OutputOf<typeof assignC60>
/** Code as bars. */
const svgOf = (digits: string) => {
  const { path, width } = barsOf(digits)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1" preserveAspectRatio="none" role="img" aria-label="${digits}"><path d="${path}"/></svg>`
}

const factsOf = (row: IncomeRow, { importe, limite, emisora, referencia }: Letter) =>
  [
    [t('invoice.id_mst_socios'), row.desc_socio],
    [t('invoice.concepto'), row.concepto],
    [t('invoice.total'), formatEuros(importe)],
    [t('c60.issuer'), emisora],
    [t('c60.reference'), referencia],
    [t('c60.letter'), t('c60.until', { fecha: formatDay(limite) })],
  ] as const

/** Creates the bar code of a line's payment letter, and shows it; or the reason against it. */
export function LetterDialog({ row, onMail, onClose }: { row: IncomeRow; onMail: () => void; onClose: () => void }) {
  const [letter, setLetter] = useState<Letter | null>(null)
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const { id_reg_factura, id_mst_tipoingreso, precio } = row
  useEffect(() => {
    call(assignC60, { id_reg_factura, id_mst_tipoingreso, precio }).then(setLetter, (error) => {
      if (!(error instanceof RefusedError)) throw error
      setRefusal(error)
    })
  }, [id_reg_factura, id_mst_tipoingreso, precio])
  return (
    <DialogFrame title={t('income.bar_code')} size={560} onClose={onClose}>
      {refusal && (
        <Alert color="red" variant="light" role="alert" title={refusal.msg}>
          {Object.values(refusal.fields).flat().join(' ')}
        </Alert>
      )}
      {!refusal && !letter && <LinesSkeleton lines={5} />}
      {letter && (
        <>
          <Facts facts={factsOf(row, letter)} />
          <div className="in-code">
            <img src={`data:image/svg+xml,${encodeURIComponent(svgOf(letter.codigo_c60))}`} alt={letter.codigo_c60} />
            <p>{letter.codigo_c60}</p>
          </div>
          <Group gap={8}>
            <Button variant="default" leftSection={<IconPrinter size={15} />} onClick={() => showPaper(id_reg_factura, 2)}>
              {t('c60.print')}
            </Button>
            <Button variant="default" leftSection={<IconMail size={15} />} onClick={onMail}>
              {t('mail.send')}
            </Button>
          </Group>
        </>
      )}
    </DialogFrame>
  )
}
