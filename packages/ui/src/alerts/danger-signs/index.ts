export { DangerSigns, type DangerSignsProps } from './danger-signs.tsx';
