import { hindi } from '@careline/ui/locales/hi';
import type { Translation } from '@careline/ui/messages';
import * as elements from './elements.messages.hi.ts';

/** All Hindi messages of the elements and their components. A test finds missing ones. */
export const elementsHindi: readonly Translation[] = [...hindi, ...Object.values<Translation>(elements)];
