import { product } from '@app/contract/product'
import { responsibleDeclaration } from '@app/contract/verifactu/declaration'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { invoicingSystem, systemCode } from '../official-invoices/public.ts'

/** Day on which the producer signs the declaration of this version. */
const signed = '28 de noviembre de 2026'

export const declaration = handle(responsibleDeclaration, async () => {
  const { producer } = invoicingSystem() ?? refuse('oficial.sin_configurar')
  const data: readonly (readonly [titulo: string, texto: string])[] = [
    ['Nombre del sistema informático', product.name],
    ['Código identificador del sistema informático', systemCode],
    ['Identificador completo de la versión concreta del sistema informático', product.version],
    [
      'Componentes, hardware y software, de que consta el sistema informático, con una breve descripción de lo que hace y de sus principales funcionalidades',
      'Programa de gestión de clubes deportivos: servidor en Node.js, base de datos PostgreSQL y aplicación web para el navegador, en equipos de propósito general. Cobra reservas, cuotas y productos, expide facturas completas, simplificadas y rectificativas con su código QR, genera en el momento los registros de facturación de alta y de anulación con su huella, los encadena, los conserva sin que se puedan alterar, comprueba la cadena, los exporta y los remite de forma continuada a la Agencia Estatal de Administración Tributaria.',
    ],
    [
      'Indicación de si el sistema informático se ha producido de tal manera que, a los efectos de cumplir con el Reglamento, solo puede funcionar exclusivamente como «VERI*FACTU»',
      'Sí',
    ],
    [
      'Indicación de si el sistema informático permite ser usado por varios obligados tributarios o por un mismo usuario para dar soporte a la facturación de varios obligados tributarios',
      'Sí: cada obligado tributario tiene su propia cadena de registros.',
    ],
    [
      'Tipos de firma utilizados para firmar los registros de facturación y de evento en el caso de que el sistema informático no sea utilizado como «VERI*FACTU»',
      'No se utiliza ninguna firma: el sistema solo funciona como «VERI*FACTU».',
    ],
    ['Razón social de la entidad productora del sistema informático', producer.name],
    ['Número de identificación fiscal (NIF) español de la entidad productora', producer.nif],
    ['Dirección postal completa de contacto de la entidad productora', producer.address],
    [
      'Cumplimiento de la normativa',
      `${producer.name} hace constar que este sistema informático, en la versión indicada, cumple con lo dispuesto en el artículo 29.2.j) de la Ley 58/2003, de 17 de diciembre, General Tributaria, en el Reglamento que establece los requisitos que deben adoptar los sistemas y programas informáticos o electrónicos que soporten los procesos de facturación de empresarios y profesionales, y la estandarización de formatos de los registros de facturación, aprobado por el Real Decreto 1007/2023, de 5 de diciembre, en la Orden HAC/1177/2024, de 17 de octubre, y en la sede electrónica de la Agencia Estatal de Administración Tributaria para todo aquello que complete las especificaciones de dicha orden.`,
    ],
    ['Fecha y lugar en que la entidad productora suscribe esta declaración', `${signed}, en ${producer.address}`],
  ]
  return {
    titulo: 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN',
    datos: data.map(([titulo, texto], at) => ({ letra: String.fromCharCode(97 + at), titulo, texto })),
  }
})
