import './cards.css'
import { cardPayments, queryGateway, withdrawLink } from '@app/contract/cards/card-payments'
import { Alert } from '@mantine/core'
import { IconLinkOff, IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { confirm } from '../../kit/dialogs/dialogs.ts'
import type { GridColumn, RowTone } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CardTasks, type Operation } from './card-tasks.tsx'

const columns = (): GridColumn<Operation>[] => [
  { key: 'fecha', header: t('ledger-operation.fecha'), kind: 'instant', card: 'below' },
  {
    key: 'clase',
    header: t('ledger-operation.clase'),
    kind: 'text',
    width: 130,
    text: ({ clase }) => t(`cards.clase.${clase}`),
    render: ({ clase }) => t(`cards.clase.${clase}`),
    card: 'below',
  },
  {
    key: 'estado',
    header: t('ledger-operation.estado'),
    kind: 'text',
    width: 110,
    text: ({ estado }) => t(`cards.estado.${estado}`),
    render: ({ estado }) => t(`cards.estado.${estado}`),
    card: 'below',
  },
  { key: 'desc_socio', header: t('ledger-operation.id_mst_socios'), kind: 'text', width: 200, card: 'name' },
  { key: 'concepto', header: t('cards.concept'), kind: 'text', width: 260 },
  { key: 'importe', header: t('ledger-operation.importe'), kind: 'money', card: 'end' },
  {
    key: 'medio',
    header: t('ledger-operation.medio'),
    kind: 'text',
    width: 90,
    text: ({ medio }) => (medio ? t(`cards.medio.${medio}`) : ''),
    render: ({ medio }) => medio && t(`cards.medio.${medio}`),
  },
  { key: 'orden', header: t('ledger-operation.orden'), kind: 'text', width: 130 },
  { key: 'caduca', header: t('ledger-operation.caduca'), kind: 'instant' },
  { key: 'fecha_fin', header: t('ledger-operation.fecha_fin'), kind: 'instant', hidden: true },
  { key: 'respuesta', header: t('ledger-operation.respuesta'), kind: 'text', width: 110 },
]

/** Doubtful operations are highlighted; those without effect are muted. */
const tones: Partial<Record<Operation['estado'], RowTone>> = { dudosa: 'late', retirada: 'muted', caducada: 'muted' }

/** /pagos_tarjeta: links, payments and refunds at the card gateway, and above them the tasks to settle by hand. */
export function CardPaymentsScreen() {
  const reading = useRead(cardPayments, {}, { refetchInterval: 5000 })
  const shown = useMemo(() => columns(), [])
  const withdraw = useAction(withdrawLink, { toast: true })
  const ask = useAction(queryGateway, { toast: t('cards.asked') })
  const { data } = reading
  const withdrawAfterQuestion = async ({ id_reg_operacion: id }: Operation) => {
    if (await confirm({ title: t('cards.withdraw'), hint: t('cards.withdraw_hint'), confirm: t('cards.withdraw') }))
      await withdraw.run({ id })
  }
  return (
    <GridScreen<Operation>
      name="card-payments"
      columns={shown}
      reading={reading}
      rows={data?.operaciones}
      rowId={(row) => row.id_reg_operacion}
      rowTone={({ estado }) => tones[estado]}
      toolbar={
        data && (
          <div className="cards-head">
            {data.sin_pasarela && (
              <Alert color="yellow" variant="light">
                {t('cards.sin_pasarela')}
              </Alert>
            )}
            {data.de_prueba && (
              <Alert color="yellow" variant="light">
                {t('pago.test')}
              </Alert>
            )}
            <CardTasks {...data} />
          </div>
        )
      }
      rowActions={(row) =>
        row.estado === 'pendiente' &&
        (row.clase === 'enlace' ? (
          <IconButton
            label={t('cards.withdraw')}
            icon={IconLinkOff}
            disabled={withdraw.isBusy}
            onClick={() => void withdrawAfterQuestion(row)}
          />
        ) : (
          <IconButton
            label={t('cards.ask')}
            icon={IconRefresh}
            disabled={ask.isBusy}
            onClick={() => void ask.run({ id: row.id_reg_operacion })}
          />
        ))
      }
      empty={{ title: t('cards.none'), hint: t('cards.none_hint') }}
    />
  )
}
