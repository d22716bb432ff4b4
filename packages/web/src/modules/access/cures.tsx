import type { willEnter } from '@app/contract/access/will-enter'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'

type Answer = OutputOf<typeof willEnter>

/** The field of the same part that gives a member his code. */
export const codeField = 'access-own-code'

/** Where each rule that refuses is put right, in the member's own parts. */
const places = {
  socio: [['access.cure.member', 'tabDatos']],
  deuda: [['access.cure.debt', 'tabFacturas']],
  pago: [['access.cure.debt', 'tabFacturas']],
  derecho: [
    ['access.cure.pass', 'tabAbonos'],
    ['access.cure.bookings', 'tabReservas'],
  ],
} as const

/** The ways to what would let somebody in: to his debt, his passes, his bookings, his leaving, or the field of his code. */
export function Cures({ answer: { reglas, sin_codigo } }: { answer: Answer }) {
  const [, setTab] = useSearchParam('tabActivated')
  const refusing = reglas.find(({ estado }) => estado === 'niega')?.regla
  const cures = Object.entries(places).find(([rule]) => rule === refusing)?.[1] ?? []
  if (cures.length === 0 && !sin_codigo) return null
  return (
    <div className="act-cures">
      {cures.map(([text, tab]) => (
        <Button key={tab} size="xs" variant="default" onClick={() => setTab(tab)}>
          {t(text)}
        </Button>
      ))}
      {sin_codigo && (
        <Button size="xs" variant="default" onClick={() => document.getElementById(codeField)?.focus()}>
          {t('access.cure.code')}
        </Button>
      )}
    </div>
  )
}
