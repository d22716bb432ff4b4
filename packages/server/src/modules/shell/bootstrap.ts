import { account } from '@app/contract/identity/account'
import { memberRight } from '@app/contract/identity/member-right'
import { offeredLocales } from '@app/contract/identity/own-account'
import { product } from '@app/contract/product'
import * as declared from '@app/contract/shell/bootstrap'
import { sql } from 'kysely'
import { after } from '../../kit/clock.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { sportsSeenBy } from '../member-permissions/public.ts'
import { personalSettings } from './member-setting.ts'
import { screensOf, shown } from './menu.ts'
import { noticeFor } from './news.ts'

export const currentAccount = handle(declared.currentAccount, async ({ tx, user, reads }) => {
  reads(account, memberRight)
  const own = await tx
    .selectFrom('cuenta')
    .select(['totp_on', 'email_code_on', 'recovery_codes'])
    .where('id_mst_socios', '=', user.id_mst_socios)
    .executeTakeFirstOrThrow()
  return {
    id_mst_socios: user.id_mst_socios,
    nombre: user.nombre,
    lang: user.locale,
    is_staff: user.is_staff,
    is_admin: user.is_admin,
    es_tribuna: true,
    rights: user.rights as never,
    settings: await personalSettings(tx, user),
    totp_on: own.totp_on,
    email_code_on: own.email_code_on,
    recovery_codes: own.recovery_codes.length,
    second_factor_pending: user.second_factor_pending,
    _token: user.csrf,
  }
})

export const generalInfo = handle(declared.generalInfo, async ({ tx, user, club, today, reads }) => {
  reads(account, memberRight)
  const params = await settings(tx)
  const seen = await sportsSeenBy(tx, user)
  const sports = await tx
    .selectFrom('tipo_recurso')
    .select(['id_mst_tiporecurso as id', 'desc_tiporecurso as text', 'acceso_directo'])
    .where('activo', '=', true)
    .$if(seen.length > 0, (q) => q.where('id_mst_tiporecurso', 'in', seen))
    .orderBy('id_mst_tiporecurso')
    .execute()
  const cajas = await tx.selectFrom('caja').select(['id_mst_caja as id', 'desc_caja as text']).orderBy('id_mst_caja').execute()
  return {
    club: club.nombre,
    producto: product.name,
    version: product.version,
    locale: user.locale,
    locales: offeredLocales(params.MOSTRAR_CAT),
    hoy: today,
    zona: club.zone,
    menus: (await screensOf(tx, user, club)).map(shown),
    tipo_recursos: sports,
    tipo_recursos_permitidos: seen.length > 0 ? [...seen] : [0],
    cajas,
    aviso: await noticeFor(tx, user, today),
    segundos_ultimos_accesos: (await personalSettings(tx, user)).segundos_ultimos_accesos,
    limite_socios: params.LIMITE_SOCIOS_LITE,
    gestorWebUrl: params.URL_GESTOR_WEB,
  }
})

export const infoVersion = handle(declared.infoVersion, async ({ tx }) => {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(tx)
  return { producto: product.name, version: product.version, node: process.version, base_datos: `PostgreSQL ${rows[0]!.version}` }
})

export const anyCourtNeedsValidation = handle(declared.anyCourtNeedsValidation, async ({ tx }) => {
  const court = await tx
    .selectFrom('recurso')
    .select('id_mst_recurso')
    .where('id_mst_socios_confirmador', 'is not', null)
    .where('activo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return { algunRecurso: court !== undefined }
})

/** Until doors report, entries are sign-ins. */
export const latestAccesses = handle(declared.latestAccesses, async ({ tx, input, now }) => {
  const rows = await tx
    .selectFrom('sesion as s')
    .innerJoin('socio as m', 'm.id_mst_socios', 's.id_mst_socios')
    .select(['m.id_mst_socios', 'm.nombre', 'm.apellidos', 's.created_at as fecha'])
    .where('s.created_at', '>', after(now, -input.seconds))
    .orderBy('s.created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    id_mst_socios: row.id_mst_socios,
    nombre: `${row.nombre} ${row.apellidos}`.trim(),
    fecha: row.fecha,
    terminal: null,
    resultado: null,
  }))
})
