import { guestMember } from '@app/contract/members/member'
import { formatEuros } from '@app/contract/values/money'
import { IconArchive, IconPlus, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { CartFile, Till } from '../use-till.ts'

/** Name of a cart's member. */
export const nameOf = (cart: Pick<CartFile, 'usuario'> | null) => {
  if (cart === null) return t('till.new_cart')
  if (cart.usuario === null) return t('till.nobody')
  return cart.usuario.id_mst_socios === guestMember ? t('ui.guest') : cart.usuario.nombre_completo
}

/** Carts of this desk as tabs. */
export function CartTabs({ till }: { till: Till }) {
  const { carts, cart, done } = till
  const isNew = cart === null
  return (
    <div className="till-tabs" role="group" aria-label={t('till.carts')}>
      {carts.map((one) => {
        const id = one.carro.id_reg_tpv_carro
        return (
          <button key={id} type="button" aria-pressed={one === cart} onClick={() => till.choose(id)}>
            <span>{nameOf(one)}</span>
            <b className="tabular">{formatEuros(one.total)}</b>
          </button>
        )
      })}
      {isNew && (carts.length > 0 || done !== null) && (
        <button type="button" aria-pressed>
          <span>{t('till.new_cart')}</span>
          <b className="tabular">{formatEuros(0)}</b>
        </button>
      )}
      <button type="button" className="till-park" disabled={cart === null} onClick={() => void till.park()}>
        <IconPlus size={14} aria-hidden />
        {t('till.park')} <kbd>F6</kbd>
      </button>
    </div>
  )
}

/** Member of the cart with the debt, and the actions to change it. */
export function CartMember({ till, onPick }: { till: Till; onPick: () => void }) {
  const { cart } = till
  const person = cart?.usuario ?? null
  const name = cart === null ? t('ui.guest') : nameOf(cart)
  const takeOut = async () => {
    const before = person?.id_mst_socios
    if (before === undefined || !(await till.assign(0))) return
    toast.info(t('till.taken_out', { nombre: name }), {
      action: { text: t('till.undo'), run: () => void till.assign(before) },
    })
  }
  const remove = async () => {
    const id = cart?.carro.id_reg_tpv_carro
    if (id === undefined) return
    if (cart?.lines.length === 0) return void till.close(id)
    const carro = t('till.the_cart', { carro: id })
    const isSure = await confirm({
      title: t('core.delete_question', { nombre: carro }),
      hint: t('till.remove_hint'),
      confirm: t('core.delete'),
      danger: true,
    })
    if (isSure) await till.remove(id)
  }
  return (
    <div className="till-person">
      {person?.path_imagen ? <img src={person.path_imagen} alt="" /> : <IconUser size={20} aria-hidden />}
      <div>
        <b>
          {name} {person?.numsocio && <small>{person.numsocio}</small>}
        </b>
        {person !== null && person.debe > 0 && <span className="till-owes">{t('till.owes', { importe: formatEuros(person.debe) })}</span>}
      </div>
      <button type="button" className="till-button" aria-keyshortcuts="F4" onClick={onPick}>
        {t('till.member')} <kbd>F4</kbd>
      </button>
      {person !== null && person.id_mst_socios !== guestMember && (
        <IconButton label={t('till.take_out')} icon={IconX} onClick={() => void takeOut()} />
      )}
      {cart !== null && cart.lines.length > 0 && (
        <IconButton label={t('till.close_cart')} icon={IconArchive} onClick={() => void till.close(cart.carro.id_reg_tpv_carro)} />
      )}
      {cart !== null && <IconButton label={t('till.remove_cart')} icon={IconTrash} onClick={() => void remove()} />}
    </div>
  )
}
