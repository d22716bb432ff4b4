/** Whether so many active members are close to what the lite edition allows, at 90 per cent of it or above; 0 is no limit. */
export const isNearLimit = (activos: number, limite: number): boolean => limite > 0 && activos * 10 >= limite * 9
