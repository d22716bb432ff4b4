import type { OutputOf } from '@app/contract/kit/action'
import { companyChains, verifyChain } from '@app/contract/verifactu/chain-check'
import { Button, Progress } from '@mantine/core'
import { IconLinkOff, IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { Facts } from '../../kit/screen/facts.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Company } from './panel-type.ts'

type Chain = OutputOf<typeof companyChains>[number]
type Step = OutputOf<typeof verifyChain>
type Break = NonNullable<Step['rotura']>

/** Verifies a chain step by step until its end, its first broken link, or the dialog is closed. */
function useVerification(chain: number) {
  const [step, setStep] = useState<Step | null>(null)
  const [error, setError] = useState<RefusedError | null>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    const run = async () => {
      let check: number | null = null
      for (;;) {
        const last: Step = await call(verifyChain, { id: chain, id_reg_documento_comprobacion: check })
        if (!isOpen.current) return
        setStep(last)
        if (last.rotura !== null || last.hasta >= last.total) return
        check = last.id_reg_documento_comprobacion
      }
    }
    run().catch((refused: unknown) => {
      if (!(refused instanceof RefusedError)) throw refused
      if (isOpen.current) setError(refused)
    })
    return () => {
      isOpen.current = false
    }
  }, [chain])
  return { step, error }
}

/** The broken link in words: record, document, day, and what does not agree with what. */
function BrokenLink({ link }: { link: Break }) {
  const { n, clase, num_completo, fecha_hora, campo, consta, calculado } = link
  return (
    <div className="vf-broken" role="alert">
      <p>
        <IconLinkOff size={18} aria-hidden />
        <span>
          <b>{[num_completo, fecha_hora?.replace('T', ' ').slice(0, 16)].filter(Boolean).join(', ') || t('verifactu.record_n', { n })}</b>:{' '}
          {t(`verifactu.break.${clase}`)}
        </span>
      </p>
      <Facts
        facts={[
          [t('verifactu.record'), String(n)],
          [t('verifactu.field'), campo],
          [t('verifactu.stored'), consta],
          [t('verifactu.computed'), calculado],
        ]}
      />
      <h3>{t('verifactu.what_to_do')}</h3>
      <ol>
        <li>{t('verifactu.do_export')}</li>
        <li>{t('verifactu.do_go_on')}</li>
        <li>{t('verifactu.do_support')}</li>
      </ol>
    </div>
  )
}

function ChainVerification({ chain }: { chain: Chain }) {
  const { step, error } = useVerification(chain.id_reg_documento_cadena)
  const total = step?.total ?? chain.n
  const done = step?.hasta ?? 0
  const isOver = step !== null && (step.rotura !== null || done >= total)
  const progress = t('verifactu.progress', { hechos: formatCount(done), total: formatCount(total) })
  return (
    <section className="vf-verification">
      <h3>{t('verifactu.installation_n', { n: chain.instalacion })}</h3>
      <Progress size="lg" value={total === 0 ? 100 : (done * 100) / total} color={step?.rotura ? 'red' : 'green'} aria-label={progress} />
      <small className="tabular">{progress}</small>
      {error && <ReadError error={error} />}
      {isOver && step.rotura === null && (
        <p className="vf-whole" role="status">
          <IconShieldCheck size={18} aria-hidden />
          {t('verifactu.whole_line', { n: formatCount(done) })}
        </p>
      )}
      {step?.rotura && <BrokenLink link={step.rotura} />}
    </section>
  )
}

/** Verification of all chains of a company, one installation after the other. */
export function VerifyDialog({ company, onExport, onClose }: { company: Company; onExport: () => void; onClose: () => void }) {
  const { data, error, refetch } = useRead(companyChains, { id: company.id_mst_empresas }, { isSnapshot: true })
  return (
    <DialogFrame title={t('verifactu.verify')} size={560} fillsPhone onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <p className="dimmed">{t('verifactu.no_records')}</p>}
      {data?.map((chain) => (
        <ChainVerification key={chain.id_reg_documento_cadena} chain={chain} />
      ))}
      <div className="vf-acts end">
        <Button variant="default" onClick={onExport}>
          {t('verifactu.export')}
        </Button>
        <Button onClick={onClose}>{t('core.close')}</Button>
      </div>
    </DialogFrame>
  )
}
