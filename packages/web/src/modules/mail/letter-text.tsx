import './mailbox.css'

const address = /(https?:\/\/\S+)/

/** Text of a letter, with its addresses as links. */
export const LetterText = ({ text }: { text: string }) => (
  <div className="mail-text">
    {text.split(address).map((part, at) =>
      address.test(part) ? (
        // an address may be in the text twice
        <a key={at} href={part}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </div>
)
