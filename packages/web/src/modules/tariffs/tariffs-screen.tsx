import './tariffs.css'
import { copyTariff, createTariff, listTariffs, removeTariff } from '@app/contract/tariffs/tariffs'
import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAction, useChoices, useRead } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import type { Choice, GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { toast } from '../../kit/toasts.ts'
import { hoursText } from '../../kit/week-words.ts'
import { lengthText, pricesText, type TariffRow, whenText } from './tariff-words.ts'

const pathOf = (id: number) => `/tarifas/${id}/edit`
const add = () => go('/tarifas/new')

const columns = (incomeTypes: readonly Choice[]): GridColumn<TariffRow>[] => [
  {
    key: 'desc_tarifa',
    header: t('tariff.desc_tarifa'),
    kind: 'text',
    width: 200,
    render: ({ id_mst_tarifas: id, desc_tarifa }) => (
      <ScreenLink className="tf-link" to={pathOf(id)} tabIndex={-1}>
        {desc_tarifa}
      </ScreenLink>
    ),
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

/** /tarifas: what is paid, and when. */
export function TariffsScreen() {
  const { data, error, refetch } = useRead(listTariffs, {}, ['tariff', 'tariff-price', 'tariff-day', 'price-band'])
  const { data: choices } = useChoices(incomeTypes)
  const layouts = useGridLayouts('tariff')
  const shown = useMemo(() => columns((choices ?? []).map(({ id, text }) => ({ value: id, text }))), [choices])
  const mayWrite = userMay(createTariff.permission)
  useCommands(useMemo(() => (mayWrite ? [{ id: 'tariff.new', text: t('tarifa.nueva'), keys: 'n', run: add }] : []), [mayWrite]))
  const copy = useAction(copyTariff, {
    onDone: ({ id_mst_tarifas: id }) => {
      toast.good(t('tarifa.copiada'))
      go(pathOf(id))
    },
  })
  const remove = useAction(removeTariff)
  const onRemove = async ({ id_mst_tarifas: id, desc_tarifa: nombre }: TariffRow) => {
    if ((await confirmDelete(nombre)) && (await remove.run({ id }))) toast.good(t('tarifa.eliminada', { nombre }))
  }
  const button = mayWrite && (
    <Button leftSection={<IconPlus size={15} />} onClick={add}>
      {t('tarifa.nueva')}
    </Button>
  )
  return (
    <Screen fill actions={data?.length !== 0 && button}>
      <DataGrid
        name="tariff"
        label={t('menu.tariffs')}
        height="fill"
        columns={shown}
        rows={data}
        rowId={(row) => row.id_mst_tarifas}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(pathOf(row.id_mst_tarifas))}
        actionsWidth={72}
        {...(mayWrite && {
          rowActions: (row: TariffRow) => (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                disabled={copy.isBusy}
                aria-label={t('tarifa.copiar_una', { nombre: row.desc_tarifa })}
                title={t('tarifa.copiar')}
                onClick={() => void copy.run({ id: row.id_mst_tarifas })}
              >
                <IconCopy size={15} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`${t('core.delete')} ${row.desc_tarifa}`}
                title={t('core.delete')}
                onClick={() => void onRemove(row)}
              >
                <IconTrash size={15} />
              </ActionIcon>
            </>
          ),
        })}
        empty={{ title: t('tarifa.ninguna'), hint: t('tarifa.ninguna_pista'), action: button }}
      />
    </Screen>
  )
}
