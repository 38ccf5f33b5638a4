import { DEMO_ACCOUNTS } from '../../../src/demo/demo-staff.ts';
import type { Story, StoryRole } from './story.ts';

/** Where each kind of open thing appears. */
const PLACES: Readonly<Record<Story['open']['kind'], string>> = {
  call: 'worklist',
  alert: 'Alerts',
  result: 'Results and alerts of the start page',
  task: 'Tasks',
  waiting: "Today's visits",
  booking: 'Day board',
  prescription: "Today's reviews",
};

const nameOf = (role: StoryRole): string =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${role}@`))?.name ?? role;

/** Returns the page about the demo's patients, in Markdown. */
export function storyPage(stories: readonly Story[]): string {
  const rows = stories.map(
    ({ names, words, open }) =>
      `| ${names.map((name) => name.join(' ')).join(', ')} | ${words} | ${open.words} | ${nameOf(open.role)} (\`${open.role}\`), ${PLACES[open.kind]} |`,
  );
  return [
    '# The patients of the demo',
    '',
    'The demo has 600 invented patients. Twelve of them have a story: conditions, readings, calls, medicines and notes that',
    'belong together, and one thing that is still to be done. Sign in as the person in the last column to do it. The family',
    'names of these twelve mean "invented" or "imagined" in their languages.',
    '',
    '| Patient | Story | To do | For |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Their times move with the first start of the demo, like those of all its patients. This page is written from the data',
    'of the stories in `packages/console/server/build/demo/stories`; a test compares it.',
    '',
  ].join('\n');
}
