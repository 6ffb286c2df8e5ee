/** Spreadsheet types that the server reads, for a file input's `accept`. */
export const sheetTypes = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
