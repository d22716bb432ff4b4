import { newPassword, personalWords } from '@app/contract/identity/password-rules'
import type { Field } from '@app/contract/kit/field'
import { useMemo } from 'react'
import { useSession } from '../../kit/reads/session.ts'

/** Field of a password chosen for another person: one of that person's names, or of the club's, is refused immediately. */
export function useNewPassword(nombre: string, email: string | null = null): Field<string, 'required'> {
  const { club } = useSession().info
  return useMemo(() => newPassword(personalWords({ club, nombre, email })), [club, nombre, email])
}
