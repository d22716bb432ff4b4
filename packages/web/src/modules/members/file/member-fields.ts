import { type Field, isEmpty, refuseValue } from '@app/contract/kit/field'
import { memberInput } from '@app/contract/members/member-file'
import type { Name } from '../../../kit/forms/form-types.ts'
import { currentSession, isParameterOn } from '../../../kit/reads/session.ts'

export type MemberFields = typeof memberInput
type Row = Readonly<Record<string, unknown>>

/** Fields made mandatory by parameters; never the e-mail if sign-in works without it. */
export function mandatoryFields(): Set<Name<MemberFields>> {
  const mode = currentSession()?.parameters.MODO_AUTENTICACION
  const isWithoutEmail = mode === '1' || mode === '5'
  const names = (['telefono', 'fecha_nac', 'nif', 'poblacion', 'email'] as const).filter((name) =>
    isParameterOn(`ALTAUSUARIO_${name.toUpperCase()}`),
  )
  return new Set(names.filter((name) => name !== 'email' || !isWithoutEmail))
}

/** Mandatory under all parameters; without a value the server would silently use its default. */
const always = ['nivel', 'id_mst_tiposocio']

/** Marked as required. `isLenient`: empty fields may stay empty, as the server allows for imported members. */
const required = (field: Field, isLenient: boolean): Field => ({
  ...field,
  need: 'required',
  read: (raw) => (isEmpty(raw) && !isLenient ? refuseValue('invalid.required') : field.read(raw)),
})

/** Form fields of a member, with the required marks of the club's parameters; `before` is the stored member. */
export function memberFields(before: Row | null): MemberFields {
  const names = new Set<string>([...always, ...mandatoryFields()])
  return Object.fromEntries(
    Object.entries<Field>(memberInput).map(([name, field]) => [
      name,
      names.has(name) ? required(field, before !== null && isEmpty(before[name])) : field,
    ]),
  ) as MemberFields
}
