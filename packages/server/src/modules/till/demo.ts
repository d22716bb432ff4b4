import type { DemoFill } from '../../kit/demo.ts'
import { saveSetting } from '../club/public.ts'

/** The demo club sells at its desk. */
export const fill: DemoFill = ({ write }) => write((tx) => saveSetting(tx, 'ACTIVAR_TPV', { valor: 1 }))
