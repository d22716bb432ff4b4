import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly onText: (text: string) => void
  readonly complaint?: string | null
  readonly children?: ReactNode
}

/** Input with its label above and its complaint below. */
export function Field({ label, onText, complaint, children, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="player-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        aria-invalid={complaint ? true : undefined}
        aria-describedby={complaint ? `${id}-why` : undefined}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {complaint && (
        <p id={`${id}-why`} className="player-wrong" role="alert">
          {complaint}
        </p>
      )}
      {children}
    </div>
  )
}
