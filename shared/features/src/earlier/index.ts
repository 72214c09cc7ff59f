export { EarlierList, type EarlierLine, type EarlierListProps } from './EarlierList';
