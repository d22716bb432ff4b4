import { cashMachine } from '@app/contract/cash-machine/operations'
import type { ReactNode } from 'react'
import { useRead } from '../../kit/reads/api.ts'

/** What stands for the cash machine among the ways to give back, where the club has one; `isBusy` while it is at work. */
export function MachineBack({ children }: { children: (isBusy: boolean) => ReactNode }) {
  const { data } = useRead(cashMachine, {})
  return data?.hay ? children(data.en_curso !== null) : null
}
