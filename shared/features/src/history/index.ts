export { HistoryList, type HistoryItem, type HistoryListProps } from './HistoryList';
