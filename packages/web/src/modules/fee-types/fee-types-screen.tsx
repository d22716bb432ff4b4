import './fee-types.css'
import { feeType } from '@app/contract/fee-types/fee-type'
import { createFeeType, hasFees, listFeeTypes, removeFeeType, updateFeeType } from '@app/contract/fee-types/fee-types'
import type { SentOf } from '@app/contract/kit/action'
import { IconEdit, IconLock, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { choose, confirmDelete, showMessage } from '../../kit/dialogs/dialogs.ts'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ActionForm } from '../../kit/forms/form.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { call, useAction, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { isReady } from '../../kit/screen/screens.ts'
import { t } from '../../kit/texts/i18n.ts'
import { FeeTypePanel } from './fee-type-panel.tsx'
import { type FeeTypeRow, promotionsText, siblingsText, summaryText } from './fee-type-words.ts'

const given = { promotions: [], hermanos: [] }

function columns(mayWrite: boolean): GridColumn<FeeTypeRow>[] {
  const editable = mayWrite && { canEdit: () => true as const }
  const [name, active, reserved] = columnsOf(feeType, ['desc_tipocuota', 'activo', 'reservado'], {
    desc_tipocuota: { width: 200, card: 'name', ...editable },
    activo: { width: 84, ...editable },
    reservado: {
      width: 104,
      render: ({ reservado }) =>
        reservado ? <IconLock className="fty-lock" size={15} role="img" aria-label={t('fee-type.reservado')} /> : '—',
    },
  }) as GridColumn<FeeTypeRow>[]
  return [
    name!,
    { key: 'cuotas', header: t('fee-types.fees'), kind: 'integer', width: 84, total: 'sum' },
    { key: 'socios', header: t('fee-types.members'), kind: 'integer', width: 84, total: 'sum' },
    {
      key: 'promotions',
      header: t('fee-types.promotion'),
      kind: 'text',
      width: 220,
      text: promotionsText,
      render: promotionsText,
      card: 'below',
    },
    { key: 'hermanos', header: t('fee-types.siblings'), kind: 'text', width: 180, text: siblingsText, render: siblingsText },
    active!,
    reserved!,
  ]
}

/** Deletes a fee type; a reserved one, and one with fees, is refused with the ways out. */
function useDeletion() {
  const check = useAction(hasFees)
  const update = useAction(updateFeeType)
  const remove = useAction(removeFeeType, { onRefused: (refused) => void showMessage(refused.msg) })
  const offerWaysOut = async (row: FeeTypeRow, msg: string) => {
    const { id_mst_tipocuotas: id, desc_tipocuota: nombre, activo } = row
    const ways = [
      ...(isReady('/cuotas') ? [{ id: 'fees', text: t('fee-types.see_fees') }] : []),
      ...(activo ? [{ id: 'off', text: t('fee-types.deactivate') }] : []),
    ]
    const hint = t('fee-types.in_use', { nombre, uso: summaryText(row) })
    const way = ways.length > 0 ? await choose(msg, ways, hint) : await showMessage(msg, hint)
    if (way === 'fees') go(`/cuotas?tipo=${id}`)
    if (way === 'off' && (await update.run({ id, activo: false }))) toast.good(t('fee-types.deactivated', { nombre }))
  }
  const run = async (row: FeeTypeRow) => {
    const { id_mst_tipocuotas: id, desc_tipocuota: nombre, reservado } = row
    if (reservado) return showMessage(t('msg.noPermitirEliminarReservado'))
    const answer = await check.run({ id })
    if (!answer) return
    if (answer.tiene) return offerWaysOut(row, answer.msg ?? '')
    if ((await confirmDelete(nombre)) && (await remove.run({ id }))) toast.good(t('fee-types.deleted', { nombre }))
  }
  return { run, isBusy: check.isBusy || remove.isBusy }
}

/** /tipocuotas: types of fees, with promotions and percentages for families beside them. */
export function FeeTypesScreen() {
  const reading = useRead(listFeeTypes, {})
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const mayWrite = userMay(feeType.permission)
  const shown = useMemo(() => columns(mayWrite), [mayWrite])
  const deletion = useDeletion()
  const row = reading.data?.find((one) => one.id_mst_tipocuotas === open)
  const close = () => setOpen(null)
  return (
    <GridScreen
      name="fee-type"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(one) => one.id_mst_tipocuotas}
      rowTone={(one) => (one.activo ? undefined : 'muted')}
      onOpen={(one) => setOpen(one.id_mst_tipocuotas)}
      onEdit={async ({ id_mst_tipocuotas: id }, key, value) => {
        await call(updateFeeType, { id, [key]: value } as SentOf<typeof updateFeeType>)
      }}
      add={mayWrite && <NewButton id="fee-type.new" text={t('fee-types.new')} onClick={() => setOpen('new')} />}
      actionsWidth={76}
      rowActions={
        mayWrite &&
        ((one) => (
          <>
            <IconButton
              label={`${t('fee-types.edit_lists')} ${one.desc_tipocuota}`}
              title={t('fee-types.edit_lists')}
              icon={IconEdit}
              onClick={() => setOpen(one.id_mst_tipocuotas)}
            />
            <IconButton
              label={`${t('core.delete')} ${one.desc_tipocuota}`}
              icon={IconTrash}
              disabled={deletion.isBusy}
              onClick={() => void deletion.run(one)}
            />
          </>
        ))
      }
      empty={{ title: t('fee-types.none'), hint: t('fee-types.none_hint') }}
    >
      <SideDrawer opened={open === 'new'} title={t('fee-types.new')} onClose={close}>
        <ActionForm
          action={createFeeType}
          given={given}
          ask={['desc_tipocuota']}
          words="fee-type"
          onDone={({ id_mst_tipocuotas }) => setOpen(id_mst_tipocuotas)}
          onCancel={close}
        />
      </SideDrawer>
      <SideDrawer opened={row !== undefined} title={row?.desc_tipocuota ?? ''} size={484} onClose={close}>
        {row && (
          <>
            <p className="dimmed fty-summary">{summaryText(row)}</p>
            <FeeTypePanel id={row.id_mst_tipocuotas} onClose={close} />
          </>
        )}
      </SideDrawer>
    </GridScreen>
  )
}
