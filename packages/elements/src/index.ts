export { defineAll, SPECS } from './define-all.ts';
export { defineElement, type ElementSpec, elementClass } from './define-element.ts';
export { TAG_NAMES, type TagName } from './tag-names.ts';
