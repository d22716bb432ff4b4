import { useMemo, useRef } from 'react'
import { type Command, useCommands } from '../../kit/screen/commands.ts'
import { t } from '../../kit/texts/i18n.ts'
import { stepKeys, stepNames } from './desk-rows.ts'
import type { ReturnsDesk } from './use-returns-desk.ts'

/** Chooses a candidate of the row at hand by its number, or none. */
function chooseCandidate(desk: ReturnsDesk, number: number) {
  const row = desk.rows?.[desk.here()]
  if (row && number <= row.candidatos.length + 1) desk.change(row.n, { id_reg_recibo: row.candidatos[number - 1]?.id_reg_recibo ?? null })
}

function press(desk: ReturnsDesk, number: number) {
  const row = desk.rows?.[desk.here()]
  if (!row) return
  if (row.resultado === 'candidatos' && row.decision.id_reg_recibo === null) return chooseCandidate(desk, number)
  if (number === 5) return desk.block(row.n)
  const paso = stepNames.find((name) => stepKeys[name] === number)
  if (paso) desk.step(row.n, paso)
  desk.move(1)
}

const textOf = (number: number) => {
  const paso = stepNames.find((name) => stepKeys[name] === number)
  return t(paso ? `bank-returns.step.${paso}` : 'bank-returns.block')
}

/** Keys of the desk: 1 to 6 choose and go down, j and k move, Ctrl+Enter applies. */
export function useDeskKeys(desk: ReturnsDesk, applyText: string) {
  const latest = useRef(desk)
  latest.current = desk
  const isOpen = desk.read !== null
  useCommands(
    useMemo((): readonly Command[] => {
      if (!isOpen) return []
      const group = t('bank.returns')
      return [
        ...[1, 2, 3, 4, 5, 6].map((n) => ({
          id: `returns.${n}`,
          text: textOf(n),
          keys: String(n),
          group,
          run: () => press(latest.current, n),
        })),
        { id: 'returns.down', text: '↓', keys: 'j', group, run: () => latest.current.move(1) },
        { id: 'returns.up', text: '↑', keys: 'k', group, run: () => latest.current.move(-1) },
        { id: 'returns.apply', text: applyText, keys: 'mod+Enter', group, run: () => latest.current.apply() },
      ]
    }, [isOpen, applyText, latest]),
  )
}
