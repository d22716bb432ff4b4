/** True if the number of active members is at 90 per cent of the lite edition's limit or above; 0 is no limit. */
export const isNearLimit = (activos: number, limite: number): boolean => limite > 0 && activos * 10 >= limite * 9
