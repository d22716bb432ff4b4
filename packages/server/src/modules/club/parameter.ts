import { say } from '@app/contract'
import * as declared from '@app/contract/club/parameter'
import type { Parameter } from '@app/contract/club/parameter-spec'
import { asText, type ParameterName, parameterNames, parameters, type Settings } from '@app/contract/club/parameters'
import { may } from '@app/contract/kit/permissions'
import type { Language } from '@app/contract/kit/texts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { isGuardedChange, knownParameter, saveSetting, settings } from './public.ts'

type Saved = { desc_param: string | null; activo: boolean; valor: string }

/** One row of the grid: the saved value, or the standard one; the club's description, or the catalogue's in the user's language. */
function rowOf(name: ParameterName, saved: Saved | undefined, lang: Language) {
  const { id, group, field, standard, unit } = parameters[name] as Parameter
  return {
    id_sys_param: id,
    cod_param: name,
    desc_param: saved?.desc_param ?? say(`param.${name}`, lang),
    activo: saved?.activo ?? true,
    valor: saved?.valor ?? asText(standard),
    tipo: field.kind,
    grupo: group,
    valor_defecto: asText(standard),
    opciones: (field.facts.choices ?? []).map(String),
    min: field.kind === 'integer' ? (field.facts.min ?? null) : null,
    max: field.kind === 'integer' ? (field.facts.max ?? null) : null,
    unidad: unit ?? null,
    protegido: field.facts.guarded === true,
  }
}

async function allRows(tx: Tx, lang: Language) {
  const saved = new Map((await tx.selectFrom('param').selectAll().execute()).map((row) => [row.cod_param, row]))
  return parameterNames.map((name) => rowOf(name, saved.get(name), lang))
}

const nameOf = (id: number): ParameterName => parameterNames.find((name) => parameters[name].id === id) ?? refuse('msg.not_found')

async function oneRow(tx: Tx, name: ParameterName, lang: Language) {
  return rowOf(name, await tx.selectFrom('param').selectAll().where('cod_param', '=', name).executeTakeFirst(), lang)
}

export const list = handle(declared.parameterList, ({ tx, user }) => allRows(tx, user.lang))
export const all = handle(declared.parameterAll, ({ tx, user }) => allRows(tx, user.lang))
export const one = handle(declared.parameterRow, ({ tx, input, user }) => oneRow(tx, nameOf(input.id), user.lang))

/** Refuses the product's own address as another site: it opens in no frame. */
function refuseOwnAddress({ club, request }: Pick<Call<unknown>, 'club' | 'request'>, name: ParameterName, valor: unknown, at: string) {
  const { kind } = (parameters[name] as Parameter).field
  if (kind !== 'httpsUrl' || typeof valor !== 'string' || !URL.canParse(valor)) return
  const own = [request.host, ...club.hosts].map((host) => host.replace(/:\d+$/, ''))
  if (own.includes(new URL(valor).hostname)) refuse('msg.invalid_input', { [at]: 'invalid.https_url' })
}

export const save = handle(declared.saveParameter, async (call) => {
  const { tx, input, user, guarded } = call
  const name = nameOf(input.id)
  const { valor, activo, desc_param } = input
  refuseOwnAddress(call, name, valor, 'valor')
  const change = { activo, ...(valor !== null && { valor }), ...(desc_param !== null && { desc_param: desc_param || null }) }
  if (await isGuardedChange(tx, name, change)) await guarded([`param.${name}`])
  await saveSetting(tx, name, change)
  await refuseTwoViews(tx)
  return oneRow(tx, name, user.lang)
})

export const create = handle(declared.createParameter, async () => refuse('param.from_catalogue'))
export const remove = handle(declared.deleteParameter, async () => refuse('param.from_catalogue'))

/**
 * Empty when inactive; parameters that no screen needs are empty for users without the right to see them
 * . A saved value that its kind no longer accepts counts as the standard one.
 */
export const dictionary = handle(declared.dictionary, async ({ tx, user }) => {
  const current = await settings(tx)
  const off = new Set((await tx.selectFrom('param').select('cod_param').where('activo', '=', false).execute()).map((row) => row.cod_param))
  const seesAll = may(user, 'params')
  const valueOf = (name: ParameterName) => {
    const isHidden = (parameters[name] as Parameter).isPrivate && !seesAll
    return isHidden || off.has(name) ? '' : asText(current[name])
  }
  return Object.fromEntries(parameterNames.map((name) => [name, valueOf(name)]))
})

/** Members see ahead by hours, by days or by months: only one of the three may be above 0 (spec 2 §2). */
async function refuseTwoViews(tx: Tx) {
  const { HORAS_VISTA, DIAS_VISTA, MESES_VISTA } = await settings(tx)
  if ([HORAS_VISTA, DIAS_VISTA, MESES_VISTA].filter((ahead) => ahead > 0).length > 1) refuse('param.one_view_only')
}

/** True if bookings overlap today or later: the season mode then cannot change. */
const someOverlap = async (tx: Tx, today: string) =>
  (await tx.selectFrom('reserva_ocupa').select('id_reg_reserva').where('capa', '<>', 0).where('fecha', '>=', today).limit(1).execute())
    .length > 0

const seasonChanges = (before: Settings, after: Settings) => before.ACTIVAR_RESERVAS_TEMPORADA !== after.ACTIVAR_RESERVAS_TEMPORADA

export const saveBookings = handle(declared.saveBookingParameters, async (call) => {
  const { tx, input, today, guarded } = call
  const before = await settings(tx)
  const changes = Object.entries(input.parametros).map(([name, change]) => [knownParameter(name), change] as const)
  for (const [name, { valor }] of changes) refuseOwnAddress(call, name, valor, name)
  const alters: string[] = []
  for (const [name, change] of changes) if (await isGuardedChange(tx, name, change, name)) alters.push(`param.${name}`)
  await guarded(alters)
  for (const [name, change] of changes) await saveSetting(tx, name, change, name)
  await refuseTwoViews(tx)
  if (seasonChanges(before, await settings(tx)) && (await someOverlap(tx, today))) {
    await saveSetting(tx, 'ACTIVAR_RESERVAS_TEMPORADA', { valor: before.ACTIVAR_RESERVAS_TEMPORADA, activo: true })
    return '1'
  }
  return '0'
})

export const extraLight = handle(declared.extraLightInfo, async ({ tx }) => {
  const { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA, RECURSO_LUZ_EXTRA_ULTIMA_PISTA } = await settings(tx)
  const court = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'desc_recurso'])
    .where('id_mst_recurso', '=', RECURSO_LUZ_EXTRA_ULTIMA_PISTA)
    .executeTakeFirst()
  return { MINUTOS_LUZ_EXTRA_ULTIMA_PISTA, selectedRecurso: court ?? null }
})

export const saveLight = handle(declared.saveExtraLight, async ({ tx, input }) => {
  const id = input.selectedRecurso?.id_mst_recurso ?? 0
  if (id > 0) {
    const court = await tx.selectFrom('recurso').select('id_mst_recurso').where('id_mst_recurso', '=', id).executeTakeFirst()
    if (!court) refuse('msg.not_found')
  }
  await saveSetting(tx, 'MINUTOS_LUZ_EXTRA_ULTIMA_PISTA', { valor: input.MINUTOS_LUZ_EXTRA_ULTIMA_PISTA })
  await saveSetting(tx, 'RECURSO_LUZ_EXTRA_ULTIMA_PISTA', { valor: id })
  return {}
})
