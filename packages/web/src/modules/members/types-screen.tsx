import { memberType } from '@app/contract/members/member-type'
import { ResourceScreen } from '../../kit/resource-screen.tsx'

const columns = ['desc', 'es_titular', 'nivel', 'horas_vista', 'finsemana_vista', 'activar_pago', 'anadir_invitado'] as const

/** /socios/type: the kinds of members, which decide prices and what a member sees. */
export const MemberTypesScreen = () => (
  <ResourceScreen resource={memberType} columns={columns} more={{ desc: { width: 240 }, horas_vista: { width: 210 } }} />
)
