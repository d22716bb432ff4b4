import { collectDebt, memberDebt } from '@app/contract/invoices/debt'
import { useMemo } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { call, useRead } from '../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CollectDialog } from './collect-dialog.tsx'
import { withRegister } from './with-register.ts'

/** Debt of a member and dependants, to be collected. */
export function DebtDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useRead(memberDebt, { id })
  const lines = useMemo(
    () =>
      data?.lineas.map((line) => ({
        id: line.id_reg_factura,
        what: line.id_mst_socios === id ? line.concepto : `${line.concepto} · ${line.desc_socio}`,
        detail: line.desc_tipoingreso ?? '',
        since: line.desde,
        due: line.pendiente,
        owner: line.id_mst_socios,
      })),
    [data, id],
  )
  if (data && lines && lines.length > 0)
    return (
      <CollectDialog
        title={t('debt.of', { nombre: data.nombre_completo })}
        lines={lines}
        onClose={onClose}
        collect={async ({ ids, type, amount }) => {
          const taken = await withRegister((register) =>
            call(collectDebt, {
              id,
              id_mst_tipopago: type,
              facturas: [...ids],
              ...(amount !== undefined && { importe: amount }),
              ...register,
            }),
          )
          return taken?.cobrado ?? null
        }}
      />
    )
  return (
    <DialogFrame title={t('debt.title')} size={480} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={4} />}
      {data && <Empty title={t('debt.owes_nothing', { nombre: data.nombre_completo })} />}
    </DialogFrame>
  )
}
