import { confirmMandates, tickMandates } from '@app/contract/mandates/many-mandates'
import type { receiptFaults } from '@app/contract/receipts/receipts'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { counted } from '../../kit/grid/cells/value.ts'
import { useChoices } from '../../kit/reads/api.ts'
import { userMayCall } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { AskSignaturesButton, ConfirmImportedDialog, TickMandatesDialog } from '../mandates/public.ts'

/** Payer of a line or receipt that cannot be debited. */
export interface FaultyPayer {
  readonly id_mst_empresas: number
  readonly id_mst_socios_pagador: number
  readonly nombre_pagador: string
}
type Fault = (typeof receiptFaults)[number]
interface Props {
  fault: Fault
  payers: readonly FaultyPayer[]
}

/** Acts on a reason: a signature, which may be on paper; an account, which the letter of a signature asks for; a confirmation; the company's data. */
const acts: Partial<Record<Fault, 'sign' | 'account' | 'confirm' | 'company' | 'none'>> = {
  empresa_incompleta: 'company',
  sin_cuenta: 'account',
  sin_mandato: 'sign',
  mandato_reposo: 'account',
  mandato_revocado: 'sign',
  mandato_por_confirmar: 'confirm',
  mandato_usado: 'sign',
  mandato_caducado: 'sign',
  linea_cambiada: 'none',
  sin_banco: 'none',
}

/** Asks the payers of one company, or records their papers. */
function Ask({ company, payers, isAccount }: { company: number; payers: readonly FaultyPayer[]; isAccount: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const socios = [...new Set(payers.map((payer) => payer.id_mst_socios_pagador))]
  const one = { socios, id_mst_empresas: company }
  return (
    <>
      <AskSignaturesButton {...one} {...(isAccount && { label: t('receipts.ask_accounts', counted(socios.length)) })} />
      {!isAccount && (
        <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
          {t('receipts.have_papers', counted(socios.length))}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <TickMandatesDialog {...one} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same for the payers of every company, each under its name where there are several. */
function AskAll({ payers, isAccount }: { payers: readonly FaultyPayer[]; isAccount: boolean }) {
  const byCompany = [...Map.groupBy(payers, (payer) => payer.id_mst_empresas)]
  const names = useChoices({ path: 'empresa' }, { enabled: byCompany.length > 1 }).data
  return (
    <span className="rc-acts">
      {byCompany.map(([company, own]) => (
        <span key={company}>
          {byCompany.length > 1 && <small>{names?.find(({ id }) => id === company)?.text}</small>}
          <Ask company={company} payers={own} isAccount={isAccount} />
        </span>
      ))}
    </span>
  )
}

function Confirm() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('mandates.confirm')}
      </Button>
      {isOpen && (
        <Suspense>
          <ConfirmImportedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Act for all payers of a reason; where there is none, or no right to it, the way to the company's data or to the first payer's record. */
export function FaultAct({ fault, payers }: Props) {
  const [first] = payers
  const act = acts[fault]
  if (!first || act === 'none') return null
  if ((act === 'sign' || act === 'account') && userMayCall(tickMandates)) return <AskAll payers={payers} isAccount={act === 'account'} />
  if (act === 'confirm' && userMayCall(confirmMandates)) return <Confirm />
  return act === 'company' ? (
    <ScreenLink className="rc-link" to={`/empresas/${first.id_mst_empresas}/edit`}>
      {t('receipts.to_company')}
    </ScreenLink>
  ) : (
    <ScreenLink className="rc-link" to={`/socios/${first.id_mst_socios_pagador}/edit?tabActivated=tabRecibos`}>
      {t('receipts.to_record', { nombre: first.nombre_pagador })}
    </ScreenLink>
  )
}
