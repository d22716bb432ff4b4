import { namesAbout, newPassword } from '@app/contract/identity/password-rules'
import type { Field } from '@app/contract/kit/field'
import { useMemo } from 'react'
import { useSession } from '../../kit/reads/session.ts'

/** The field of a password that is chosen for somebody: one of their own names, or of the club's, is refused at once. */
export function useNewPassword(nombre: string, email: string | null = null): Field<string, 'required'> {
  const { club } = useSession().info
  return useMemo(() => newPassword(namesAbout({ club, nombre, email })), [club, nombre, email])
}
