// spec: 64, 194, alerts-acknowledged, alerts-listed

import { HttpError } from '@careline/core/internal/http';
import type { AlertDays, AlertState, ReadingAlert } from '@careline/core/internal/metrics';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { ALERTS, alertPage, anAlert, anEpisode } from '../../../test/alerts.ts';
import { type FakeRequest, fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { ReadingAlerts, type ReadingAlertsProps } from './index.ts';

const failure = new HttpError({ failure: 'timeout', endpoint: 'alerts/list', requestId: 'req-4' });

interface ShowOptions extends Partial<ReadingAlertsProps> {
  readonly answer?: (request: FakeRequest) => unknown;
  readonly acknowledge?: (request: FakeRequest) => unknown;
  readonly locale?: string;
  readonly onGo?: (path: string) => void;
}

function Stateful(props: Omit<ReadingAlertsProps, 'onDaysChange' | 'onStateChange'>) {
  const [days, setDays] = useState<AlertDays>(props.days);
  const [state, setState] = useState<AlertState>(props.state);
  return (
    <ReadingAlerts {...props} days={days} onDaysChange={setDays} state={state} onStateChange={setState} />
  );
}

function show({ answer = () => alertPage(), acknowledge = never, locale, onGo, ...props }: ShowOptions = {}) {
  const asked = vi.fn(answer);
  const http = fakeHttp({ 'alerts/list': asked, 'alerts/acknowledge': acknowledge });
  renderUi(<Stateful days={7} state="open" {...props} />, { now, http, locale, onGo });
  return asked;
}

/** Sets whether the browser reports a network connection. */
function network(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => vi.restoreAllMocks());

/** Returns the rows of a group, which its heading names with their number. */
async function group(name: string): Promise<readonly HTMLElement[]> {
  const heading = await screen.findByRole('rowheader', { name });
  const [, ...rows] = within(heading.closest('tbody') as HTMLElement).getAllByRole('row');
  return rows;
}

describe('reading alerts', () => {
  it('shows the most severe first, newest first within a level', async () => {
    show();
    const [critical] = await group('Critical 1');
    const review = await group('To review 3');
    expect(critical?.compareDocumentPosition(review[0] as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(review.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'रमेश कुमार',
      'Name not recorded',
      'Ashalata Venkataraghavan Subramaniam',
    ]);
    expect(screen.getAllByText('4 rows')[0]).toBeTruthy();
  });

  it.each([
    [
      'a blood pressure with a pulse',
      'Critical 1',
      0,
      [
        'Asha Rao',
        '54 years, female',
        'UHID CL0000000027',
        'Born 12-03-1969',
        'Blood Pressure',
        '186/112 mmHg',
        'Pulse 104 /min',
        'Dangerously high blood pressure',
        'Today at 12:00 am',
      ],
    ],
    [
      'a glucose with its situation',
      'To review 3',
      0,
      ['54 years, male', '18.2 mmol/L', 'After a meal · Today at 5:00 am'],
    ],
    [
      'one of somebody hardly known, on a day without a time',
      'To review 3',
      1,
      [
        'age not recorded, gender not recorded',
        'No UHID',
        '6.4 g/dL',
        '02-01-2024',
        'Not known, but could change this: sex, whether pregnant',
      ],
    ],
    [
      'one with the codes of a newer server',
      'To review 3',
      2,
      ['rhythm', '41.2 °C', 'who30:grave', 'MEAL SITUATION AT NIGHT · Time not recorded', 'device kind'],
    ],
  ])('says who, what, why and when: %s', async (_, name, index, parts) => {
    show();
    const text = (await group(name))[index]?.textContent;
    for (const part of parts) expect(text).toContain(part);
  });

  it('links to a call with the patient, if the owner offers it', async () => {
    const onGo = vi.fn();
    show({ onGo, patientAddress: (vitaId) => `/call?patient=${vitaId}` });
    const link = await screen.findByRole('link', { name: 'Call Info: Asha Rao' });
    expect(link.getAttribute('href')).toBe(`/call?patient=${ALERTS[1]?.vitaId}`);
    await userEvent.click(link);
    expect(onGo).toHaveBeenCalledExactlyOnceWith(link.getAttribute('href'));
  });

  it('has no such link otherwise', async () => {
    show();
    await group('Critical 1');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('requests the chosen period, and shows nothing of another one meanwhile', async () => {
    const asked = show({
      answer: ({ query }) => (query?.days === '1' ? never() : alertPage()),
    });
    await group('Critical 1');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ days: '1' });
    expect(screen.queryByRole('row')).toBeNull();
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('loads older ones, and says when that fails', async () => {
    const older = vi
      .fn()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(alertPage([anAlert(9)]));
    show({ answer: ({ query }) => (query?.after ? older() : alertPage(ALERTS, 'k')) });
    await screen.findAllByText('4 rows loaded');
    await group('Critical 1+');
    await userEvent.click(page.getByRole('button', { name: 'Show more: Alerts for readings' }));
    expect(await screen.findByText('More rows could not be loaded')).toBeTruthy();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(await group('Critical 2')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more: Alerts for readings' })).toBeNull();
  });

  it('says when there are none, and offers the longest period', async () => {
    const asked = show({ answer: () => alertPage([]) });
    await screen.findByText('No reading needs attention');
    await userEvent.click(page.getByRole('button', { name: 'Show the last 31 days' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ days: '31' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show the last 31 days' })).toBeNull());
  });

  it('says what went wrong, with a retry button and the request number', async () => {
    let broken = true;
    show({ answer: () => (broken ? Promise.reject(failure) : alertPage()) });
    const alert = await screen.findByText('The list could not be loaded');
    expect(alert.parentElement?.textContent).toContain('req-4');
    broken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await group('Critical 1');
  });

  it('waits for the connection, and loads when it is back', async () => {
    const lost = new HttpError({ failure: 'unreachable', endpoint: 'alerts/list' });
    let online = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ answer: () => (online ? alertPage() : Promise.reject(lost)) });
    await screen.findByText('No connection');
    online = true;
    network(true);
    await group('Critical 1');
  });

  it('keeps the loaded ones when the connection is lost, and says so', async () => {
    show();
    await group('Critical 1');
    network(false);
    expect(screen.getByText('You are offline. This list may be out of date.')).toBeTruthy();
    expect(screen.getAllByText('4 rows')[0]).toBeTruthy();
  });

  describe('acknowledging', () => {
    const by = { id: 's1', name: 'Asha Menon' };
    const acknowledged = { at: now() / 1000 - 60, by, reason: 'other', note: 'Cuff too small' };
    const critical = ALERTS[1] as ReadingAlert;
    const stored = vi.fn((_: FakeRequest): unknown => ({
      vitaId: critical.vitaId,
      data: { ...critical, acknowledged },
    }));
    const open = async () => {
      await userEvent.click(page.getByRole('button', { name: 'Acknowledge: Asha Rao' }));
      return screen.findByRole('dialog', { name: 'Acknowledge: Asha Rao' });
    };
    const press = () =>
      userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }));

    it('works by keyboard, with what was done and a note, and removes it from the open ones', async () => {
      stored.mockClear();
      show({ acknowledge: stored });
      const dialog = await group('Critical 1').then(open);
      expect(dialog.textContent).toContain('186/112 mmHg');
      expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Action taken/));
      await userEvent.selectOptions(page.getByLabelText(/^Action taken/), 'Something else');
      await userEvent.keyboard('{Tab} Cuff too small {Tab}{Tab}{Enter}');
      await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Critical 1' })).toBeNull());
      const { vitaId, readingId } = critical;
      expect(stored.mock.lastCall?.[0]).toEqual({
        body: { vitaId, readingId, reason: 'other', note: 'Cuff too small' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      await screen.findAllByText('3 rows');
      expect(document.activeElement?.closest('tr')?.textContent).toContain('रमेश कुमार');
    });

    it('requires what was done', async () => {
      stored.mockClear();
      show({ acknowledge: stored });
      await group('Critical 1').then(open);
      await press();
      expect(await screen.findByText('Choose an action or explanation.')).toBeTruthy();
      expect(screen.getByText(/^Optional/)).toBeTruthy();
      await userEvent.selectOptions(page.getByLabelText(/^Action taken/), 'Something else');
      expect(screen.queryByText(/^Optional/)).toBeNull();
      await press();
      expect(await screen.findByText('Enter what it was.')).toBeTruthy();
      expect(stored).not.toHaveBeenCalled();
    });

    it('happens once: the second user sees who was first, and the updated list', async () => {
      const problem = { type: 'about:blank', title: '', status: 409, code: 'conflict' };
      const conflict = new HttpError({
        failure: 'refused',
        endpoint: 'alerts/acknowledge',
        status: 409,
        code: 'conflict',
        problem: { ...problem, by: { name: 'Dr Anil Rao', at: now() / 1000 - 600 } },
      });
      const asked = show({ acknowledge: () => Promise.reject(conflict) });
      await group('Critical 1').then(open);
      await userEvent.selectOptions(page.getByLabelText(/^Action taken/), 'Measured again, in range');
      await press();
      await screen.findByText('Dr Anil Rao has already acknowledged this: today at 9:50 am');
      await userEvent.click(page.getByRole('button', { name: 'Close and reload' }));
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('keeps what was typed when the server cannot be reached', async () => {
      show({ acknowledge: () => Promise.reject(failure) });
      await group('Critical 1').then(open);
      await userEvent.selectOptions(page.getByLabelText(/^Action taken/), 'Something else');
      await userEvent.fill(page.getByLabelText(/^Note/), 'Cuff too small');
      await press();
      await screen.findByText('The alert could not be acknowledged');
      expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Cuff too small');
    });

    it('shows who, when and why, and what happened to the reading', async () => {
      const ended = { at: now() / 1000 - 30, reason: 'deleted' };
      const asked = show({ answer: () => alertPage([anAlert(2, { acknowledged, ended })]), state: 'all' });
      const text = (await group('Critical 1'))[0]?.textContent;
      for (const part of [
        'Something else',
        'Cuff too small',
        'Acknowledged by Asha Menon · Today at 9:59 am',
        'Ended: the reading was deleted · Today at 9:59 am',
      ]) {
        expect(text).toContain(part);
      }
      expect(screen.queryByRole('button', { name: /^Acknowledge\b/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Acknowledged' }));
      await waitFor(() =>
        expect(asked.mock.lastCall?.[0].query).toMatchObject({ state: 'acknowledged', days: '7' }),
      );
    });
  });

  describe('of one episode', () => {
    const episode = anEpisode([178, 214, 186]);
    const [newest, worst, first] = episode.episode.readings ?? [];
    const stored = vi.fn((_: FakeRequest): unknown => ({ vitaId: episode.vitaId, data: episode }));

    it('are one row with the worst and the newest value, and who was informed', async () => {
      show({
        answer: () =>
          alertPage([
            episode,
            { ...(worst ?? episode), episode: { ...episode.episode, readings: undefined } },
          ]),
      });
      const rows = await group('Critical 1');
      expect(rows).toHaveLength(1);
      for (const part of [
        '214/112 mmHg',
        'Latest 178/112 mmHg · Today at 9:00 am · since today at 7:00 am',
        'Dr Rao informed by Asha Menon · Today at 8:10 am',
      ]) {
        expect(rows[0]?.textContent).toContain(part);
      }
      expect(screen.getAllByText('1 row')[0]).toBeTruthy();
    });

    it('open to show each reading', async () => {
      show({ answer: () => alertPage([episode]) });
      const toggle = await screen.findByRole('button', { name: '3 readings: Asha Rao' });
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle);
      expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const readings = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
      const lines = within(readings as HTMLElement).getAllByRole('listitem');
      expect(lines.map(({ textContent }) => textContent?.match(/\d+\/112/)?.[0])).toEqual([
        '178/112',
        '214/112',
        '186/112',
      ]);
      await userEvent.click(toggle);
      expect(screen.queryByRole('listitem')).toBeNull();
    });

    it('are answered together: exactly the readings that were shown', async () => {
      show({ answer: () => alertPage([episode]), acknowledge: stored });
      await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge: Asha Rao' }));
      const dialog = await screen.findByRole('dialog', { name: 'Acknowledge: Asha Rao' });
      expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
      expect(dialog.textContent).toContain('Your answer is for these 3 readings.');
      await userEvent.selectOptions(page.getByLabelText(/^Action taken/), 'Told the treating clinician');
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }));
      await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Critical 1' })).toBeNull());
      expect(stored.mock.lastCall?.[0].body).toMatchObject({
        readingId: newest?.readingId,
        otherReadingIds: [worst?.readingId, first?.readingId],
        reason: 'clinician-informed',
      });
    });
  });

  it('shows Hindi', async () => {
    show({ locale: 'hi' });
    const text = (await group('गंभीर 1'))[0]?.textContent;
    for (const part of ['54 वर्ष, महिला', 'रक्तचाप', '186/112 mmHg']) expect(text).toContain(part);
  });

  it('fits a phone', async () => {
    await page.viewport(320, 800);
    show({ patientAddress: (vitaId) => `/call?patient=${vitaId}` });
    await group('Critical 1');
    expect(document.documentElement.scrollWidth).toBe(320);
    await page.viewport(1280, 800);
  });
});
