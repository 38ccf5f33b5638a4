import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert, UNREVIEWED } from '../../../test/open-items.ts';
import { now, personId } from '../../../test/people.ts';
import { OpenWork, type OpenWorkProps } from './index.ts';

const vitaId = personId(1);
const TASK = {
  id: personId(50),
  vitaId,
  kind: 'task',
  what: 'Send the diet plan',
  dueOn: '2020-01-31',
  priority: 'routine',
  state: 'open',
  author: { id: personId(60), name: 'Asha Coach' },
};

const render = (answers: FakeAnswers, props: Partial<OpenWorkProps> = {}) =>
  renderUi(
    <OpenWork
      vitaId={vitaId}
      reads={{ tasks: true, results: true }}
      placeAddress={(place) => `/${place}`}
      {...props}
    />,
    { now, http: fakeHttp(answers) },
  );

describe('what waits to be done for a patient', () => {
  it('lists results to review and open tasks with where they are dealt with, but not alerts', async () => {
    render({
      'overview/open': () => ({ vitaId, data: [anOpenAlert(1), UNREVIEWED] }),
      'tasks/patient': () => ({ vitaId, data: [TASK] }),
    });
    const list = within(await screen.findByRole('list', { name: 'To do' }));
    await list.findByRole('link', { name: 'Send the diet plan' });
    const links = await list.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['HbA1c, Sodium', '/labs'],
      ['Send the diet plan', '/tasks'],
    ]);
    expect(list.getByText('overdue')).toBeVisible();
  });

  it('asks only for lists that the user may read, and shows nothing while there is nothing', async () => {
    const tasks = vi.fn();
    const items = vi.fn(() => ({ vitaId, data: [] }));
    render({ 'tasks/patient': tasks, 'overview/open': items }, { reads: { tasks: false, results: true } });
    await vi.waitFor(() => expect(items).toHaveBeenCalledOnce());
    expect(tasks).not.toHaveBeenCalled();
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  });

  it('says that a list could not be loaded', async () => {
    render({
      'overview/open': () => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'overview/open' });
      },
      'tasks/patient': () => ({ vitaId, data: [] }),
    });
    expect(await screen.findByText('Open work could not be loaded')).toBeVisible();
  });
});
