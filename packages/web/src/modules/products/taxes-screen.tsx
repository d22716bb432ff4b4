import { tax, taxFreeCauses, taxKinds } from '@app/contract/products/tax'
import { ResourceScreen } from '../../kit/screen/resource-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'

const columns = ['desc_tasa', 'impuesto', 'prc_iva', 'exencion'] as const

/** /tpv/tasas: taxes of products and income types, with the cause of a sale without one. */
export function TaxesScreen() {
  const kinds = taxKinds.map((value) => ({ value, text: value.toUpperCase() }))
  const causes = taxFreeCauses.map((value) => ({ value, text: t(`tax.cause.${value}`) }))
  return (
    <ResourceScreen
      resource={tax}
      columns={columns}
      more={{ desc_tasa: { width: 200 }, impuesto: { choices: kinds }, exencion: { choices: causes, width: 320 } }}
      looks={{ impuesto: { options: kinds, half: true }, prc_iva: { half: true }, exencion: { options: causes } }}
    />
  )
}
