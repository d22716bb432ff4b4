import './returns.css'
import { returnsFileMax } from '@app/contract/bank-returns/bank-returns'
import { Alert, Button } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { FileField } from '../../kit/fields/file-field.tsx'
import { counted } from '../../kit/grid/cells/value.ts'
import { useIsNarrow } from '../../kit/reads/media.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { BankTabs } from '../receipts/public.ts'
import { AppliedReturns } from './applied-returns.tsx'
import { CandidatesCard } from './candidates-card.tsx'
import { FileBar } from './file-bar.tsx'
import { PhoneDesk } from './phone-desk.tsx'
import { ReturnPanel } from './return-panel.tsx'
import { ReturnsGrid } from './returns-grid.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { type ReturnsDesk, useReturnsDesk } from './use-returns-desk.ts'

/** The file that was read: its bar, its returns with their proposals, and the one at hand. */
function Desk({ desk }: { desk: ReturnsDesk }) {
  const isNarrow = useIsNarrow()
  const { read, rows, at } = desk
  const row = rows?.[at]
  return (
    <>
      <FileBar read={read!} rows={rows!} />
      {desk.refusal && <Alert color="red">{desk.refusal}</Alert>}
      {isNarrow && row ? (
        <PhoneDesk row={row} desk={desk} />
      ) : (
        <div className="returns-beside">
          <div>
            <ReturnsGrid desk={desk} />
            {row?.resultado === 'candidatos' && <CandidatesCard row={row} desk={desk} />}
          </div>
          {row && (
            <aside>
              <ReturnPanel key={row.n} row={row} desk={desk} />
            </aside>
          )}
        </div>
      )}
    </>
  )
}

/** /recibo/devoluciones: reads a file of returns, proposes a step for each, and applies them together (spec 2 §7, R-183). */
export function ReturnsScreen() {
  const desk = useReturnsDesk()
  const [isOver, setOver] = useState(false)
  const n = desk.chosen.length
  const applyText = t('bank-returns.apply', counted(n))
  useDeskKeys(desk, applyText)
  const isOpen = desk.read !== null
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    // the field takes what is dropped on it
    if (!(event.target instanceof Element && event.target.closest('.file-field'))) desk.file.onFiles([...event.dataTransfer.files])
  }
  const field = (
    <FileField
      label={t('bank-returns.file')}
      hint={t('bank-returns.file_hint')}
      max={returnsFileMax}
      tooLargeText={t('devolucion.fichero_grande')}
      {...desk.file}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field
    <div
      className="returns-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Screen
        fill
        actions={
          <>
            <ScreenLink to="/recibo/reglas">{t('bank-returns.rules')}</ScreenLink>
            {isOpen && (
              <Button variant="default" onClick={desk.close}>
                {t('bank-returns.other_file')}
              </Button>
            )}
            {isOpen && (
              <Button loading={desk.isApplying} disabled={!desk.mayApply} rightSection={<KeyCaps keys="mod+Enter" />} onClick={desk.apply}>
                {applyText}
              </Button>
            )}
          </>
        }
      >
        <BankTabs current="returns" count={desk.rows?.length} />
        {isOpen ? <Desk desk={desk} /> : field}
        {!isOpen && <AppliedReturns />}
      </Screen>
    </div>
  )
}
