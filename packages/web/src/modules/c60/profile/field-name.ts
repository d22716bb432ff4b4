import { t } from '../../../kit/texts/i18n.ts'

const known = [
  ...(['code', 'operation', 'emisora', 'sufijo', 'canal', 'entidad', 'oficina', 'fechaCobroDDMMAA', 'importeCentimos'] as const),
  ...(['importeTotalCentimos', 'idCobro', 'ccEntidad', 'ccOficina', 'ccDC', 'ccCuenta', 'domiciliacion', 'anulacion'] as const),
  ...(['referencia', 'libre'] as const),
]
/** Name of a stretch in the language of the user; names of a bank's own stay as they are. */
export const fieldName = (name: string): string => {
  const own = known.find((one) => one === name)
  return own ? t(`c60-field.${own}`) : name
}
