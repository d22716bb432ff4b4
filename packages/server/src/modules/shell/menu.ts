import { account } from '@app/contract/identity/account'
import { memberRight } from '@app/contract/identity/member-right'
import type { MenuEntry } from '@app/contract/menu'
import { menuOf } from '@app/contract/menu'
import { menu } from '@app/contract/shell/menu'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { settings } from '../club/public.ts'

/** The screens of the signed-in user: rights and parameters decide. */
export const screensOf = async (tx: Tx, user: User, { isCentral }: ClubFacts): Promise<MenuEntry[]> =>
  menuOf(user, await settings(tx), isCentral)

export const shown = ({ id, code, ruta, icono, grupo, lugar, ready }: MenuEntry) => ({ id, code, ruta, icono, grupo, lugar, ready })

export const list = handle(menu, async ({ tx, user, club, reads }) => {
  reads(account, memberRight)
  return (await screensOf(tx, user, club)).map(shown)
})
