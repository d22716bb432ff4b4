import { checkFeeRemoval, feeChangePreview, removeFee, updateFee } from '@app/contract/fees/fees'
import type { OutputOf } from '@app/contract/kit/action'
import { addDays, formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { choose, confirm, confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { call } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { feePath } from './fee-columns.tsx'
import type { FeeRow } from './fee-row.ts'

type Effect = OutputOf<typeof feeChangePreview>

/** Fields whose change is shown before it is made. */
const asked = ['dia_generacion_factura', 'frecuencia_cuotas', 'activo', 'id_mst_tiposocio'] as const
type Asked = (typeof asked)[number]
const isAsked = (key: string): key is Asked => (asked as readonly string[]).includes(key)

/** Effect of a change on members; null where it touches nobody. */
function effectText(key: Asked, value: unknown, { socios, otro_tipo, ejemplo }: Effect): string | null {
  const n = formatCount(socios)
  if (key === 'activo') return value || socios === 0 ? null : t('fees.change_off', { n })
  if (key === 'id_mst_tiposocio') return otro_tipo === 0 ? null : t('fees.change_type', { n: formatCount(otro_tipo) })
  if (socios === 0) return null
  const example = ejemplo && {
    ...{ nombre: ejemplo.nombre_completo, desde: formatDay(ejemplo.desde), hasta: formatDay(addDays(ejemplo.hasta, -1)) },
    ...{ dias: ejemplo.dias, importe: formatEuros(ejemplo.importe) },
  }
  return [t('fees.change_schedule', { n }), ...(example ? [t('fees.change_example', example)] : [])].join(' ')
}

/** Changes a field of a fee after its effect was shown; resolves to the lines that keep the old price. */
export async function changeFee(row: FeeRow, key: keyof FeeRow & string, typed: unknown): Promise<number> {
  const { id_mst_cuotas: id, desc_cuota: nombre } = row
  const value = typed === '' ? null : typed
  const effect = isAsked(key) || key === 'precio' ? await call(feeChangePreview, { id, [key]: value }) : null
  const hint = effect && isAsked(key) ? effectText(key, value, effect) : null
  if (hint !== null) {
    const isSure = await confirm({
      title: t('fees.change_question', { campo: tFound('fee', key), nombre }),
      hint,
      confirm: t(key === 'activo' ? 'fees.deactivate' : 'fees.change'),
    })
    if (!isSure) throw new RefusedError(0, {}, t('fees.not_changed'))
  }
  await call(updateFee, { id, [key]: value }, { read: { [key]: row[key] } })
  return key === 'precio' ? (effect?.lineas_otro_precio ?? 0) : 0
}

/** Deletes a fee, or says who uses it, with ways to go. */
export async function deleteFee({ id_mst_cuotas: id, desc_cuota: nombre, activo }: FeeRow): Promise<void> {
  try {
    const { eliminable, socios, cursos, tipos_abono } = await call(checkFeeRemoval, { id })
    if (!eliminable) {
      const used = t('fees.used_by', { socios: formatCount(socios), cursos: formatCount(cursos), abonos: formatCount(tipos_abono) })
      const ways = [{ id: 'view', text: t('fees.view') }, ...(activo ? [{ id: 'off', text: t('fees.deactivate') }] : [])]
      const way = await choose(t('msg.NO_ELIMINAR_CUOTA'), ways, used)
      if (way === 'view') go(feePath(id))
      if (way !== 'off') return
      await call(updateFee, { id, activo: false }, { read: { activo } })
      toast.good(t('fees.deactivated', { nombre }))
      return
    }
    if (!(await confirmDelete(nombre))) return
    await call(removeFee, { id })
    toast.good(t('fees.deleted', { nombre }))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}
