import type { ServerTexts } from '../server-texts.ts';
import { callScripts } from './call-scripts.ts';
import { pages } from './pages.ts';

export const texts: ServerTexts = { ...pages, callScripts };
