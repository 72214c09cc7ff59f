export { readCsv } from './read-csv';
export { amountCell, BYTE_ORDER_MARK, createCsvTimeFormatter, csvLine } from './write-csv';
