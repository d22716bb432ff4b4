import { mandateScanPath } from '@app/contract/mandates/mandate-papers'
import { changeAccount } from '@app/contract/mandates/mandates'
import { confirmMandates } from '@app/contract/mandates/many-mandates'
import { formatDay } from '@app/contract/values/day'
import { formatIban } from '@app/contract/values/iban'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCreditCard, IconFileX, IconPaperclip, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { formatValue } from '../../kit/grid/cells/value.ts'
import { useAction } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { Facts } from '../../kit/screen/facts.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { AskSignaturesButton } from './ask-signatures-button.tsx'
import { AddScan, ChangeAccount, EditMandate, type Mandate, NewMandate, RevokeMandate, stopsText } from './mandate-dialogs.tsx'
import { printMandate } from './print-mandate.ts'

const dialogs = { account: ChangeAccount, scan: AddScan, revoke: RevokeMandate, edit: EditMandate }
type Open = keyof typeof dialogs | 'new'

/** State for a debit: possible, or the reason against it. */
function Sign({ mandate: { estado, fallo } }: { mandate: Mandate }) {
  const tone = fallo === null ? 'good' : estado === 'pedido' ? 'wait' : 'bad'
  return (
    <p className="mandates-sign" data-tone={tone}>
      {fallo === null && <IconCircleCheck size={16} aria-hidden />}
      {fallo === null ? t('mandates.ok') : tFound('receipts.fault', fallo)}
    </p>
  )
}

const accountText = (iban: string | null) => iban && (iban.includes('•') ? iban : formatIban(iban))

/** Facts of a mandate: account, holder, kind, next debit, last day. */
function MandateFacts({ mandate }: { mandate: Mandate }) {
  const { iban, titular, fecha_firma, origen, esquema, uso, secuencia, ultimo_uso, caduca, fecha_revocado, motivo, usos, enlace_pedido } =
    mandate
  const isOver = mandate.estado === 'revocado'
  const tells = mandate.iban_anterior !== null || mandate.referencia_anterior !== null || mandate.acreedor_anterior !== null
  return (
    <Facts
      facts={[
        [t('mandate.iban'), accountText(iban)],
        [t('mandate.titular'), titular],
        [t('mandate.fecha_firma'), fecha_firma && `${formatDay(fecha_firma)} · ${tFound('mandate.origen', origen)}`],
        [t('mandates.kind'), `${tFound('mandate.esquema', esquema)} · ${tFound('mandate.uso', uso)}`],
        [t('mandates.next'), isOver || fecha_firma === null ? null : secuencia],
        [t('mandate.ultimo_uso'), ultimo_uso && `${formatDay(ultimo_uso)} · ${usos}`],
        [t('mandates.lapses'), isOver || caduca === null ? null : formatDay(caduca)],
        [
          t('mandate.iban_anterior'),
          tells ? [accountText(mandate.iban_anterior), t('mandates.tells_bank')].filter(Boolean).join(' · ') : null,
        ],
        [t('mandate.enlace_pedido'), mandate.estado === 'pedido' && enlace_pedido ? formatValue('instant', enlace_pedido) : null],
        [t('mandate.fecha_revocado'), fecha_revocado && formatDay(fecha_revocado)],
        [t('mandate.motivo'), motivo],
      ]}
    />
  )
}

interface ActsProps {
  mandate: Mandate
  /** A revoked mandate is the last word with its company: a new one may follow. */
  isLast: boolean
  onOpen: (what: Open) => void
}
/** Acts of a mandate by its state. */
function Acts({ mandate, isLast, onOpen }: ActsProps) {
  const { id_reg_mandato: id, id_mst_socios, id_mst_empresas, estado, confirmado, fallo, fecha_firma, tiene_documento } = mandate
  const confirm = useAction(confirmMandates, { toast: true })
  const isSigned = estado === 'activo' || estado === 'reposo'
  const isCured = fallo !== null && fallo !== 'mandato_futuro' && fallo !== 'empresa_incompleta'
  const button = (text: string, Icon: typeof IconPencil, onClick: () => void) => (
    <Button size="compact-sm" variant="default" leftSection={<Icon size={15} />} onClick={onClick}>
      {text}
    </Button>
  )
  const asks = estado !== 'revocado' ? isCured : isLast
  return (
    <div className="mandates-acts">
      {estado === 'activo' && !confirmado && button(t('mandates.confirm'), IconCircleCheck, () => void confirm.run({ mandatos: [id] }))}
      {isSigned && button(t('mandates.change'), IconCreditCard, () => onOpen('account'))}
      {isSigned && button(t('mandates.edit'), IconPencil, () => onOpen('edit'))}
      {fecha_firma !== null && button(t('mandates.add_scan'), IconPaperclip, () => onOpen('scan'))}
      {tiene_documento && (
        <a className="link" href={`${mandateScanPath}/${id}`} download>
          {t('mandates.open_scan')}
        </a>
      )}
      {estado !== 'revocado' && button(t('mandates.print'), IconPrinter, () => void printMandate(id))}
      {asks && (
        <AskSignaturesButton
          socios={[id_mst_socios]}
          id_mst_empresas={id_mst_empresas}
          label={t(estado === 'pedido' ? 'mandates.remind' : 'mandates.ask')}
        />
      )}
      {(estado === 'pedido' || (estado === 'revocado' && isLast)) && button(t('mandates.new'), IconPencil, () => onOpen('new'))}
      {estado !== 'revocado' && button(t('mandates.revoke'), IconFileX, () => onOpen('revoke'))}
    </div>
  )
}

/** Mandate of a member with a company: state, facts, and acts with the right to see members. */
export function MandateCard({ mandate, isLast, titular }: { mandate: Mandate; isLast: boolean; titular: string }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { estado, referencia, desc_empresa, id_mst_socios, id_mst_empresas } = mandate
  const stops = mandate.fallo === null ? null : stopsText(mandate)
  const Dialog = open === null || open === 'new' ? null : dialogs[open]
  return (
    <Card title={`${tFound('mandate.estado', estado)} · ${desc_empresa}`}>
      <p className="mandates-reference">{referencia}</p>
      <Sign mandate={mandate} />
      {stops && <p>{stops}</p>}
      <MandateFacts mandate={mandate} />
      {userMay(changeAccount.permission) && <Acts mandate={mandate} isLast={isLast} onOpen={setOpen} />}
      {Dialog && <Dialog mandate={mandate} onClose={close} />}
      {open === 'new' && <NewMandate id_mst_socios={id_mst_socios} id_mst_empresas={id_mst_empresas} titular={titular} onClose={close} />}
    </Card>
  )
}
