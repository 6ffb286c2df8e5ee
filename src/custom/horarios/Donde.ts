/** Campus and period whose classes are shown. */
export type Donde = { cuc: string; periodo: string }
