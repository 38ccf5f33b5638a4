export { Palette, type PaletteEntry, type PalettePatients, type PaletteProps } from './palette.tsx';
