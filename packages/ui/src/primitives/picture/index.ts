export { type Picture, usePicture } from './use-picture.ts';
