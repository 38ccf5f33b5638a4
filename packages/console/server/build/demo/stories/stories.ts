import { CHRONIC_STORIES } from './chronic-stories.ts';
import { MATERNAL_STORIES } from './maternal-stories.ts';
import type { Story } from './story.ts';

/** The stories of the demo, in the order of the page about it. They are its first patients. */
export const STORIES: readonly Story[] = [...MATERNAL_STORIES, ...CHRONIC_STORIES];
