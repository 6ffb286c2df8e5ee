/** Name of a row's own key beside the columns that are read of it: no column, and no place in a record, is called so. */
export const ownKey = ' key'
