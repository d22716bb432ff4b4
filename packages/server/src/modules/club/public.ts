import type { Parameter } from '@app/contract/club/parameter-spec'
import { asText, isParameter, type ParameterName, parameters, type Settings, settingsOf } from '@app/contract/club/parameters'
import { isEmpty } from '@app/contract/kit/field'
import { readObject } from '@app/contract/kit/shapes'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** The club's parameters, typed by the catalogue: only changed ones have a row. */
export const settings = cached(
  ['param'],
  async (tx): Promise<Settings> => settingsOf(await tx.selectFrom('param').select(['cod_param', 'valor', 'activo']).execute()),
)

/** One parameter's value. */
export const param = async <N extends ParameterName>(tx: Tx, name: N): Promise<Settings[N]> => (await settings(tx))[name]

interface Change {
  readonly valor?: unknown
  readonly activo?: boolean | null
  readonly desc_param?: string | null
}

/** The value as the table holds it; an empty number or choice is its standard value. Refuses one that the parameter's kind does not allow, under the name of the form's field. */
function readValue(name: ParameterName, valor: unknown, at: string): string {
  const { standard } = parameters[name] as Parameter
  if (isEmpty(valor) && typeof standard !== 'string') return asText(standard)
  const reading = readObject({ [at]: (parameters[name] as Parameter).field }, { [at]: valor })
  return 'value' in reading ? asText(reading.value[at]!) : refuse('msg.invalid_input', reading.issues)
}

/**
 * True if a change alters a guarded parameter: its value as the table holds it, or its switch. Refuses a value that its kind does
 * not allow.
 */
export async function isGuardedChange(tx: Tx, name: ParameterName, { valor, activo }: Change, at = 'valor'): Promise<boolean> {
  const { field, standard } = parameters[name] as Parameter
  if (!field.facts.guarded) return false
  const saved = await tx.selectFrom('param').select(['valor', 'activo']).where('cod_param', '=', name).executeTakeFirst()
  const isOther = valor !== undefined && readValue(name, valor, at) !== (saved?.valor ?? asText(standard))
  return isOther || (typeof activo === 'boolean' && activo !== (saved?.activo ?? true))
}

/** Saves one parameter; omitted fields are kept. */
export async function saveSetting(tx: Tx, name: ParameterName, { valor, activo, desc_param }: Change, at = 'valor') {
  const { standard } = parameters[name] as Parameter
  const value = valor === undefined ? undefined : readValue(name, valor, at)
  const change = {
    ...(value !== undefined && { valor: value }),
    ...(activo !== undefined && activo !== null && { activo }),
    ...(desc_param !== undefined && { desc_param }),
  }
  await tx
    .insertInto('param')
    .values({ cod_param: name, activo: true, valor: asText(standard), ...change })
    .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ cod_param: name, ...change }))
    .execute()
}

/** The parameter with a name from outside. Refuses names missing in the catalogue. */
export const knownParameter = (name: string): ParameterName =>
  isParameter(name) ? name : refuse('msg.invalid_input', { [name]: 'invalid.unknown_field' })

/** True if a parameter of the catalogue, by its name, is on. */
export const isParameterOn = async (tx: Tx, name: string): Promise<boolean> => Boolean((await settings(tx))[knownParameter(name)])
