import { textFound } from '@app/contract'
import { account } from '@app/contract/identity/account'
import { memberRight } from '@app/contract/identity/member-right'
import type { MenuEntry } from '@app/contract/menu'
import { menuRowAt } from '@app/contract/menu'
import * as declared from '@app/contract/shell/quick-access'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { personalSettings, saveOwn } from './member-setting.ts'
import { screensOf } from './menu.ts'

const shown = ['id_accesodirecto_socio', 'id_menu', 'id_tipo_accesodirecto', 'orden'] as const

/** A screen that the user does not have, or that needs an id in its address, is no shortcut. */
async function refuseForeignScreen({ tx, user, club }: Pick<Call<unknown>, 'tx' | 'user' | 'club'>, wanted: number) {
  const screen = (await screensOf(tx, user, club)).find(({ id }) => id === wanted)
  if (!screen || screen.lugar === 'child') refuse('quick-access.unknown_screen', { id_menu: 'quick-access.unknown_screen' })
}

export const list = handle(declared.quickAccesses, ({ tx, user }) =>
  tx
    .selectFrom('accesodirecto_socio')
    .select(shown)
    .where('id_mst_socios', '=', user.id_mst_socios)
    .orderBy('orden')
    .orderBy('id_accesodirecto_socio')
    .execute(),
)

export const add = handle(declared.addQuickAccess, async (call) => {
  const { tx, user, input } = call
  await refuseForeignScreen(call, input.id_menu)
  return tx
    .insertInto('accesodirecto_socio')
    .values({ ...input, id_mst_socios: user.id_mst_socios })
    .returning(shown)
    .executeTakeFirstOrThrow()
})

export const change = handle(declared.changeQuickAccess, async (call) => {
  const { tx, user, input } = call
  const { id, ...row } = input
  await refuseForeignScreen(call, row.id_menu)
  const changed = await tx
    .updateTable('accesodirecto_socio')
    .set(row)
    .where('id_accesodirecto_socio', '=', id)
    .where('id_mst_socios', '=', user.id_mst_socios)
    .returning(shown)
    .executeTakeFirst()
  return changed ?? refuse('msg.not_found')
})

export const remove = handle(declared.removeQuickAccess, async ({ tx, user, input }) => {
  const { numDeletedRows } = await tx
    .deleteFrom('accesodirecto_socio')
    .where('id_accesodirecto_socio', '=', input.id)
    .where('id_mst_socios', '=', user.id_mst_socios)
    .executeTakeFirst()
  return numDeletedRows > 0n ? {} : refuse('msg.not_found')
})

export const types = handle(declared.shortcutTypesDropdown, async ({ say }) =>
  declared.shortcutTypes.map(({ id, code }) => ({ id, text: say(`quick-access.${code}`) })),
)

/** Screens with an address of their own; those of a sport once per sport, the register once per drawer. */
export const startScreens = handle(declared.startScreens, async ({ tx, user, club, reads }) => {
  reads(account, memberRight)
  const sports = await tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso as id', 'desc_tiporecurso as text'])
    .where('activo', '=', true)
    .orderBy('id_mst_tiporecurso')
    .execute()
  const drawers = await tx.selectFrom('caja').select(['id_mst_caja as id', 'desc_caja as text']).orderBy('id_mst_caja').execute()
  const title = ({ code }: MenuEntry) => textFound(`menu.${code}`, user.lang) ?? code
  return (await screensOf(tx, user, club)).flatMap((screen) => {
    const { id, ruta, lugar } = screen
    if (lugar === 'sidebar' || screen.code === 'dashboard') return [{ id, ruta, text: title(screen) }]
    const each = lugar === 'per-sport' || lugar === 'last-sport' ? sports : lugar === 'per-drawer' ? drawers : []
    return each.map((one) => ({ id, ruta: ruta.replace('{id}', String(one.id)), text: `${title(screen)}: ${one.text}` }))
  })
})

export const startPage = handle(declared.startPage, async ({ tx, user }) => ({ rutaInicio: (await personalSettings(tx, user)).rutaInicio }))

export const saveStartPage = handle(declared.saveStartPage, async ({ tx, user, club, input }) => {
  const screens = await screensOf(tx, user, club)
  const requested = input.rutaInicio.trim()
  const row = /^\d+$/.test(requested) ? screens.find(({ id }) => id === Number(requested)) : menuRowAt(requested)
  const route = row?.ruta.includes('{') ? `/${requested.replace(/^.*#/, '').replace(/^\/+|\/+$/g, '')}` : row?.ruta
  const open = row && screens.some(({ id }) => id === row.id) && route !== undefined && !/^\/\d+$/.test(route)
  if (!open) refuse('quick-access.unknown_screen', { rutaInicio: 'quick-access.unknown_screen' })
  await saveOwn(tx, user.id_mst_socios, { cod: 'RUTA_INICIO', valor: route })
  return {}
})
