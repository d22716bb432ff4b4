import { languages } from '@app/contract/kit/texts'
import type { supplierInput } from '@app/contract/suppliers/suppliers'
import { type FieldLooks, type FormPart, sideBySide } from '../../kit/forms/form-fields.tsx'
import type { Name } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Parts of a supplier's form, by column. */
export const supplierParts = (): FormPart<Name<typeof supplierInput>>[][] => [
  [
    { title: t('suppliers.part.company'), names: ['nombre', 'nombre_fiscal', 'nif', 'extranjero'] },
    { title: t('suppliers.part.contact'), names: ['telefono', 'idioma', 'email'] },
    { title: t('suppliers.part.address'), names: ['direccion', 'codigo_postal', 'poblacion', 'provincia', 'pais'] },
  ],
  [
    { title: t('suppliers.part.state'), names: ['activo', 'fecha_alta', 'fecha_baja', 'notificar', 'notificarApp'] },
    { title: t('suppliers.part.bank'), names: ['banco', 'full_iban'] },
    { title: t('suppliers.part.notes'), names: ['observaciones'] },
  ],
]

const halves = [
  'nif',
  'extranjero',
  'telefono',
  'idioma',
  'codigo_postal',
  'poblacion',
  'provincia',
  'pais',
  'fecha_alta',
  'fecha_baja',
  'notificar',
  'notificarApp',
]

/** Languages of the product, each by its name in the user's language. */
const languageOptions = () => languages.map((value) => ({ value, text: t(`language.${value}`) }))

/** Layout of a supplier's fields: short ones two per line. */
export const supplierStyles = (): FieldLooks => ({
  ...sideBySide(halves),
  idioma: { half: true, options: languageOptions() },
})
