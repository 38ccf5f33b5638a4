export { draw } from '../framed/draw-frame.ts';
