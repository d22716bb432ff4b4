import './product-picture.css'
import { type ProductImage, productImages } from '@app/contract/products/product'
import {
  type Icon,
  IconApple,
  IconBallTennis,
  IconBeer,
  IconBottle,
  IconBread,
  IconBulb,
  IconCandy,
  IconCircleDashed,
  IconCoffee,
  IconCup,
  IconGift,
  IconHanger,
  IconKey,
  IconMug,
  IconPackage,
  IconPencil,
  IconPingPong,
  IconShirtSport,
  IconShoe,
  IconTicket,
} from '@tabler/icons-react'

/** Drawings with their background tone: drinks, food, game, clothing and rental items. */
const drawings: Readonly<Record<ProductImage, readonly [Icon, string]>> = {
  agua: [IconBottle, 'blue'],
  refresco: [IconCup, 'blue'],
  cerveza: [IconBeer, 'blue'],
  cafe: [IconCoffee, 'blue'],
  cafe_leche: [IconMug, 'blue'],
  bocadillo: [IconBread, 'red'],
  fruta: [IconApple, 'red'],
  dulce: [IconCandy, 'red'],
  bolas: [IconBallTennis, 'amber'],
  raqueta: [IconPingPong, 'violet'],
  grip: [IconCircleDashed, 'amber'],
  camiseta: [IconShirtSport, 'grey'],
  zapatillas: [IconShoe, 'violet'],
  toalla: [IconHanger, 'grey'],
  llave: [IconKey, 'violet'],
  luz: [IconBulb, 'violet'],
  entrada: [IconTicket, 'green'],
  regalo: [IconGift, 'green'],
  importe: [IconPencil, 'grey'],
  caja: [IconPackage, 'grey'],
}
const isDrawing = (imagen: string): imagen is ProductImage => (productImages as readonly string[]).includes(imagen)

/** Drawing or photo of a product; a box without one. Its name is beside it. */
export function ProductPicture({ imagen, size = 34 }: { imagen: string | null; size?: number }) {
  const box = { width: size, height: size }
  if (imagen !== null && !isDrawing(imagen)) return <img className="pr-picture" style={box} src={imagen} alt="" loading="lazy" />
  const [Drawing, tone] = drawings[imagen ?? 'caja']
  return (
    <span className="pr-picture" data-tone={tone} style={box}>
      <Drawing size={Math.round(size * 0.55)} aria-hidden />
    </span>
  )
}
