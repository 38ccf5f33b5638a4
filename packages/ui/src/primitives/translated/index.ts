export { surviveTranslationIn } from './survive-in-root.ts';
export { createTranslatorChanges } from './translator-changes.ts';
