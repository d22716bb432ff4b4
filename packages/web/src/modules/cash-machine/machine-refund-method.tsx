import { cashMachine } from '@app/contract/cash-machine/operations'
import type { ReactNode } from 'react'
import { useRead } from '../../kit/reads/api.ts'

/** Slot of the cash machine among the refund methods, if the club has one; `isBusy` during an operation. */
export function MachineRefundMethod({ children }: { children: (isBusy: boolean) => ReactNode }) {
  const { data } = useRead(cashMachine, {})
  return data?.hay ? children(data.en_curso !== null) : null
}
