import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines, refundMethods } from '@app/contract/invoices/refund'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import { createIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { addPassDay, movePassBalance, removePassDay } from '@app/contract/passes/pass-uses'
import { createProduct } from '@app/contract/products/products'
import { addProduct } from '@app/contract/till/cart-lines'
import { newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { addCredits, removeCredits, transferCredits } from '@app/contract/wallet/move-credits'
import type { Random } from '../kit/random.ts'
import { expireCredits } from '../modules/wallet/expire-credits.ts'
import { passClub } from './modules/passes.ts'
import { switchTill } from './modules/till.ts'

/** A line, in cents: price, paid amount, and refunded amount. */
interface Line {
  readonly id: number
  readonly owner: number
  total: number
  paid: number
  back: number
}
/** A pass and the bookings that are left of it. */
interface Pass {
  readonly id: number
  left: number
}
const price = 590
const later = new Date('2026-11-24T10:00:00Z')

/** A club for random histories of money, one after the other; `sums` are its accounts as its transfers alone make them. */
export async function historyClub() {
  const desk = await passClub()
  await switchTill(desk, 1)
  const balls = (await desk.call(createProduct, { nombre: 'Bolas', precio: price, id_mst_tipoingreso: 6, id_mst_tasa: 1 })).id_mst_producto
  return { ...desk, balls, drawer: 0, closed: 0, seen: 0, sums: new Map<number, number>() }
}
type HistoryClub = Awaited<ReturnType<typeof historyClub>>

/**
 * A history of the money of two members: sold, paid in parts, refunded, mistyped, used, moved, expired, counted. A
 * model predicts each act; `faults` names acts done although the model forbids them, refusals without reason, and each
 * wrong sum.
 */
export class MoneyHistory {
  readonly faults: string[] = []
  readonly done: string[] = []
  readonly #club: HistoryClub
  readonly #random: Random
  readonly #wallets = new Map<number, number>()
  readonly #lines: Line[] = []
  readonly #passes: Pass[] = []
  #one = 0
  #other = 0

  constructor(club: HistoryClub, random: Random) {
    this.#club = club
    this.#random = random
  }

  async run(acts: number) {
    ;[this.#one, this.#other] = [await this.#club.member('Uno'), await this.#club.member('Otro')]
    for (const id of [this.#one, this.#other]) this.#wallets.set(id, 0)
    await this.#sell()
    for (let n = 1; n < acts && this.faults.length === 0; n += 1) {
      const act = this.#random.weighted(this.#acts)
      await act.call(this)
      await this.#compare(act.name)
    }
  }

  readonly #acts: readonly (readonly [() => Promise<void>, number])[] = [
    [this.#sell, 3],
    [this.#pay, 8],
    [this.#refund, 5],
    [this.#mistake, 4],
    [this.#writeOff, 1],
    [this.#credits, 5],
    [this.#expire, 1],
    [this.#pass, 2],
    [this.#use, 6],
    [this.#cart, 3],
    [this.#drawer, 3],
  ]

  /** Tries an act. `fits`: true if the model expects it done, false if refused; null if both are right. */
  async #try<A extends Action>(action: A, input: SentOf<A>, fits: boolean | null): Promise<OutputOf<A> | null> {
    const [answer, refused] = await this.#club.call(action, input).then(
      (output) => [output, null] as const,
      (error: Error) => [null, error.message] as const,
    )
    if (fits !== null && fits !== (refused === null)) this.faults.push(`${action.endpoint} ${JSON.stringify(input)}: ${refused ?? 'done'}`)
    this.done.push(`${action.endpoint} ${refused === null ? 'done' : 'refused'}`)
    return answer
  }
  #inWallet = (id: number) => this.#wallets.get(id) ?? 0
  #toWallet = (id: number, cents: number) => this.#wallets.set(id, this.#inWallet(id) + cents)
  /** An amount up to a limit, one time in eight above it. */
  #about = (limit: number) => (this.#random.chance(0.125) ? limit + this.#random.int(1, 500) : this.#random.int(1, Math.max(1, limit)))
  #paymentType = () =>
    this.#random.pick([paymentTypes.cash, paymentTypes.cash, paymentTypes.cardTerminal, paymentTypes.transfer, paymentTypes.wallet])
  /** Money received by a payment type for a line of this member; below zero for money refunded. */
  #came(owner: number, paymentType: number | null, cents: number) {
    if (paymentType === paymentTypes.cash) this.#club.drawer += cents
    if (paymentType === paymentTypes.wallet) this.#toWallet(owner, -cents)
  }
  /** The payments of a line of which something is left. */
  #payments({ id }: Line) {
    return this.#club.db
      .selectFrom('libro_asiento as a')
      .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
      .select(['a.id_reg_asiento as id', 'a.importe', 'a.devuelto', 'c.id_mst_tipopago as paymentType'])
      .where('a.id_reg_factura', '=', id)
      .where('a.motivo', '=', 'cobro')
      .where('a.nivel', '=', 0)
      .orderBy('a.id_reg_asiento')
      .execute()
  }

  async #sell() {
    const [precio, cantidad] = [this.#random.int(100, 3000), this.#random.int(1, 3)]
    const made = await this.#try(createIncome, { id_mst_socios: this.#one, concepto: 'Pala', precio, cantidad }, true)
    if (made) this.#lines.push({ id: made.id_reg_factura, owner: this.#one, total: precio * cantidad, paid: 0, back: 0 })
  }

  async #pay() {
    const line = this.#random.pick(this.#lines)
    const [importe, id_mst_tipopago] = [this.#about(line.total - line.paid), this.#paymentType()]
    const fits = importe <= line.total - line.paid && (id_mst_tipopago !== paymentTypes.wallet || importe <= this.#inWallet(line.owner))
    if (!(await this.#try(chargeSelected, { facturasSeleccionadas: [line.id], importe, id_mst_tipopago }, fits))) return
    line.paid += importe
    this.#came(line.owner, id_mst_tipopago, importe)
  }

  async #refund() {
    const paid = this.#lines.filter((line) => line.paid > line.back)
    const line = this.#random.pick(paid.length > 0 ? paid : this.#lines)
    const [importe, forma] = [this.#about(line.paid - line.back), this.#random.pick(refundMethods)]
    const before = await this.#payments(line)
    const inCash = forma === 'efectivo' || before.some(({ paymentType }) => paymentType === paymentTypes.cash)
    // the club has no cash machine
    const fits =
      importe > line.paid - line.back || forma === 'maquina'
        ? false
        : forma === 'monedero' || (inCash && importe > this.#club.drawer)
          ? null
          : true
    const request = { facturas: [{ id_reg_factura: line.id, importe }], forma, confirmar_monedero: true }
    if (!(await this.#try(refundLines, request, fits))) return
    line.back += importe
    if (forma === 'monedero') this.#toWallet(line.owner, importe)
    else
      for (const [index, { paymentType, devuelto }] of (await this.#payments(line)).entries()) {
        // credits of this club are gifts, which are not paid out
        const receiver = forma === 'efectivo' && paymentType !== paymentTypes.wallet ? paymentTypes.cash : paymentType
        this.#came(line.owner, receiver, before[index]!.devuelto - devuelto)
      }
  }

  /** A mistyped payment: it did not happen, or by another payment type. Cash that a close has counted stays in the drawer. */
  async #mistake() {
    const line = this.#random.pick(this.#lines)
    const found = await this.#payments(line)
    if (found.length === 0) return
    const { id, paymentType, importe, devuelto } = this.#random.pick(found)
    const leaves = paymentType === paymentTypes.cash && id > this.#club.closed ? importe : 0
    const fits = devuelto === 0 && leaves <= this.#club.drawer
    const other = this.#random.chance(0.5) ? null : this.#paymentType()
    const done =
      other === null
        ? await this.#try(voidPayments, { cobros: [id] }, fits)
        : await this.#try(
            changePaymentMethod,
            { cobros: [id], id_mst_tipopago: other },
            fits && other !== paymentType && other !== paymentTypes.wallet,
          )
    if (!done) return
    this.#came(line.owner, paymentType, paymentType === paymentTypes.cash ? -leaves : -importe)
    if (other === null) line.paid -= importe
    else this.#came(line.owner, other, importe)
  }

  async #writeOff() {
    const line = this.#random.pick(this.#lines)
    if (await this.#try(writeOffLines, { id: line.owner, ids: String(line.id) }, null)) line.total = line.paid
  }

  async #credits() {
    const [id, n, f] = [this.#one, this.#about(this.#inWallet(this.#one)), 0]
    const kind = this.#random.int(1, 4)
    if (kind === 1) {
      if (await this.#try(removeCredits, { id, n, f }, n <= this.#inWallet(id))) this.#toWallet(id, -n)
    } else if (kind === 2) {
      const moved = { id_mst_socios_origen: id, id_mst_socios_destino: this.#other, creditos: n }
      if (!(await this.#try(transferCredits, moved, n <= this.#inWallet(id)))) return
      this.#toWallet(id, -n)
      this.#toWallet(this.#other, n)
    } else {
      const given = this.#random.int(1, 5000)
      if (await this.#try(addCredits, { id, n: given, f, dias_caducidad: this.#random.pick([0, 1, 60]) }, true)) this.#toWallet(id, given)
    }
  }

  /** The worker's clock is days ahead of the desk's: credits that end until then expire. */
  async #expire() {
    const ended = await this.#club.db
      .selectFrom('libro_cuenta')
      .select(['id_mst_socios', 'saldo'])
      .where('clase', '=', 'credito')
      .where('id_mst_socios', 'in', [this.#one, this.#other])
      .where('vence', '<', later)
      .execute()
    await this.#club.db.transaction().execute((tx) => expireCredits(tx as never, later, this.#club.product.clubs.all()[0]!))
    for (const { id_mst_socios, saldo } of ended) this.#toWallet(id_mst_socios!, -saldo!)
  }

  async #pass() {
    const { id_reg_abonos, id_reg_factura, precio } = await this.#club.sell(this.#club.bookings, this.#one)
    this.#passes.push({ id: id_reg_abonos, left: 10 })
    this.#lines.push({ id: id_reg_factura!, owner: this.#one, total: precio!, paid: 0, back: 0 })
  }

  async #use() {
    if (this.#passes.length === 0) return
    const [pass, other] = [this.#random.pick(this.#passes), this.#random.pick(this.#passes)]
    const kind = this.#random.int(1, 4)
    if (kind === 1) {
      const saldo = this.#random.int(1, 11)
      const moved = { id_reg_abonos: pass.id, id_reg_abonos_destino: other.id, saldo }
      if (!(await this.#try(movePassBalance, moved, pass !== other && saldo <= pass.left))) return
      pass.left -= saldo
      other.left += saldo
    } else if (kind === 2) {
      const use = await this.#lastUse(pass)
      if (use && (await this.#try(removePassDay, { id: use.id_reg_asiento }, use.devuelto === 0))) pass.left += 1
    } else if (await this.#try(addPassDay, { id: pass.id, date: '2026-11-20' }, pass.left > 0)) pass.left -= 1
  }
  #lastUse = ({ id }: Pass) =>
    this.#club.db
      .selectFrom('libro_asiento as a')
      .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
      .select(['a.id_reg_asiento', 'a.devuelto'])
      .where('c.id_reg_abonos', '=', id)
      .where('a.motivo', '=', 'uso')
      .orderBy('a.id_reg_asiento', 'desc')
      .executeTakeFirst()

  async #cart() {
    const hash = `historia ${this.#one}`
    const { carro } = await this.#club.call(newCart, { hash, id_mst_socios: this.#one })
    const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
    const cantidad = this.#random.int(1, 4)
    await this.#club.call(addProduct, { ...meant, id_mst_producto: this.#club.balls, cantidad })
    const [total, id_mst_tipopago] = [price * cantidad, this.#paymentType()]
    const fits = id_mst_tipopago !== paymentTypes.wallet || total <= this.#inWallet(this.#one)
    const paid = await this.#try(payCart, { ...meant, id_mst_tipopago, total }, fits)
    if (!paid) return
    this.#came(this.#one, id_mst_tipopago, total)
    this.#lines.push({ id: paid.tique.lines[0]!.id_reg_factura, owner: this.#one, total, paid: total, back: 0 })
  }

  async #drawer() {
    const club = this.#club
    const of = { id_mst_caja: club.register, desc_caja: 'Historia' }
    const amount = this.#about(club.drawer)
    const kind = this.#random.int(1, 3)
    if (kind === 1 && (await this.#try(withdrawCash, { ...of, amount }, amount <= club.drawer))) club.drawer -= amount
    if (kind === 2 && (await this.#try(addCash, { ...of, amount }, true))) club.drawer += amount
    if (kind !== 3) return
    const retirar = this.#random.int(0, amount)
    if (!(await this.#try(closeDrawer, { ...of, amount, retirar }, true))) return
    club.drawer = amount - retirar
    const last = await club.db
      .selectFrom('libro_asiento')
      .select(({ fn }) => fn.max('id_reg_asiento').as('id'))
      .executeTakeFirstOrThrow()
    club.closed = last.id
  }

  /** Adds the new transfers to the accounts, and compares accounts, drawer, wallets, lines and passes with the expected ones. */
  async #compare(act: string) {
    const { db, sums, register } = this.#club
    const moved = await db
      .selectFrom('libro_asiento')
      .select(['id_reg_asiento', 'debe', 'haber', 'importe'])
      .where('id_reg_asiento', '>', this.#club.seen)
      .execute()
    for (const { id_reg_asiento, debe, haber, importe } of moved) {
      sums.set(debe, (sums.get(debe) ?? 0) + importe)
      sums.set(haber, (sums.get(haber) ?? 0) - importe)
      this.#club.seen = Math.max(this.#club.seen, id_reg_asiento)
    }
    const touched = [...new Set(moved.flatMap(({ debe, haber }) => [debe, haber]))]
    const accounts = await db
      .selectFrom('libro_cuenta')
      .select(['id_reg_cuenta', 'clase', 'saldo', 'signo', 'id_mst_caja', 'id_mst_socios', 'id_reg_abonos'])
      .where(({ or, eb }) =>
        or([eb('id_reg_cuenta', 'in', touched), eb('id_mst_socios', 'in', [this.#one, this.#other]), eb('id_mst_caja', '=', register)]),
      )
      .where('saldo', 'is not', null)
      .execute()
    const lines = await db
      .selectFrom('factura')
      .select(['id_reg_factura', 'pagado'])
      .where(
        'id_reg_factura',
        'in',
        this.#lines.map(({ id }) => id),
      )
      .execute()
    const paid = new Map(lines.map(({ id_reg_factura, pagado }) => [id_reg_factura, pagado]))
    const holds = (of: (one: (typeof accounts)[number]) => boolean) => accounts.filter(of).reduce((sum, { saldo }) => sum + saldo!, 0)
    const expect = (what: string, is: number | undefined, due: number) => {
      if (is !== due) this.faults.push(`after ${act}: ${what} is ${is}, not ${due}`)
    }
    for (const one of accounts) {
      expect(`account ${one.id_reg_cuenta}`, one.saldo!, one.signo * (sums.get(one.id_reg_cuenta) ?? 0))
      if (one.clase !== 'diferencia' && one.saldo! < 0) this.faults.push(`account ${one.id_reg_cuenta} holds ${one.saldo}`)
    }
    expect(
      'the drawer',
      holds((one) => one.id_mst_caja === register),
      this.#club.drawer,
    )
    for (const [id, due] of this.#wallets)
      expect(
        `wallet ${id}`,
        holds((one) => one.clase === 'credito' && one.id_mst_socios === id),
        due,
      )
    for (const { id, left } of this.#passes)
      expect(
        `pass ${id}`,
        holds((one) => one.id_reg_abonos === id),
        left,
      )
    for (const line of this.#lines) expect(`line ${line.id}`, paid.get(line.id), line.paid)
  }
}
