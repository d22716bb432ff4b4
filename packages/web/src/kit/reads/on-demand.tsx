import { type ComponentType, type LazyExoticComponent, type ReactElement, Suspense, useState } from 'react'

/** What the button's panel is told: that it was asked for, so it opens at once. */
export interface OnDemandProps {
  startOpen: boolean
}

interface Props {
  /** Button and panel together; fetched when the button is first used. */
  load: LazyExoticComponent<ComponentType<OnDemandProps>>
  /** The same button without its panel. */
  button: (open: () => void) => ReactElement
}

/** A button whose panel is not part of the first download. */
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
