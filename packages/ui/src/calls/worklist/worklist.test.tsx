// spec: 200, alerts-worklist

import { createWorklist, type WorklistFilters } from '@careline/core/internal/calls/worklist';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp, never } from '../../../test/fake-http.ts';
import { NOW, now, personId } from '../../../test/people.ts';
import { aWorkItem, STAFF_ID, WORK_ITEMS, workNumbers, workPage } from '../../../test/work-items.ts';
import { MemoryNavigation } from '../../navigation/index.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientHolder } from './patient-holder.tsx';
import { Worklist, type WorklistProps } from './worklist.tsx';

const whole: FakeAnswers = {
  'worklist/list': () => workPage(),
  'worklist/numbers': () => workNumbers(),
  'worklist/next': () => ({ data: null }),
};
const timeout = new HttpError({ failure: 'timeout', endpoint: 'worklist/list', requestId: 'req-9' });
const failing = () => {
  throw timeout;
};
const callAddress: WorklistProps['callAddress'] = ({ vitaId }) => `/call?patient=${vitaId}`;

interface Shown extends Partial<WorklistProps> {
  readonly answers?: FakeAnswers;
  readonly locale?: string;
}

function show({ answers = {}, locale = 'en', ...props }: Shown = {}) {
  const went = vi.fn<(path: string) => void>();
  renderUi(
    <MemoryNavigation initialPath="/prohealth" onGo={went}>
      <h1 tabIndex={-1}>The page</h1>
      <input aria-label="A field of the page" />
      <Worklist callAddress={callAddress} {...props} />
    </MemoryNavigation>,
    { now, http: fakeHttp({ ...whole, ...answers }), locale },
  );
  return went;
}

/** Stores the filters as a page stores them in its address. */
function Owner({ onFilters }: { readonly onFilters: (filters: WorklistFilters) => void }) {
  const [filters, setFilters] = useState<WorklistFilters>({
    programme: 'healthy_motherhood',
    callType: 'diet',
  });
  const change = (next: WorklistFilters) => {
    onFilters(next);
    setFilters(next);
  };
  return (
    <CarelineProvider now={now} http={fakeHttp(whole)}>
      <Worklist filters={filters} onFiltersChange={change} />
    </CarelineProvider>
  );
}

const rows = () => screen.findAllByRole('listitem');

describe('the tags of patients', () => {
  const DEFINED = [
    { code: 'RISK', label: 'High risk', colour: 'danger' },
    { code: 'OLD', label: 'Old', colour: 'info', archived: true },
  ];
  const answers: FakeAnswers = {
    'preference/get': () => ({ code: 1, preference: { preferenceInfo: { tags: DEFINED }, updatedAt: 1 } }),
  };

  it('are on the row: one by name, the rest counted and named to screen readers', async () => {
    const tags = ['High risk', 'Alone', 'Deaf'].map((label) => ({ code: label, label, colour: 'info' }));
    show({ answers: { 'worklist/list': () => workPage([aWorkItem(1, { tags })]) } });
    expect((await rows())[0]).toHaveTextContent('Tags: High risk; +2and Alone; Deaf');
  });

  it('filter the list, also by a retired tag as long as it is chosen', async () => {
    const changed = vi.fn();
    show({ answers, filters: { tag: 'OLD' }, onFiltersChange: changed });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const chips = within(await screen.findByRole('group', { name: 'Tag' }));
    expect(await chips.findByRole('button', { name: 'Old', pressed: true })).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: 'High risk' }));
    expect(changed).toHaveBeenCalledWith({ tag: 'RISK' });
  });
});

describe('a cached list while the screen is left', () => {
  it('is shown at once on return, even when nothing newer can be loaded', async () => {
    let isDown = false;
    const http = fakeHttp({ ...whole, 'worklist/list': () => (isDown ? failing() : workPage()) });
    const held = createWorklist({ http });
    const draw = () =>
      renderUi(
        <MemoryNavigation>
          <Worklist held={held} />
        </MemoryNavigation>,
        { now, http },
      );
    const { unmount } = draw();
    await screen.findByText('Meera Joshi');
    unmount();
    isDown = true;
    draw();
    expect(screen.getByText('Meera Joshi')).toBeTruthy();
    expect(screen.queryByText('The worklist could not be loaded')).toBeNull();
  });
});

describe('the worklist', () => {
  it('shows the patient, kind, urgency, reason and claim of each call', async () => {
    show();
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts[0]).toMatch(
      /Critical risk.*Asha Rao.*CL0000000017.*not acknowledged yet.*Monthly Call, Careline.*3 days late/,
    );
    expect(texts[1]).toMatch(/Meera Joshi.*Anita Desai until 10:15 am.*Call-back at 5:00 pm/);
    expect(texts[2]).toMatch(/High risk.*Reading to review.*Try 2.*You until 10:15 am.*Due at 11:00 am/);
    expect(texts[3]).toMatch(/Raised risk.*Near the due date.*escalate.*Assigned to Anita Desai.*Due today/);
    expect(texts[4]).toMatch(/Routine risk.*CL0000000057.*Unfinished call of Anita Desai/);
    expect(screen.getByRole('link', { name: /^Finish: / })).toBeVisible();
    expect(screen.getByText('5 calls, as of 10:00 am')).toBeTruthy();
  });

  it('names the value of a critical reading, and the danger signs without an outcome', async () => {
    const row = aWorkItem(1, {
      kind: 'danger-sign',
      risk: 'critical',
      patient: { name: 'Asha Rao', uhid: null, birthDate: '1990-02-01', gender: 'FEMALE' },
      reasons: ['open-danger-sign', 'open-critical-alert', 'near-term'],
      signs: [{ kind: 'PREGNANCY_SIGN', sign: 'FITS' }],
      alert: {
        measure: 'glucose',
        flag: 'ada:low-level2',
        level: 'critical',
        metric: 'bloodglucose',
        at: NOW / 1000 - 86_400,
        values: [{ key: 'value', text: '52', unit: 'mg/dL' }],
      },
    });
    show({ answers: { 'worklist/list': () => workPage([row]) } });
    const [first] = await rows();
    // Each reason appears once: the rules behind them add nothing.
    expect(first?.textContent).toMatch(
      /^Critical riskAsha Rao3\d years, femaleFits.*ask about the outcome · Blood Glucose 52 mg\/dL: Dangerously low blood sugar, \d+ [A-Z][a-z]+'\d\d · Near the due date/,
    );
  });

  it('counts the day, and says what the numbers mean', async () => {
    show();
    const numbers = screen.getByRole('region', { name: 'Today' });
    expect(await within(numbers).findByText('24')).toBeTruthy();
    expect(within(numbers).getByText('63%')).toBeTruthy();
    expect(within(numbers).getByText(/due before today/)).toBeTruthy();
  });

  it('has no percentage of zero calls', async () => {
    show({ answers: { 'worklist/numbers': () => workNumbers({ doneToday: 0, reachedToday: 0 }) } });
    expect(await screen.findByText(/No call yet/)).toBeTruthy();
    const [done] = within(screen.getByRole('region', { name: 'Today' })).getAllByText('-');
    expect(done).toHaveAttribute('aria-hidden', 'true');
    expect(done?.nextSibling).toHaveTextContent('0');
  });

  it('links to each call', async () => {
    const went = show();
    await userEvent.click(await screen.findByRole('link', { name: 'Call: Meera Joshi' }));
    expect(went).toHaveBeenCalledWith(`/call?patient=${personId(2)}`);
  });

  it('links from a name to all readings of the patient, if there is such a link', async () => {
    show({ readingsAddress: (vitaId) => `/patient/${vitaId}` });
    const name = await screen.findByRole('link', { name: 'Meera Joshi' });
    expect(name.getAttribute('href')).toBe(`/patient/${personId(2)}`);
  });

  it('loads more, and retries what failed', async () => {
    let fails = true;
    const list = ({ query }: FakeRequest) => {
      if (query?.after === undefined) return workPage(WORK_ITEMS, 'key', 6);
      if (fails) failing();
      return workPage([aWorkItem(6, { patient: { name: 'Zoya Khan', uhid: null } })], null, 6);
    };
    show({ answers: { 'worklist/list': list } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next calls could not be loaded')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Zoya Khan')).toBeTruthy();
    expect(screen.getByText('6 calls, as of 10:00 am')).toBeTruthy();
  });

  it.each([
    ['that are shown', 'key', `${WORK_ITEMS.length} of more than 10,000 calls, as of 10:00 am`],
    ['in all', null, 'more than 10,000 calls, as of 10:00 am'],
  ])('says that there are more than were counted, of those %s', async (_, next, words) => {
    const list = () => ({ ...workPage(WORK_ITEMS, next, 10_000), exceeded: true });
    show({ answers: { 'worklist/list': list } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each<[string, Shown, string]>([
    ['that nothing is due', { answers: { 'worklist/list': () => workPage([]) } }, 'Nothing is due'],
    [
      'that nothing fits',
      { filters: { risk: 'high' }, answers: { 'worklist/list': () => workPage([]) } },
      'No calls match your filters',
    ],
    ['that it loads', { answers: { 'worklist/list': never } }, 'Loading the worklist'],
    ['what failed', { answers: { 'worklist/list': failing } }, 'The worklist could not be loaded'],
    [
      'that the numbers failed',
      { answers: { 'worklist/numbers': failing } },
      'The numbers could not be loaded',
    ],
  ])('says %s', async (_, shown, words) => {
    show(shown);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('reports its filters to its owner', async () => {
    const onFilters = vi.fn<(filters: WorklistFilters) => void>();
    renderUi(
      <MemoryNavigation>
        <Owner onFilters={onFilters} />
      </MemoryNavigation>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await userEvent.selectOptions(screen.getByLabelText('Programme'), 'careline');
    expect(onFilters).toHaveBeenLastCalledWith({ programme: 'careline', callType: undefined });
    await userEvent.selectOptions(screen.getByLabelText('Risk'), 'high');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onFilters).toHaveBeenLastCalledWith({ owner: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Critical 2' }));
    expect(onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ risk: 'critical' }));
    await userEvent.click(screen.getByRole('button', { name: 'Overdue 9' }));
    expect(onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'overdue', risk: undefined }));
    // There are no escalated calls.
    expect(screen.queryByRole('button', { name: /^Escalated/ })).toBeNull();
  });

  it('uses Hindi', async () => {
    show({ locale: 'hi' });
    expect((await rows())[0]?.textContent).toMatch(/जोखिम: गंभीर.*3 दिन देर/);
  });
});

describe('the next patient', () => {
  const claimed = { 'worklist/next': () => ({ data: aWorkItem(2) }) };

  it('is claimed and opened by the button or by its key', async () => {
    const went = show({ answers: claimed });
    const button = await screen.findByRole('button', { name: 'Call the next patient' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('N');
    await userEvent.click(button);
    await userEvent.keyboard('n');
    await vi.waitFor(() => expect(went).toHaveBeenCalledTimes(2));
    // After a page change, the focus is on a heading outside the list.
    screen.getByRole('heading', { name: 'The page' }).focus();
    await userEvent.keyboard('n');
    await vi.waitFor(() => expect(went).toHaveBeenCalledTimes(3));
    expect(went).toHaveBeenLastCalledWith(`/call?patient=${personId(2)}`);
  });

  it('is not claimed by typing the letter', async () => {
    const asked = vi.fn(() => ({ data: null }));
    show({ answers: { 'worklist/next': asked } });
    await userEvent.type(screen.getByLabelText('A field of the page'), 'nnn');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    screen.getByLabelText('Programme').focus();
    await userEvent.keyboard('n');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is one of all when none matches the filters', async () => {
    const asked = vi.fn(({ body }: FakeRequest) => ({ data: body?.risk ? null : aWorkItem(2) }));
    const went = show({ filters: { risk: 'high' }, answers: { 'worklist/next': asked } });
    await userEvent.click(await screen.findByRole('button', { name: 'Call the next patient' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Call the next patient of the whole list' }),
    );
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce());
    expect(asked.mock.calls.map(([{ body }]) => body)).toEqual([{ risk: 'high' }, {}]);
  });

  it.each<[string, Shown, RegExp]>([
    ['there is none', {}, /All caught up/],
    ['none fits', { filters: { risk: 'high' } }, /No patient in this list is left/],
    ['it failed', { answers: { 'worklist/next': failing } }, /The next patient could not be claimed/],
  ])('says so when %s', async (_, shown, words) => {
    show(shown);
    await userEvent.click(await screen.findByRole('button', { name: 'Call the next patient' }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});

describe('the user who claimed the patient of a call', () => {
  const claim = (name: string, mine: boolean) => ({
    vitaId: personId(1),
    data: { claim: { staff: { id: STAFF_ID, name }, until: NOW / 1000 + 900, mine, assigned: false } },
  });

  function showHolder(answers: FakeAnswers) {
    const released = vi.fn(() => ({ vitaId: personId(1), data: { claim: null } }));
    const http = fakeHttp({ 'worklist/release': released, ...answers });
    const { unmount } = renderUi(<PatientHolder vitaId={personId(1)} />, { http });
    return { released, unmount };
  }

  it('is the reader, until they leave', async () => {
    const { released, unmount } = showHolder({ 'worklist/claim': () => claim('Asha', true) });
    expect(await screen.findByText(/Reserved for you until 10:15 am/)).toBeTruthy();
    unmount();
    expect(released).toHaveBeenCalledOnce();
  });

  it('is a colleague, who can be asked or relieved', async () => {
    const { released, unmount } = showHolder({
      'worklist/claim': ({ body }) => (body?.takeOver === true ? claim('Asha', true) : claim('Meena', false)),
    });
    expect(await screen.findByText('Reserved for Meena until 10:15 am')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText(/Reserved for you/)).toBeTruthy();
    unmount();
    expect(released).toHaveBeenCalledOnce();
  });

  it('may be unknown, which does not block calling', async () => {
    showHolder({ 'worklist/claim': failing });
    expect(await screen.findByText(/You can continue/)).toBeTruthy();
  });
});
