import './members.css'
import { readImport } from '@app/contract/members/import-actions'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { isParameterOn, userMay, useSession } from '../../kit/session.ts'
import { MemberSearch } from './member-search.tsx'
import { MembersList } from './members-list.tsx'
import { NewMemberButton, useMemberCommands } from './new-member-button.tsx'

/** Whether the server looks for members instead of sending them all (R-299, R-301). */
function useServerSearch(): boolean {
  const { info, parameters } = useSession()
  const limit = Number(parameters.SOCIOS_BUSCAR_SERVIDOR_DESDE)
  return isParameterOn('MOSTRAR_USUARIOS_BUSCAR_SERVIDOR') || (limit > 0 && info.socios > limit)
}

/** /socios: all members, or a search over them where they are many (R-301). */
export function MembersScreen() {
  const isSearched = useServerSearch()
  const [isWhole, setWhole] = useState(false)
  useMemberCommands()
  return (
    <Screen
      fill
      actions={
        <>
          {userMay(readImport.permission) && (
            <Button variant="default" leftSection={<IconFileImport size={15} />} onClick={() => go('/socios/importar')}>
              {t('members.import')}
            </Button>
          )}
          <NewMemberButton />
        </>
      }
    >
      {isSearched && !isWhole ? <MemberSearch least={1} onAll={() => setWhole(true)} /> : <MembersList />}
    </Screen>
  )
}
