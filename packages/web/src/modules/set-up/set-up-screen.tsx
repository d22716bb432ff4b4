import { setUpState } from '@app/contract/set-up/set-up-calls'
import { useRead } from '../../kit/reads/api.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { SetUpParts } from './set-up-parts.tsx'

/** /puesta_en_marcha: the first steps of the club at any time, also after they left the start page. */
export function SetUpScreen() {
  const reading = useRead(setUpState, {})
  return <Screen reading={reading}>{reading.data && <SetUpParts state={reading.data} />}</Screen>
}
