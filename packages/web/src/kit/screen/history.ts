import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { enterStep } from './kept-state.ts'
import { setHistory } from './navigation.ts'

/**
 * History of the product: hash addresses, registered with `go` and `here`. An address typed by hand has no index;
 * it gets the next one before the router sees it, so that cancelling with unsaved changes returns to the previous address.
 */
export function hashHistory(): RouterHistory {
  let history: RouterHistory | null = null
  window.addEventListener('popstate', ({ state }) => {
    if (!history || state?.__TSR_index !== undefined) return
    const key = crypto.randomUUID()
    const numbered = { key, __TSR_key: key, __TSR_index: history.location.state.__TSR_index + 1 }
    History.prototype.replaceState.call(window.history, numbered, '')
  })
  history = createHashHistory()
  setHistory(history)
  const stand = ({ pathname, state }: RouterHistory['location'], isNew: boolean) => enterStep(state.__TSR_index, pathname, isNew)
  stand(history.location, false)
  history.subscribe(({ location, action }) => stand(location, action.type === 'PUSH'))
  return history
}
