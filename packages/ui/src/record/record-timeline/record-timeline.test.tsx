import { TIMELINE_KINDS, type TimelineItem } from '@careline/core/internal/overview';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { aStoredNote, NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatientMessage } from '../../../test/patient-messages.ts';
import { personId } from '../../../test/people.ts';
import { aTimeline } from '../../../test/records.ts';
import { RecordTimeline } from './index.ts';

const items = async () =>
  within(await screen.findByRole('list', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the timeline of a patient', () => {
  it('shows each event with time, author and link; an unknown kind is shown by its name', async () => {
    renderUi(
      <RecordTimeline vitaId={vitaId} kinds={TIMELINE_KINDS} addressOf={({ note }) => note && '/notes'} />,
      { http: fakeHttp({ 'record/timeline': () => ({ vitaId, data: aTimeline(), next: null }) }) },
    );
    expect(await items()).toEqual([
      expect.stringMatching(/^Notes21-11-2026 10:00 am.*Call after the evening prayerAsha Coach$/),
      expect.stringMatching(/^Reports20-11-2026.*HbA1c March.pdf.*Asha Coach$/),
      expect.stringMatching(/^From elsewhere2016PenicillinAllergy · north$/),
      expect.stringMatching(/^something-newDate unknownsomething-new$/),
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('excludes names, values and sent texts from a translation of the page', async () => {
    const message = aPatientMessage();
    const author = { id: message.author.id, name: 'Asha Coach' };
    const data: TimelineItem[] = [
      { id: message.id, kind: 'message', at: NOW / 1000, message },
      {
        id: personId(42),
        kind: 'note',
        at: NOW / 1000,
        note: { ...aStoredNote(), author, text: 'Sugar was 320 mg/dL' },
      },
    ];
    const http = fakeHttp({ 'record/timeline': () => ({ vitaId, data, next: null }) });
    renderUi(<RecordTimeline vitaId={vitaId} kinds={TIMELINE_KINDS} />, { http });
    const list = await screen.findByRole('list', { name: 'What happened' });
    const untranslated = [...list.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
    expect(untranslated).toEqual([message.body, 'Asha Coach', '320 mg/dL', 'Asha Coach']);
  });

  it('is filtered by kind, and shows nothing of another one meanwhile', async () => {
    const http = fakeHttp({
      'record/timeline': ({ query }) => ({
        vitaId,
        data: query?.kind === 'call' ? [] : aTimeline(),
        next: null,
      }),
    });
    renderUi(<RecordTimeline vitaId={vitaId} kinds={['call', 'note']} />, { http });
    await items();
    await userEvent.click(screen.getByRole('button', { name: 'Calls', pressed: false }));
    expect(await screen.findByText('Nothing of this kind.')).toBeVisible();
    expect(screen.queryByText(/evening prayer/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
    expect(await items()).toHaveLength(4);
  });
});
