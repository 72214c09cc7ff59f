export { fitPicture, type PictureProblem } from './fit-picture';
