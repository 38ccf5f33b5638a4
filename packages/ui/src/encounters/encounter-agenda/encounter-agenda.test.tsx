import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { DAY, encounterPage } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { EncounterAgenda } from './index.ts';

describe('the encounters of a day', () => {
  it.each([
    ['a day', '2024-01-09', '2024-01-10'],
    ['today where nothing that is a day was asked for', 'soon', '2024-01-07'],
  ])('are loaded by pages, and link to the days next to it: %s', async (_, day, next) => {
    const list = vi.fn(({ query }: FakeRequest) =>
      query?.after ? encounterPage(DAY.slice(1, 2)) : encounterPage(DAY.slice(0, 1), 'key'),
    );
    const [onDayChange, onLoaded] = [vi.fn(), vi.fn()];
    const http = fakeHttp({ 'encounters/list': list });
    renderUi(
      <EncounterAgenda
        circle="facility_encounters"
        day={day}
        onDayChange={onDayChange}
        onLoaded={onLoaded}
      />,
      { now, http },
    );
    expect(await screen.findByText('Arjun Rao')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(onLoaded).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(onDayChange).toHaveBeenCalledWith(next);
  });
});
