/** Coins in cents. */
export const coins = [1, 2, 5, 10, 20, 50, 100, 200] as const
/** Notes in cents. */
export const notes = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const
export const denominations: readonly number[] = [...coins, ...notes]

/** Counted minus expected, in cents: below zero is a loss, above a gain. */
export const difference = (counted: number, expected: number) => counted - expected

/** Total of a count of coins and notes, in cents. */
export const countedTotal = (lines: readonly { readonly valor: number; readonly cantidad: number }[]) =>
  lines.reduce((sum, { valor, cantidad }) => sum + valor * cantidad, 0)

/** Withdrawal proposed by 'close and withdraw': the counted amount above the float. */
export const proposedWithdrawal = (counted: number, float: number) => Math.max(0, counted - float)
