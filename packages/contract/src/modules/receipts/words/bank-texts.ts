import { texts } from '../../../kit/texts.ts'

/** Texts of the tabs of the bank. */
// biome-ignore format: one text a line
export const bankTexts = texts({
  'bank.tabs': ['Recibos y banco', 'Rebuts i banc', 'Ordainagiriak eta bankua', 'Recibos e banco', 'Receipts and bank', 'Ricevute e banca', 'Reçus et banque'],
  'bank.generate': ['Por generar', 'Per generar', 'Sortzeke', 'Por gerar', 'To make', 'Da generare', 'À générer'],
  'bank.open': ['Sin descargar', 'Sense descarregar', 'Deskargatu gabe', 'Por descarregar', 'Not downloaded', 'Da scaricare', 'Non téléchargés'],
  'bank.downloaded': ['Descargados', 'Descarregats', 'Deskargatuak', 'Descarregados', 'Downloaded', 'Scaricate', 'Téléchargés'],
  'bank.remittances': ['Remesas', 'Remeses', 'Igorpenak', 'Remessas', 'Remittances', 'Rimesse', 'Remises'],
  'bank.returns': ['Devoluciones', 'Devolucions', 'Itzulketak', 'Devoluções', 'Returns', 'Insoluti', 'Rejets'],
  'bank.c60': ['C60', 'C60', 'C60', 'C60', 'C60', 'C60', 'C60'],
})
