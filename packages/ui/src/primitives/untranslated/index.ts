export { MeasuredText } from './measured-text.tsx';
export { Untranslated } from './untranslated.tsx';
