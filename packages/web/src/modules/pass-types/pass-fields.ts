import { createPassType, passInput } from '@app/contract/pass-types/pass-types'
import type { Form } from '../../kit/forms/use-form.ts'

/** Form fields of a pass type. */
export const passFields = { ...passInput, tiposocio_precio: createPassType.input.tiposocio_precio }
export type PassForm = Form<typeof passFields>
