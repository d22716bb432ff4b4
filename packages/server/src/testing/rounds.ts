/** True in `npm run proofs`, the long gear of the tests. */
export const inProofs = process.env.PROOFS === '1'
/** Rounds asked for by `npm run proofs -- --rounds n`. */
const chosen = Number(process.env.PROOF_ROUNDS)

/** Seed of a proof: the same in every `npm test`, another one by `npm run proofs -- --seed n`. */
export const seedOf = (usual: number) => Number(process.env.PROOF_SEED || usual)

/** Rounds of a proof: a few in `npm test`, the full number in `npm run proofs`, or the number asked for there. */
export const roundsOf = ({ test, proofs }: { test: number; proofs: number }) => (inProofs ? chosen || proofs : test)
