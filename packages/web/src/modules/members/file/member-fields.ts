import { type Field, isEmpty, refuseValue } from '@app/contract/kit/field'
import { memberInput } from '@app/contract/members/member-file'
import { currentSession, isParameterOn } from '../../../kit/reads/session.ts'

export type MemberFields = typeof memberInput
type Row = Readonly<Record<string, unknown>>

/** The fields that parameters make mandatory; the e-mail never when one signs in without it. */
function asked(): Set<string> {
  const mode = currentSession()?.parameters.MODO_AUTENTICACION
  const names = ['TELEFONO', 'FECHA_NAC', 'NIF', 'POBLACION', 'EMAIL'].filter((name) => isParameterOn(`ALTAUSUARIO_${name}`))
  return new Set(names.map((name) => name.toLowerCase()).filter((name) => name !== 'email' || (mode !== '1' && mode !== '5')))
}

/** Never empty, whatever the parameters; without a value the server would silently take its default. */
const always = ['nivel', 'id_mst_tiposocio']

/** Marked as required. `isLenient`: what is empty already may stay so, as the server lets an imported member be changed. */
const required = (field: Field, isLenient: boolean): Field => ({
  ...field,
  need: 'required',
  read: (raw) => (isEmpty(raw) && !isLenient ? refuseValue('invalid.required') : field.read(raw)),
})

/** What the form of a member asks, with the marks of the club's parameters; `before` is the member as stored. */
export function memberFields(before: Row | null): MemberFields {
  const names = new Set([...always, ...asked()])
  return Object.fromEntries(
    Object.entries<Field>(memberInput).map(([name, field]) => [
      name,
      names.has(name) ? required(field, before !== null && isEmpty(before[name])) : field,
    ]),
  ) as MemberFields
}
