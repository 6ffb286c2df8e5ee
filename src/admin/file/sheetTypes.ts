/** The spreadsheets that the server reads, as a file input names them. */
export const sheetTypes = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
