import '../members.css'
import { Screen } from '../../../kit/screen/screen.tsx'
import { NewMemberButton, useMemberCommands } from '../file/new-member-button.tsx'
import { MemberSearch } from './member-search.tsx'

/** /socios/buscar: server-side member search from two characters or a number on. */
export function MemberSearchScreen() {
  useMemberCommands()
  return (
    <Screen fill actions={<NewMemberButton />}>
      <MemberSearch />
    </Screen>
  )
}
