import { createFee } from '@app/contract/fees/fees'
import { useMemo, useRef, useState } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import { useAction } from '../../kit/reads/api.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type FeeRow, newRow } from './fee-row.ts'

/** Values of a new fee; its income type is chosen. */
const standard = {
  ...{ id_mst_cuotas: newRow, id_mst_empresas: null, desc_cuota: '', id_mst_tipocuotas: 1, precio: 0, frecuencia_cuotas: 1 },
  ...{ id_mst_tipoingreso: null, dia_generacion_factura: 1, periodo_cobro_cuota: 0, primera_mensualidad_proporcional: 0 },
  ...{ ultima_mensualidad_proporcional: 0, cantidad: 0, activo: true, inactiva_desde: null, id_mst_tiposocio: null },
  ...{ socios: null, al_mes: null, fallos: {} },
} as unknown as FeeRow

/** Complaint about a value of the new row, on leaving its cell. */
const complaintAbout = (key: string, value: unknown): string | null =>
  key === 'dia_generacion_factura' && !(Number(value) >= 1 && Number(value) <= 31) ? t('fees.day_range') : null

/** Complaints that keep the row from being saved. */
function missing(row: FeeRow): Record<string, string> {
  const needed = (['desc_cuota', 'id_mst_tipoingreso'] as const).filter((key) => row[key] === null || row[key] === ('' as never))
  return Object.fromEntries([...Object.entries(row.fallos), ...needed.map((key) => [key, t('fees.needed')])])
}

/** The row that a new fee is typed into: n begins it, Ctrl+S saves it, Esc takes it away. */
export function useNewFee() {
  const [row, setRow] = useState<FeeRow | null>(null)
  const [startAt, setStartAt] = useState<{ readonly id: number; readonly key: keyof FeeRow & string } | null>(null)
  // the cell that is left and the save that follows it share one event
  const latest = useRef(row)
  const set = (next: FeeRow | null) => {
    latest.current = next
    setRow(next)
  }
  const create = useAction(createFee, {
    onRefused: ({ fields, msg }) => {
      const named = Object.entries(fields).map(([key, [first]]) => [key, first ?? msg] as const)
      if (latest.current && named.length > 0) set({ ...latest.current, fallos: Object.fromEntries(named) })
      else toast.bad(msg)
    },
  })
  const begin = (first: Partial<FeeRow> = {}) => {
    set({ ...standard, ...first })
    setStartAt({ id: newRow, key: 'desc_cuota' })
  }
  const change = (key: keyof FeeRow & string, value: unknown) => {
    if (!latest.current) return
    const { [key]: _old, ...fallos } = latest.current.fallos as Record<string, string>
    const complaint = complaintAbout(key, value)
    set({
      ...latest.current,
      [key]: value === '' && key !== 'desc_cuota' ? null : value,
      fallos: complaint ? { ...fallos, [key]: complaint } : fallos,
    })
  }
  const save = async () => {
    const now = latest.current
    if (!now || create.isBusy) return
    const fallos = missing(now)
    const [first] = Object.keys(fallos) as (keyof FeeRow & string)[]
    if (first !== undefined) {
      set({ ...now, fallos })
      return
    }
    const { id_mst_cuotas: _id, socios: _members, al_mes: _month, fallos: _complaints, inactiva_desde: _since, ...fee } = now
    const made = await create.run(fee)
    if (!made) return
    set(null)
    toast.good(t('fees.saved', { nombre: made.desc_cuota }))
  }
  const drop = () => set(null)
  const acts = useRef({ save, drop })
  acts.current = { save, drop }
  const isOpen = row !== null
  useCommands(
    useMemo(
      () =>
        isOpen
          ? [
              { id: 'fees.save_row', text: t('fees.save_row'), keys: 'mod+s', run: () => void acts.current.save() },
              { id: 'fees.drop_row', text: t('fees.drop_row'), keys: 'Escape', run: () => acts.current.drop() },
            ]
          : [],
      [isOpen],
    ),
  )
  return { row, begin, change, save, drop, isBusy: create.isBusy, may: create.may, startAt, started: () => setStartAt(null) }
}
