import { accessCodeLength } from '@app/contract/access/access-code'
import type { Settings } from '@app/contract/club/parameters'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { member } from '@app/contract/members/member'
import type { Day } from '@app/contract/values/day'
import { readTaxId } from '@app/contract/values/nif'
import { readPostalCode } from '@app/contract/values/postal-code'

type Member = RowOfResource<typeof member>

/** The fields that the club's parameters make mandatory. */
export function requiredFields(settings: Settings): ('telefono' | 'fecha_nac' | 'nif' | 'poblacion' | 'email')[] {
  const byEmail = settings.MODO_AUTENTICACION !== 1 && settings.MODO_AUTENTICACION !== 5
  return [
    ...(settings.ALTAUSUARIO_TELEFONO ? (['telefono'] as const) : []),
    ...(settings.ALTAUSUARIO_FECHA_NAC ? (['fecha_nac'] as const) : []),
    ...(settings.ALTAUSUARIO_NIF ? (['nif'] as const) : []),
    ...(settings.ALTAUSUARIO_POBLACION ? (['poblacion'] as const) : []),
    ...(settings.ALTAUSUARIO_EMAIL && byEmail ? (['email'] as const) : []),
  ]
}

type Checked = Pick<
  Member,
  | 'telefono'
  | 'fecha_nac'
  | 'nif'
  | 'poblacion'
  | 'email'
  | 'extranjero'
  | 'codigo_postal'
  | 'fecha_alta'
  | 'fecha_baja'
  | 'codigo_tarjeta_acceso'
  | 'id_mst_socios_titular'
>
/** Complaints about a member, field by field, as text keys; empty when it may be saved. */
export function complaintsAbout(
  row: Checked,
  { settings, today, id }: { settings: Settings; today: Day; id: number | null },
): Record<string, string> {
  const code = row.codigo_tarjeta_acceso
  return {
    ...Object.fromEntries(requiredFields(settings).flatMap((name) => (row[name] === null ? [[name, 'invalid.required']] : []))),
    ...(row.nif !== null && readTaxId(row.nif, { foreign: row.extranjero }) === null && { nif: 'invalid.nif' }),
    ...(row.codigo_postal !== null &&
      readPostalCode(row.codigo_postal, { foreign: row.extranjero }) === null && { codigo_postal: 'socio.codigo_postal' }),
    ...(row.fecha_nac !== null && row.fecha_nac > today && { fecha_nac: 'socio.nacimiento_futuro' }),
    ...(row.fecha_alta !== null &&
      row.fecha_baja !== null &&
      row.fecha_baja < row.fecha_alta && { fecha_baja: 'socio.baja_antes_de_alta' }),
    ...(code !== null &&
      (code.length < accessCodeLength.shortest || code.length > accessCodeLength.longest) && {
        codigo_tarjeta_acceso: 'socio.CodigoAccesoError1',
      }),
    ...(id !== null && row.id_mst_socios_titular === id && { id_mst_socios_titular: 'socio.titular_invalido' }),
  }
}
