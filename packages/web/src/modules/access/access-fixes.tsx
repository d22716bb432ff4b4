import type { simulateEntry } from '@app/contract/access/simulate-entry'
import type { OutputOf } from '@app/contract/kit/action'
import { Button } from '@mantine/core'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'

type Answer = OutputOf<typeof simulateEntry>

/** Field of the member's code in the same tab. */
export const codeField = 'access-own-code'

/** Place of the fix for each refusing rule, in the member's own tabs. */
const places = {
  socio: [['access.cure.member', 'tabDatos']],
  deuda: [['access.cure.debt', 'tabFacturas']],
  devolucion: [['access.cure.debt', 'tabFacturas']],
  pago: [['access.cure.debt', 'tabFacturas']],
  derecho: [
    ['access.cure.pass', 'tabAbonos'],
    ['access.cure.bookings', 'tabReservas'],
  ],
} as const

/** Links to the fixes for refused access: the debt, passes, bookings, departure, or the code field. */
export function AccessFixes({ answer: { reglas, sin_codigo } }: { answer: Answer }) {
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
