import { type Complete, type LabelsOf, texts } from '../../kit/texts.ts'
import type { feePromotion, feeSibling, feeType } from './fee-type.ts'

/** Texts of fee types in the seven languages. */
// biome-ignore format: one text a line
export const feeTypesTexts = texts({
  'fee-type.id_mst_tipocuotas': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'fee-type.desc_tipocuota': ['Tipo', 'Tipus', 'Mota', 'Tipo', 'Type', 'Tipo', 'Type'],
  'fee-type.activo': ['Activo', 'Actiu', 'Aktibo', 'Ativo', 'Active', 'Attivo', 'Actif'],
  'fee-type.reservado': ['Reservado', 'Reservat', 'Erreserbatua', 'Reservado', 'Reserved', 'Riservato', 'Réservé'],
  'fee-promotion.id_reg_tipocuota_promocion': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'fee-promotion.id_mst_tipocuotas': ['Tipo de cuota', 'Tipus de quota', 'Kuota mota', 'Tipo de quota', 'Fee type', 'Tipo di quota', 'Type de cotisation'],
  'fee-promotion.orden': ['Orden', 'Ordre', 'Ordena', 'Ordem', 'Order', 'Ordine', 'Ordre'],
  'fee-promotion.num_cuotas': ['Cuotas', 'Quotes', 'Kuotak', 'Quotas', 'Fees', 'Quote', 'Cotisations'],
  'fee-promotion.precio_promocion': ['Precio', 'Preu', 'Prezioa', 'Preço', 'Price', 'Prezzo', 'Prix'],
  'fee-sibling.id_reg_tipocuota_hermano': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'fee-sibling.id_mst_tipocuotas': ['Tipo de cuota', 'Tipus de quota', 'Kuota mota', 'Tipo de quota', 'Fee type', 'Tipo di quota', 'Type de cotisation'],
  'fee-sibling.orden': ['Hermano', 'Germà', 'Anai-arreba', 'Irmão', 'Sibling', 'Fratello', 'Frère'],
  'fee-sibling.porcentaje': ['Descuento', 'Descompte', 'Deskontua', 'Desconto', 'Discount', 'Sconto', 'Remise'],
}) satisfies Complete<LabelsOf<typeof feeType> & LabelsOf<typeof feePromotion> & LabelsOf<typeof feeSibling>>
