import type { RowOf } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { endPasses, memberPasses, updatePass } from '@app/contract/passes/member-passes'
import { addPassDay, movePassBalance, passQr } from '@app/contract/passes/pass-uses'
import { addMonths, formatDay } from '@app/contract/values/day'
import { Button, Checkbox, Stack } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ActionForm, FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { balanceLabel, type MemberPass } from './pass-labels.ts'
import { printQrs, qrFacts } from './print-qrs.ts'

interface Props {
  pass: MemberPass
  onClose: () => void
}

/** Records a use on a day. */
export function DayDialog({ pass, onClose }: Props) {
  return (
    <DialogFrame title={`${t('passes.add_use')} · ${pass.desc_tipoabonos}`} size={380} onClose={onClose}>
      <ActionForm
        action={addPassDay}
        given={{ id: pass.id_reg_abonos }}
        ask={['date']}
        first={{ date: today() }}
        words="pass"
        save={t('passes.add_use')}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Expiry of a pass; without a day it never expires. */
export function TermDialog({ pass, onClose }: Props) {
  const { id_reg_abonos: id, fecha_caducidad } = pass
  return (
    <DialogFrame title={t('passes.last_day_of', { nombre: pass.desc_tipoabonos })} size={380} onClose={onClose}>
      <ActionForm
        action={updatePass}
        given={{ id }}
        ask={['fecha_caducidad']}
        first={{ fecha_caducidad }}
        words="pass"
        looks={{ fecha_caducidad: { hint: t('passes.never_hint') } }}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Expiry of several passes of a member, as on leaving a course; one that expires earlier is left unchanged. */
export function EndDialog({ passes, onClose }: { passes: readonly MemberPass[]; onClose: () => void }) {
  const [chosen, setChosen] = useState(() => passes.map((pass) => pass.id_reg_abonos))
  return (
    <DialogFrame title={t('passes.end')} size={420} onClose={onClose}>
      <Stack gap="xs" mb="md">
        {passes.map(({ id_reg_abonos: id, desc_tipoabonos, fecha_caducidad }) => (
          <Checkbox
            key={id}
            label={desc_tipoabonos}
            description={fecha_caducidad && t('passes.valid_to', { fecha: formatDay(fecha_caducidad) })}
            checked={chosen.includes(id)}
            onChange={(event) => setChosen([...chosen.filter((one) => one !== id), ...(event.currentTarget.checked ? [id] : [])])}
          />
        ))}
      </Stack>
      <ActionForm
        action={endPasses}
        given={{ bonos_selecionados: chosen }}
        ask={['fecha_fin_cuota']}
        first={{ fecha_fin_cuota: today() }}
        words="pass"
        save={t('passes.end')}
        onDone={({ terminados }) => {
          toast.good(t('passes.ended_now', { n: terminados }))
          onClose()
        }}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

const moving = { id_mst_socios: field.ref('socio'), id_reg_abonos_destino: field.ref('abono'), saldo: field.number({ min: 0, max: 9999 }) }

/** Moves an amount of a pass to another one of the same unit, of the same member or of another. */
export function MoveDialog({ pass, onClose }: Props) {
  const form = useForm({
    fields: moving,
    first: { id_mst_socios: pass.id_mst_socios, saldo: pass.saldo_restante ?? 0 },
    guards: false,
    save: ({ id_reg_abonos_destino, saldo }: RowOf<typeof moving>) =>
      call(movePassBalance, { id_reg_abonos: pass.id_reg_abonos, id_reg_abonos_destino, saldo }),
    onSaved: onClose,
  })
  const id = Number(form.draft.id_mst_socios)
  const { data } = useRead(memberPasses, id > 0 ? { id, fecha_ini: addMonths(today(), -60), fecha_fin: today() } : null)
  const targets = (data ?? []).filter(
    (one) =>
      one.id_reg_abonos !== pass.id_reg_abonos &&
      one.unidad === pass.unidad &&
      passMode(one) === passModes.standard &&
      !one.caducado &&
      one.activo,
  )
  const options = targets.map((one) => ({
    value: one.id_reg_abonos,
    text: `${one.desc_tipoabonos} · ${t('passes.still', { quedan: balanceLabel(one, one.saldo_restante ?? 0) })}`,
  }))
  return (
    <DialogFrame title={`${t('passes.move')} · ${pass.desc_tipoabonos}`} size={420} onClose={onClose}>
      <FormFrame form={form} words="pass">
        <FormFields
          form={form}
          words="pass"
          looks={{
            id_reg_abonos_destino: { options, ...(data && options.length === 0 && { hint: t('passes.no_target') }) },
            saldo: { hint: t('passes.still', { quedan: balanceLabel(pass, pass.saldo_restante ?? 0) }) },
          }}
        />
        <SaveBar form={form} always save={t('passes.move')} onCancel={onClose} />
      </FormFrame>
    </DialogFrame>
  )
}

/** QR of a pass, for a reader and for printing. */
export function QrDialog({ pass, onClose }: Props) {
  const { data, error, refetch } = useRead(passQr, { id: pass.id_reg_abonos })
  const { desc_tipoabonos } = pass
  return (
    <DialogFrame title={desc_tipoabonos} size={340} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data && (
        <div className="mps-qr">
          <img src={data.qr} alt={t('passes.qr_of', { codigo: data.cod_reg_abonos })} width={220} height={220} />
          <code>{data.cod_reg_abonos}</code>
          {qrFacts(pass).map((one) => (
            <p key={one}>{one}</p>
          ))}
          <Button leftSection={<IconPrinter size={15} />} data-autofocus onClick={() => void printQrs([data], 80)}>
            {t('passes.print')}
          </Button>
        </div>
      )}
    </DialogFrame>
  )
}
