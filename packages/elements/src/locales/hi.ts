import { hindi } from '@careline/ui/locales/hi';
import type { Translation } from '@careline/ui/messages';
import * as elements from './elements.messages.hi.ts';

/** Every sentence of the elements in Hindi, their components included; a test finds what is missing here. */
export const elementsHindi: readonly Translation[] = [...hindi, ...Object.values<Translation>(elements)];
