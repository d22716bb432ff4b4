import { createPassType, passInput } from '@app/contract/pass-types/pass-types'
import type { Form } from '../../kit/forms/use-form.ts'

const { asignar_id_mst_cuotas: _fee, ...formFields } = passInput
/** Form fields of a pass type. */
export const passFields = { ...formFields, tiposocio_precio: createPassType.input.tiposocio_precio }
export type PassForm = Form<typeof passFields>
