/** Address of the receipts of a remittance. */
export const remittancePath = (id: number) => `/recibo/visualizarFiltroRemesa?id_reg_remesas=${id}`
