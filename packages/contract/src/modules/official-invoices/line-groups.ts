import { mainCompany } from '../company/company.ts'
import { guestMember } from '../members/member.ts'

/** Facts of a line that decide its official invoice. */
export interface GroupedLine {
  readonly id_reg_factura: number
  readonly id_mst_empresas: number | null
  readonly id_mst_socios: number | null
  readonly id_reg_tpv_carro: number | null
}

/** The company of a line: the main one, unless it names another. */
export const companyOfLine = ({ id_mst_empresas }: Pick<GroupedLine, 'id_mst_empresas'>) => id_mst_empresas ?? mainCompany

/** Payer of a line; the guest is many people, told apart by their carts. */
function payerOf({ id_reg_factura, id_mst_socios, id_reg_tpv_carro }: GroupedLine): string {
  if (id_mst_socios !== null && id_mst_socios !== guestMember) return `payer ${id_mst_socios}`
  return id_reg_tpv_carro === null ? `line ${id_reg_factura}` : `cart ${id_reg_tpv_carro}`
}

/** Lines by their official invoice, in their order: one for each line, or one for each payer of a company. */
export function lineGroups<L extends GroupedLine>(lines: readonly L[], byPayer: boolean): L[][] {
  if (!byPayer) return lines.map((line) => [line])
  return [...Map.groupBy(lines, (line) => `${companyOfLine(line)} ${payerOf(line)}`).values()]
}
