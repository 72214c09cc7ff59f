export { fitPicture, type PictureProblem } from './fit-picture';
export { PicturesField } from './PicturesField';
export { usePictures } from './use-pictures';
