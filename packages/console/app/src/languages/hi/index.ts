import type { Translation } from '@careline/ui/messages';
import * as administration from './administration.ts';
import * as frame from './frame.ts';
import * as help from './help.ts';
import * as patients from './patients.ts';
import * as people from './people.ts';
import * as settings from './settings.ts';

export const sentences: readonly Translation[] = [
  administration,
  frame,
  help,
  patients,
  people,
  settings,
].flatMap((room) => Object.values<Translation>(room));
