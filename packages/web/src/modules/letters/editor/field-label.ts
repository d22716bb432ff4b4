import { tFound } from '../../../kit/texts/i18n.ts'

/** Name of a field with its word for nobody: «Nombre | socio». */
export const fieldLabel = (field: string, otherwise = '') => {
  const name = tFound('letters.field', field)
  return otherwise ? `${name} | ${otherwise}` : name
}
