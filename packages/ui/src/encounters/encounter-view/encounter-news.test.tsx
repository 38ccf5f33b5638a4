import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { EVENTS, staffId } from '../../../test/encounters.ts';
import { EncounterNews } from './index.ts';

const [COLLEAGUE, SELF] = [staffId(2), staffId(1)];
const before = EVENTS.slice(0, 2);

/** The surrounding page has empty status elements of its own. */
const statusText = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('news about an encounter', () => {
  it.each([
    ['a colleague changes it', EVENTS.slice(0, 3), SELF, 'Ravi Coordinator changed this encounter: Moved.'],
    ['they change it themselves', EVENTS.slice(0, 3), COLLEAGUE, ''],
    ['it is asked for again and is the same', [...before], SELF, ''],
  ])('when %s', (_, after, staff, words) => {
    const { rerender } = renderUi(<EncounterNews events={before} staffId={staff} />);
    expect(statusText()).toBe('');
    rerender(<EncounterNews events={after} staffId={staff} />);
    expect(statusText()).toBe(words);
  });

  it('disappear with the user’s own next action', () => {
    const { rerender } = renderUi(<EncounterNews events={before} staffId={SELF} />);
    rerender(<EncounterNews events={EVENTS.slice(0, 3)} staffId={SELF} />);
    const own = EVENTS.slice(0, 4).map((event) => ({ ...event, author: { id: SELF, name: 'Me' } }));
    rerender(<EncounterNews events={own} staffId={SELF} />);
    expect(statusText()).toBe('');
  });
});
