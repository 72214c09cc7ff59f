export { readCsv } from './read-csv';
export { amountCell, BYTE_ORDER_MARK, csvLine } from './write-csv';
