import { type ComponentType, type LazyExoticComponent, type ReactElement, Suspense, useState } from 'react'

/** Props of the button's panel: opened by the first click. */
export interface OnDemandProps {
  startOpen: boolean
}

interface Props {
  /** Button and panel together; loaded on the button's first use. */
  load: LazyExoticComponent<ComponentType<OnDemandProps>>
  /** The same button without its panel. */
  button: (open: () => void) => ReactElement
}

/** Button with a panel outside the first download. */
export function OnDemand({ load: Panel, button }: Props) {
  const [isWanted, setWanted] = useState(false)
  const plain = button(() => setWanted(true))
  return isWanted ? (
    <Suspense fallback={plain}>
      <Panel startOpen />
    </Suspense>
  ) : (
    plain
  )
}
