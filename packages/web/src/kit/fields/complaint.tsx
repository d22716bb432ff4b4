/** What is wrong, under controls that do not say it themselves; nothing without a text. */
export const Complaint = ({ text }: { text: string | null | undefined }) =>
  text && (
    <p className="complaint" role="alert">
      {text}
    </p>
  )
