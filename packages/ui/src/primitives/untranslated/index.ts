export { Untranslated } from './untranslated.tsx';
