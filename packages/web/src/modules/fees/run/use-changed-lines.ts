import { useEffect, useRef, useState } from 'react'
import { lineKey, type Preview } from './run-lines.ts'

const none: ReadonlySet<string> = new Set()
const amountsOf = ({ lineas }: Preview) => new Map(lineas.map((line) => [lineKey(line), line.importe]))

/**
 * Lines of a preview that are other ones than those last seen, by another desk: new, gone, at another amount. `asked` names the question of
 * the preview: the answer to another one is seen at once, and so is the next answer after an act of this desk, as told by `expect`.
 */
export function useChangedLines(preview: Preview | undefined, asked: string) {
  const seen = useRef<{ asked: string; huella: string; amounts: ReadonlyMap<string, number> } | null>(null)
  const isExpected = useRef(false)
  const [changed, setChanged] = useState(none)
  useEffect(() => {
    if (!preview) return
    const amounts = amountsOf(preview)
    const last = seen.current
    if (last && last.asked === asked && !isExpected.current) {
      const keys = new Set([...amounts.keys(), ...last.amounts.keys()])
      return setChanged(new Set([...keys].filter((key) => amounts.get(key) !== last.amounts.get(key))))
    }
    if (last?.huella !== preview.huella) isExpected.current = false
    seen.current = { asked, huella: preview.huella, amounts }
    setChanged(none)
  }, [preview, asked])
  return {
    changed,
    see: () => {
      seen.current = preview ? { asked, huella: preview.huella, amounts: amountsOf(preview) } : null
      setChanged(none)
    },
    expect: (isOwn: boolean) => {
      isExpected.current = isOwn
    },
  }
}
