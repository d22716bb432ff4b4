import * as declared from '@app/contract/shell/member-setting'
import type { Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

/** Default settings of a user. */
const standard = {
  ENABLE_DRAG_DROP: '1',
  AGRUPAR_RESERVA_POR_USUARIO: '0',
  MINUTOS_REFRESCO_AUTO: '5',
  SEGUNDOS_ULTIMOS_ACCESOS: '0',
  RUTA_INICIO: '',
  AVISO_VISTO: '0',
} as const
export type SettingCode = keyof typeof standard
type OwnSettings = Record<SettingCode, string>
interface OneSetting {
  readonly cod: SettingCode
  readonly valor: string
}

/** Every setting of one user, saved or standard. */
export async function settingsOf(tx: Tx, member: number): Promise<OwnSettings> {
  const rows = await tx.selectFrom('socio_parametro').select(['cod', 'valor']).where('id_mst_socios', '=', member).execute()
  return { ...standard, ...Object.fromEntries(rows.map(({ cod, valor }) => [cod, valor])) }
}

export async function saveOwn(tx: Tx, member: number, { cod, valor }: OneSetting) {
  await tx
    .insertInto('socio_parametro')
    .values({ id_mst_socios: member, cod, valor })
    .onConflict((conflict) => conflict.columns(['id_mst_socios', 'cod']).doUpdateSet({ valor }))
    .execute()
}

/** Default landing page of a user: the planner, or home without the right to see it. */
const firstPage = ({ is_admin, rights }: Pick<User, 'is_admin' | 'rights'>) =>
  is_admin || rights.includes('bookings') ? '/reservas/1' : '/dashboard'

/** The personal settings as the shell needs them. */
export async function personalSettings(tx: Tx, user: User): Promise<declared.PersonalSettings> {
  const own = await settingsOf(tx, user.id_mst_socios)
  return {
    enableDragDrop: own.ENABLE_DRAG_DROP === '1',
    agruparReservaPorUsuario: own.AGRUPAR_RESERVA_POR_USUARIO === '1',
    minutos_refresco_auto: declared.refreshMinutes(Number(own.MINUTOS_REFRESCO_AUTO)),
    segundos_ultimos_accesos: Number(own.SEGUNDOS_ULTIMOS_ACCESOS),
    rutaInicio: own.RUTA_INICIO || firstPage(user),
  }
}

async function saved({ tx, user }: { tx: Tx; user: User }, cod: SettingCode, valor: string) {
  await saveOwn(tx, user.id_mst_socios, { cod, valor })
  return personalSettings(tx, user)
}

export const mine = handle(declared.mySettings, ({ tx, user }) => personalSettings(tx, user))
export const dragDrop = handle(declared.setDragDrop, (call) => saved(call, 'ENABLE_DRAG_DROP', call.input.newValueDragDrop ? '1' : '0'))
export const groupByUser = handle(declared.setGroupByUser, (call) =>
  saved(call, 'AGRUPAR_RESERVA_POR_USUARIO', call.input.newValue ? '1' : '0'),
)
export const refresh = handle(declared.setRefreshMinutes, (call) =>
  saved(call, 'MINUTOS_REFRESCO_AUTO', String(declared.refreshMinutes(call.input.minutos_refresco_auto))),
)
export const recentAccesses = handle(declared.setRecentAccesses, (call) =>
  saved(call, 'SEGUNDOS_ULTIMOS_ACCESOS', String(call.input.segundos_ultimos_accesos)),
)
