/** Error text under controls that do not show their own; nothing without a text. */
export const Complaint = ({ text }: { text: string | null | undefined }) =>
  text && (
    <p className="complaint" role="alert">
      {text}
    </p>
  )
