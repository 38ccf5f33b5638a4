export {
  type Appearance,
  applyAppearance,
  DENSITIES,
  type Density,
  THEMES,
  type Theme,
} from './appearance.ts';
