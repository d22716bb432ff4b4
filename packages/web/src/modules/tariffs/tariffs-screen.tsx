import './tariffs.css'
import { copyTariff, createTariff, listTariffs, removeTariff } from '@app/contract/tariffs/tariffs'
import { IconCopy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { type Choice, choicesOf } from '../../kit/fields/choices.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useChoices, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { hoursText } from '../../kit/schedule/week-labels.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { lengthText, pricesText, type TariffRow, whenText } from './tariff-labels.ts'

const pathOf = (id: number) => `/tarifas/${id}/edit`

const columns = (incomeTypes: readonly Choice[]): GridColumn<TariffRow>[] => [
  {
    key: 'desc_tarifa',
    header: t('tariff.desc_tarifa'),
    kind: 'text',
    width: 200,
    render: ({ id_mst_tarifas: id, desc_tarifa }) => <RowLink to={pathOf(id)}>{desc_tarifa}</RowLink>,
  },
  { key: 'tipo_tarifa', header: t('tarifa.cuando'), kind: 'text', width: 176, text: whenText, render: whenText },
  { key: 'dias', header: t('tariff.dias'), kind: 'weekdays' },
  { key: 'hora_ini', header: t('tarifa.horas'), kind: 'text', width: 110, text: hoursText, render: hoursText },
  { key: 'precios', header: t('tariff-price.precio'), kind: 'text', width: 130, text: pricesText, render: pricesText, sortable: false },
  { key: 'id_mst_tipoingreso', header: t('tariff.id_mst_tipoingreso'), kind: 'choice', width: 150, choices: incomeTypes },
  {
    key: 'duracion',
    header: t('tariff.duracion'),
    kind: 'text',
    width: 128,
    text: ({ duracion }) => lengthText(duracion),
    render: ({ duracion }) => lengthText(duracion),
  },
  { key: 'activo', header: t('tariff.activo'), kind: 'flag' },
]

const incomeTypes = { path: 'tipo_ingreso', name: 'income-type' } as const

/** /tarifas: the prices and their validity. */
export function TariffsScreen() {
  const reading = useRead(listTariffs, {})
  const { data: choices } = useChoices(incomeTypes)
  const shown = useMemo(() => columns(choicesOf(choices)), [choices])
  const mayWrite = userMay(createTariff.permission)
  const copy = useAction(copyTariff, {
    onDone: ({ id_mst_tarifas: id }) => {
      toast.good(t('tarifa.copiada'))
      go(pathOf(id))
    },
  })
  const remove = useAction(removeTariff)
  const onDelete = async ({ id_mst_tarifas: id, desc_tarifa: nombre }: TariffRow) => {
    if (await remove.run({ id })) toast.good(t('tarifa.eliminada', { nombre }))
  }
  return (
    <GridScreen
      name="tariff"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_tarifas}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      onOpen={(row) => go(pathOf(row.id_mst_tarifas))}
      add={mayWrite && <NewButton id="tariff.new" text={t('tarifa.nueva')} onClick={() => go('/tarifas/new')} />}
      actionsWidth={72}
      rowActions={
        mayWrite &&
        ((row) => (
          <>
            <IconButton
              label={t('tarifa.copiar_una', { nombre: row.desc_tarifa })}
              title={t('tarifa.copiar')}
              icon={IconCopy}
              disabled={copy.isBusy}
              onClick={() => void copy.run({ id: row.id_mst_tarifas })}
            />
            <DeleteButton name={row.desc_tarifa} onDelete={() => onDelete(row)} />
          </>
        ))
      }
      empty={{ title: t('tarifa.ninguna'), hint: t('tarifa.ninguna_pista') }}
    />
  )
}
