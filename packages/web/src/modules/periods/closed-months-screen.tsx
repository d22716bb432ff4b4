import type { OutputOf } from '@app/contract/kit/action'
import { closeMonth, listMonths, reopenMonth } from '@app/contract/periods/closed-month'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { ClosedUntil } from './closed-until.tsx'

type Month = OutputOf<typeof listMonths>[number]
type Row = Month & { readonly nombre: string; readonly estado: string }

/** '2026-07-01' as text: 'julio 2026'. */
const nameOf = (mes: string) => `${monthNames('long')[Number(mes.slice(5, 7)) - 1]} ${mes.slice(0, 4)}`

const columns = (): GridColumn<Row>[] => [
  { key: 'nombre', header: t('closed-month.mes'), kind: 'text', width: 180, card: 'name' },
  { key: 'estado', header: t('periods.state'), kind: 'text', width: 110, card: 'below' },
  { key: 'fecha', header: t('closed-month.fecha'), kind: 'instant', card: 'below' },
  { key: 'desc_socio_creacion', header: t('closed-month.id_mst_socios_creacion'), kind: 'text', width: 190 },
  { key: 'pendientes', header: t('periods.unpaid'), kind: 'integer' },
  { key: 'importe_pendiente', header: t('periods.unpaid_sum'), kind: 'money', card: 'end' },
]

/** /periodos: past months; an administrator closes one, and reopens it with a reason. */
export function ClosedMonthsScreen() {
  const reading = useRead(listMonths, {})
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      reading.data?.map((one): Row => ({ ...one, nombre: nameOf(one.mes), estado: t(one.cerrado ? 'periods.closed' : 'periods.open') })),
    [reading.data],
  )
  const close = useAction(closeMonth, { toast: true })
  const [reopening, setReopening] = useState<Row | null>(null)
  const ask = async ({ mes, nombre }: Row) => {
    const isSure = await confirm({
      title: t('periods.close_question', { mes: nombre }),
      hint: t('periods.hint'),
      confirm: t('periods.close', { mes: nombre }),
    })
    if (isSure) await close.run({ mes })
  }
  return (
    <GridScreen<Row>
      name="closed-months"
      columns={shown}
      reading={reading}
      rows={rows}
      rowId={(row) => row.mes}
      rowTone={(row) => (row.cerrado ? 'muted' : undefined)}
      actionsWidth={44}
      toolbar={<ClosedUntil />}
      rowActions={(row) =>
        row.cerrado ? (
          <IconButton label={t('periods.reopen', { mes: row.nombre })} icon={IconLockOpen} onClick={() => setReopening(row)} />
        ) : (
          <IconButton
            label={t('periods.close', { mes: row.nombre })}
            icon={IconLock}
            disabled={close.isBusy}
            onClick={() => void ask(row)}
          />
        )
      }
      empty={{ title: t('periods.none'), hint: t('periods.hint') }}
    >
      {reopening && (
        <DialogFrame title={t('periods.reopen', { mes: reopening.nombre })} size={420} onClose={() => setReopening(null)}>
          <ActionForm
            words="periods"
            action={reopenMonth}
            given={{ mes: reopening.mes }}
            ask={['motivo']}
            save={t('periods.reopen', { mes: reopening.nombre })}
            onDone={() => setReopening(null)}
            onCancel={() => setReopening(null)}
          />
        </DialogFrame>
      )}
    </GridScreen>
  )
}
